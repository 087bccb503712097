import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The panel beside the screen: a window of its own, so that its focus is separate from the
/// screen's.
@MainActor
final class InstrumentPanel {
  let window: Window
  private let controller = PanelController()
  /// Whether keys go to the panel.
  var hasKeyboard = false {
    didSet { if hasKeyboard != oldValue { window.setActive(hasKeyboard) } }
  }
  /// The panel's frame, in points of the bench.
  var place: CGRect {
    get { controller.place }
    set { controller.place = newValue }
  }

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - text: measures the panel's text.
  ///   - appearance: the panel's appearance.
  init(text: any TextMeasuring, appearance: FocusAppearance) {
    window = Window(
      size: CGSize(width: PanelStyle.width, height: 400), model: .pad, appearance: appearance,
      textMeasurer: text)
    window.focusSystem?.model.defersFocus = false
    // Setting the property `rootViewController` would add a list of shortcuts.
    window.replaceRoot(with: controller) {}
    window.setActive(false)
  }

  func show(title: String, hasWayBack: Bool, lead: String, footer: String, _ lines: [PanelLine]) {
    controller.show(
      title: title, hasWayBack: hasWayBack, lead: lead, footer: footer, lines)
  }

  /// Moves the focus to the next line in this direction that can have it, also out of a field,
  /// which uses arrow keys itself; scrolls where there is none.
  func step(_ heading: FocusHeading) {
    window.settle()
    if !controller.step(heading) { _ = controller.scroll(by: heading == .down ? 60 : -60) }
    window.settle()
  }

  /// Offers the focused field a key that goes down.
  ///
  /// - Returns: Whether the field's page has taken the key.
  func takes(_ key: Key) -> Bool { controller.takes(key) }

  /// Scrolls by a page.
  ///
  /// - Returns: Whether the key scrolled.
  func scroll(by key: KeyCode) -> Bool {
    switch key {
    case .pageDown: controller.scroll(by: controller.pageHeight - 60)
    case .pageUp: controller.scroll(by: 60 - controller.pageHeight)
    default: false
    }
  }

  /// Removes all lines before another page is shown.
  func clear() { controller.clear() }

  /// Moves the focus to the line with this id; without an id or such a line, to the first that can
  /// have it.
  func focus(on id: String?) {
    window.settle()
    controller.focus(on: id)
    window.settle()
  }

  /// The distance of the focused line from the top of the page, in points; nil if no line has the
  /// focus.
  var focusPlace: CGFloat? { controller.focusPlace }

  /// Scrolls so that the focused line stays in place when lines above it have come or gone.
  ///
  /// - Parameter before: the line's ``focusPlace`` before the change.
  func keepFocus(at before: CGFloat?) {
    window.settle()
    guard let before, let now = focusPlace, now != before else { return }
    _ = controller.scroll(by: now - before)
  }
}
