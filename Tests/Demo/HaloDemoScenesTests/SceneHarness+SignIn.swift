import FocusEngine
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

extension SceneHarness {
  /// The form built twice, by the rules of a platform.
  static func signIn(_ model: FocusModel = .pad) throws -> SceneHarness {
    let scene = try SceneHarness("sign-in")
    scene.window.focusSystem?.model = model
    scene.player.rest()
    return scene
  }

  /// The good one, then the broken one.
  func signInForms() throws -> [SignInForm] {
    func find(_ view: View) -> [SignInForm] {
      (view as? SignInForm).map { [$0] } ?? view.subviews.flatMap(find)
    }
    let forms = find(window)
    try #require(forms.map(\.build) == [.good, .broken])
    return forms
  }
}
