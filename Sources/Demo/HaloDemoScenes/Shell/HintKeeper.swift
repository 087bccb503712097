import HaloSceneGraph

/// Keeps a hint line true: composes it anew whenever keys may do something else.
@MainActor
final class HintKeeper: WindowAccessory {
  private unowned let window: Window
  private let topics: [HintTopic]
  private let show: (HintLine) -> Void

  /// - Parameters:
  ///   - window: whose keys are told of; hears of the keeper once it is attached.
  ///   - topics: what is told besides.
  ///   - show: called in frames, before they are drawn.
  init(_ window: Window, _ topics: [HintTopic] = [], show: @escaping (HintLine) -> Void) {
    self.window = window
    self.topics = topics
    self.show = show
  }

  var tellsOfKeys: Bool { true }
  func keyEffectsMayHaveChanged() { show(HintLine(in: window, topics)) }
}
