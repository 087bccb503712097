import HaloDemoScenes
import HaloDemoTestSupport
import HaloSceneGraph
import Testing

/// What a scene leaves behind when its window goes.
@MainActor
struct ReleaseTests {
  @Test(
    "a window that nobody holds goes with all that is in it", arguments: DemoScene.all.map(\.id))
  func windows(id: String) throws {
    for keys in ["Tab Right Return", "Down Down Return Tab Return", "Return Return Down Escape a"] {
      weak var window: Window?
      weak var view: View?
      do {
        let scene = try SceneHarness(id)
        try scene.press(keys)
        window = scene.window
        view = scene.window.subviews.first?.subviews.last
        #expect(window != nil && view != nil)
      }
      #expect(window == nil && view == nil, "\(keys)")
    }
  }
}
