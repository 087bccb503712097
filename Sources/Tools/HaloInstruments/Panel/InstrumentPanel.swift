import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The panel beside the screen: a window of its own, so that its focus is none of the screen's.
@MainActor
final class InstrumentPanel {
  let window: Window
  private let controller = PanelController()
  /// Whether keys go to the panel.
  var hasKeyboard = false {
    didSet { if hasKeyboard != oldValue { window.setActive(hasKeyboard) } }
  }
  /// Where it is, in points of the bench.
  var place: CGRect {
    get { controller.place }
    set { controller.place = newValue }
  }

  /// - Parameters:
  ///   - text: measures what is written.
  ///   - appearance: of the panel.
  init(text: any TextMeasuring, appearance: FocusAppearance) {
    window = Window(
      size: CGSize(width: PanelStyle.width, height: 400), model: .pad, appearance: appearance,
      textMeasurer: text)
    window.focusSystem?.model.defersFocus = false
    // Not by its property, which would bring a list of shortcuts.
    window.replaceRoot(with: controller) {}
    window.setActive(false)
  }

  func show(title: String, hasWayBack: Bool, lead: String, footer: String, _ lines: [PanelLine]) {
    controller.show(
      title: title, hasWayBack: hasWayBack, lead: lead, footer: footer, lines)
  }

  /// To the line below or above that can have the focus, a field too, which has arrows for itself;
  /// scrolls where there is none.
  func step(_ heading: FocusHeading) {
    window.settle()
    if !controller.step(heading) { _ = controller.scroll(by: heading == .down ? 60 : -60) }
    window.settle()
  }

  /// Scrolls by a page.
  ///
  /// - Returns: Whether the key did that.
  func scroll(by key: KeyCode) -> Bool {
    switch key {
    case .pageDown: controller.scroll(by: controller.pageHeight - 60)
    case .pageUp: controller.scroll(by: 60 - controller.pageHeight)
    default: false
    }
  }

  /// Takes all lines away, for those of another page.
  func clear() { controller.clear() }

  /// Has the focus come to the line with this id; nil, or where it is not: to the first that can.
  func focus(on id: String?) {
    window.settle()
    controller.focus(on: id)
    window.settle()
  }

  /// How far below the page's beginning what has the focus is, in points; nil for nothing.
  var focusPlace: CGFloat? { controller.focusPlace }

  /// Lines that came or went above what has the focus leave it where it is seen.
  ///
  /// - Parameter before: its place before them.
  func keepFocus(at before: CGFloat?) {
    window.settle()
    guard let before, let now = focusPlace, now != before else { return }
    _ = controller.scroll(by: now - before)
  }
}
