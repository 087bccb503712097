import FocusEngine
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

extension SceneHarness {
  /// Opens the scene with the two forms in a focus model.
  static func signIn(_ model: FocusModel = .pad) throws -> SceneHarness {
    let scene = try SceneHarness("sign-in")
    scene.window.focusSystem?.model = model
    scene.player.rest()
    return scene
  }

  /// The good form and the broken form.
  func signInForms() throws -> [SignInForm] {
    func find(_ view: View) -> [SignInForm] {
      (view as? SignInForm).map { [$0] } ?? view.subviews.flatMap(find)
    }
    let forms = find(window)
    try #require(forms.map(\.build) == [.good, .broken])
    return forms
  }
}
