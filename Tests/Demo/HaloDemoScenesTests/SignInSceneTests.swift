import FocusEngine
import FocusGeometry
import Foundation
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// The two forms in every model.
@MainActor
struct SignInSceneTests {
  /// The labels of the items that have a number, in the order of the numbers.
  private func numbered(_ form: SignInForm) -> [String] {
    form.rows.values.filter { $0.number != nil }
      .sorted { ($0.number ?? 0) < ($1.number ?? 0) }.map(\.control.focusDebugLabel)
  }

  /// The items that Tab reaches until it comes back to the first.
  private func walk(_ scene: SceneHarness) throws -> [String] {
    var labels: [String] = []
    for _ in 0..<40 {
      try scene.press("Tab")
      guard let focus = scene.focus, focus != labels.first else { break }
      labels.append(focus)
    }
    return labels
  }

  @Test(
    "the numbers beside the fields follow the order of Tab", arguments: FocusModel.all,
    [false, true])
  func numbers(model: FocusModel, hasOptions: Bool) throws {
    let scene = try SceneHarness.signIn(model)
    try scene.press("ctrl+F1")
    if hasOptions { try scene.press("ctrl+k") }
    let walked = try walk(scene)
    let count = hasOptions ? 9 : 8
    #expect(walked.count == 2 * count)
    for form in try scene.signInForms() {
      let own = walked.filter { $0.hasPrefix(form.build.rawValue) }
      let labels = numbered(form)
      // The walk may have started in the middle.
      let start = try #require(labels.firstIndex(of: own[0]))
      #expect(own == Array(labels[start...] + labels[..<start]))
    }
  }

  @Test(
    "the check finds the fault in the Tab order of each form",
    arguments: [
      (FocusModel.pad, false, "", "", "", "across"),
      (.pad, true, "", "", "early", "across"), (.catalyst, false, "", "", "", "across"),
      (.tv, false, "both", "both", "both", "both"),
      (.android, false, "", "", "up", "across"),
      (.android, true, "", "", "up", "across"), (.html, false, "", "", "up", "across"),
    ])
  func verdicts(
    model: FocusModel, hasOptions: Bool, account: String, addresses: String,
    brokenAccount: String, brokenAddresses: String
  ) throws {
    let scene = try SceneHarness.signIn(model)
    try scene.press("ctrl+F1")
    if hasOptions { try scene.press("ctrl+k") }
    let verdicts = try scene.signInForms().map { form in
      form.verdicts.map { verdict in
        switch verdict {
        case .reaches(nothing: false): ""
        case .reaches(nothing: true): "nothing"
        case .jumpsUp: "up"
        case .leaves: "across"
        case .crosses: "both"
        case .appearsBefore: "early"
        case nil: "none"
        }
      }
    }
    #expect(verdicts == [[account, addresses], [brokenAccount, brokenAddresses]])
  }

  @Test("on an iPad the button is reached with full keyboard access only")
  func fullKeyboardAccess() throws {
    let scene = try SceneHarness.signIn()
    #expect(!(try walk(scene).contains("good-log-in")))
    #expect(try scene.signInForms()[0].rows[.logIn]?.number == nil)
    try scene.press("ctrl+F1")
    #expect(try walk(scene).contains("good-log-in"))
    #expect(try scene.signInForms()[0].rows[.logIn]?.number == 4)
  }

  @Test("a field that appears later comes next, whether the button or its key shows it")
  func options() throws {
    let scene = try SceneHarness.signIn(.catalyst)
    try scene.press("ctrl+F1 Tab Tab Tab")
    #expect(scene.focus == "good-options")
    try scene.press("space Tab")
    #expect(scene.focus == "good-code")
    try scene.press("ctrl+k")
    #expect(try scene.signInForms()[0].rows[.code]?.number == nil)
    #expect(try scene.signInForms()[0].rows[.logIn]?.number == 4)
  }

  @Test("on Android, Down goes round in the good form and skips a field in the broken one")
  func neighbours() throws {
    let scene = try SceneHarness.signIn(.android)
    try scene.press("Tab Down Down Down")
    #expect(scene.focus == "good-log-in")
    try scene.press("Down")
    #expect(scene.focus == "good-username")
    try scene.press("Up")
    #expect(scene.focus == "good-log-in")
    let form = try scene.signInForms()[1]
    scene.window.focusSystem?.requestFocusUpdate(to: try #require(form.control(.username)))
    scene.player.rest()
    try scene.press("Down")
    #expect(scene.focus == "broken-log-in")
    try scene.press("Down")
    #expect(scene.focus == "broken-password")
  }

  @Test(
    "the scene switches the focus loop debugger on and restores it when it is left",
    arguments: [false, true])
  func debugger(hadIt: Bool) throws {
    let photos = try SceneHarness("photos")
    photos.window.isFocusLoopDebuggerEnabled = hadIt
    let all = DemoScene.all
    try #require(all.first { $0.id == "sign-in" }).show(in: photos.window, appearance: .light)
    photos.player.rest()
    #expect(photos.window.isFocusLoopDebuggerEnabled)
    all[0].show(in: photos.window, appearance: .light)
    photos.player.rest()
    #expect(photos.window.isFocusLoopDebuggerEnabled == hadIt)
  }

  @Test(
    "the sign-in forms in other models look like their golden pictures",
    arguments: [(FocusModel.html, "ctrl+k", false), (.android, "Tab Down", true)])
  func picture(model: FocusModel, keys: String, isDark: Bool) throws {
    let scene = try SceneHarness("sign-in", scale: 0.5, appearance: isDark ? .dark : .light)
    scene.window.focusSystem?.model = model
    try scene.press(keys)
    let region = CGRect(x: 20, y: 110, width: 1240, height: 380)
    expectPicture(try scene.picture(of: region), matches: "sign-in-\(model.name)")
  }
}
