import HaloDemoTestSupport
import HaloDisplayList
import HaloSceneGraph

extension SceneHarness {
  /// What is written in the window now, in the order in which it is drawn.
  var texts: [String] {
    player.frame().items.compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
  }
}
