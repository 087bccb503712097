import HaloSceneGraph

/// A window accessory that updates a hint line whenever the effects of keys may have changed.
@MainActor
final class HintKeeper: WindowAccessory {
  private unowned let window: Window
  private let topics: [HintTopic]
  private let show: (HintLine) -> Void

  /// Creates an accessory.
  ///
  /// - Parameters:
  ///   - window: the window, to which the caller attaches the accessory.
  ///   - topics: topics at the end of the line.
  ///   - show: shows a hint line; called in frames, before they are drawn.
  init(_ window: Window, _ topics: [HintTopic] = [], show: @escaping (HintLine) -> Void) {
    self.window = window
    self.topics = topics
    self.show = show
  }

  var tellsOfKeys: Bool { true }
  func keyEffectsMayHaveChanged() {
    func line() -> HintLine { HintLine(in: window, topics) }
    show(window.focusSystem?.forecasting(line) ?? line())
  }
}
