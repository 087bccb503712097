import HaloDemoTestSupport
import HaloDisplayList
import HaloSceneGraph

extension SceneHarness {
  /// The texts in the window in the order in which they are drawn.
  var texts: [String] {
    player.frame().items.compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
  }
}
