import Controllers
import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

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

  /// From a field, which has arrows for itself, to the row below or above it.
  func leaveField(towards heading: FocusHeading) {
    controller.leaveField(towards: heading)
  }

  /// Scrolls where no row is left to go to, or by a page.
  ///
  /// - Returns: Whether the key did that.
  func scroll(by key: KeyCode) -> Bool {
    switch key {
    case .pageDown: return controller.scroll(by: controller.pageHeight - 60)
    case .pageUp: return controller.scroll(by: 60 - controller.pageHeight)
    case .downArrow, .upArrow:
      let heading: FocusHeading = key == .downArrow ? .down : .up
      guard window.focusSystem?.explainMovement(heading: heading, detail: .decision).winner == nil
      else { return false }
      return controller.scroll(by: key == .downArrow ? 60 : -60)
    default: return false
    }
  }

  func focus(on id: String) { controller.focus(on: id) }
  func scrollToTop() { controller.scrollToTop() }
}
