import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A scene of the scene graph: a window with a scroll view full of plain views.
@MainActor
final class ViewScene: BenchmarkScene {
  private let window: Window
  private let views: [NumberedView]
  private var time = 0.0
  let system: FocusSystem

  init(_ layout: BenchmarkLayout, model: FocusModel) {
    window = Window(
      size: CGSize(width: 1920, height: 1080), model: model, appearance: .light,
      textMeasurer: NoText())
    guard let system = window.focusSystem else { preconditionFailure("every window has one") }
    self.system = system
    let scroll = ScrollView(frame: window.bounds)
    scroll.contentSize = layout.size
    views = layout.rects.enumerated().map { NumberedView(number: $0, frame: $1) }
    // The views are added before the scroll view is in the window, which avoids a million
    // notifications.
    for view in views { scroll.addSubview(view) }
    window.addSubview(scroll)
    begin()
  }

  var focused: Int? { (system.focusedItem as? NumberedView)?.number }

  func item(_ index: Int) -> any FocusItem { views[index] }

  func move(_ index: Int, to rect: CGRect) { views[index].frame = rect }

  /// Advances the time by the interval between two keys of a held one.
  func pass() {
    time += 0.04
    window.advance(to: time)
  }

  func draw() { _ = window.frame(at: time) }
}

private final class NumberedView: View {
  let number: Int

  init(number: Int, frame: CGRect) {
    self.number = number
    super.init(frame: frame)
  }

  override var canBecomeFocused: Bool { true }
}

/// A text measurer for a scene without text.
@MainActor
private final class NoText: TextMeasuring {
  func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize { .zero }
  func baselines(
    of string: String, style: TextStyle, width: CGFloat
  ) -> (first: CGFloat, last: CGFloat) { (0, 0) }
  func line(of string: String, style: TextStyle) -> TextLine {
    TextLine(string, characterWidth: 0)
  }
}
