import FocusEngine
import Foundation
import HaloControls
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// Signing in by Return and by the button, in both forms and in every model.
@MainActor
struct SignInOutcomeTests {
  @Test(
    "Return goes from field to field, and says what is missing or who has signed in",
    arguments: FocusModel.all, [SignInForm.Build.good, .broken])
  func logIn(model: FocusModel, build: SignInForm.Build) throws {
    let scene = try SceneHarness.signIn(model)
    let form = try #require(try scene.signInForms().first { $0.build == build })
    /// The field that receives typed text, whether the focus is shown yet or not.
    func edited() -> String? {
      (scene.window.firstResponder as? View)?.accessibilityIdentifier
    }
    func edit(_ item: SignInItem) throws {
      let field = try #require(form.control(item))
      scene.window.focusSystem?.requestFocusUpdate(to: field)
      scene.player.rest()
      field.becomeFirstResponder()
      scene.player.rest()
    }
    try edit(.username)
    try scene.press("Return")
    #expect(edited() == "\(build)-password" && form.status.outcome == nil)
    try edit(.password)
    try scene.press("Return")
    #expect(form.status.outcome == .missing([.username, .password]))
    #expect(edited() == "\(build)-username")
    try edit(.username)
    try scene.press("a d a")
    #expect(form.status.outcome == nil)
    try edit(.password)
    try scene.press("x Return")
    #expect(form.status.outcome == .signedIn("ada"))
    try scene.press("ctrl+k")
    #expect(form.status.outcome == nil)
    try edit(.password)
    try scene.press("Return")
    #expect(edited() == "\(build)-code")
    // The addresses may be empty, and the form ends with them.
    try edit(.billingAddress)
    try scene.press("Return")
    #expect(form.status.outcome == .missing([.code]) && edited() == "\(build)-code")
  }

  @Test("the button to sign in does the same as Return")
  func button() throws {
    let scene = try SceneHarness.signIn()
    try scene.press("ctrl+F1 Tab Tab Tab Tab")
    #expect(scene.focus == "good-log-in")
    try scene.press("Return")
    #expect(scene.focus == "good-username")
    #expect(
      try scene.signInForms().map(\.status.outcome?.words) == [
        "Username and password are missing", nil,
      ])
  }

  @Test("missing fields are listed in a sentence")
  func words() {
    #expect(SignInOutcome.missing([.code]).words == "One-time code is missing")
    #expect(
      SignInOutcome.missing([.username, .password, .code]).words
        == "Username, password and one-time code are missing")
  }

  @Test("the outcome of signing in looks like its golden picture", arguments: [false, true])
  func outcomePicture(isMirrored: Bool) throws {
    let scene = try SceneHarness(
      "sign-in", scale: 0.5, appearance: isMirrored ? .dark : .light,
      direction: isMirrored ? .rightToLeft : .leftToRight)
    try scene.press("ctrl+k Tab a d a Return Return Return")
    for form in try scene.signInForms() where form.build == .broken {
      for item in [SignInItem.username, .password, .code] {
        (form.control(item) as? TextField)?.text = "ada"
      }
      form.control(.logIn)?.primaryAction?()
    }
    scene.player.rest()
    let region = CGRect(x: 20, y: 180, width: 1240, height: 350)
    expectPicture(
      try scene.picture(of: region), matches: "sign-in-\(isMirrored ? "mirrored-" : "")outcome")
  }
}
