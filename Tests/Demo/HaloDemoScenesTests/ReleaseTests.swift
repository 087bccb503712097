import HaloDemoScenes
import HaloDemoTestSupport
import HaloSceneGraph
import Testing

/// The objects that remain when the window of a scene is released.
@MainActor
struct ReleaseTests {
  @Test(
    "a window that nobody retains is released with its views", arguments: DemoScene.all.map(\.id))
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
