import FocusEngine
import FocusGeometry
import Foundation
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import Testing

/// The layout of Apple's example (Apple, Creating custom navigation interactions).
@MainActor
struct FocusGuideSceneTests {
  @Test(
    "Down from Button 2 and Button 3 reaches Button 4 through the guide",
    arguments: ["Right", "Right Right"])
  func guided(way: String) throws {
    let scene = try SceneHarness("focus-guide")
    try scene.press(way)
    let step = try #require(try scene.press("Down"))
    #expect(scene.focus == "button-4")
    let explanation = try #require(step.explanation)
    let hit = try #require(explanation.candidates.first)
    #expect(hit.kind == .guide)
    #expect(explanation.steps.map(\.label) == ["guide", "button-4"])
    #expect(explanation.winner == "button-4")
  }

  @Test("the focus stays if the guide is switched off, and the reason is named")
  func unguided() throws {
    let scene = try SceneHarness("focus-guide")
    try scene.press("Right g")
    let step = try #require(try scene.press("Down"))
    #expect(scene.focus == "button-2")
    #expect(step.outcome == .stayed)
    let guide = try #require(step.explanation?.candidates.first { $0.kind == .guide })
    #expect(guide.reasons == [.guideDisabled])
    try scene.press("g Down")
    #expect(scene.focus == "button-4")
  }

  @Test("the explanation detail is restored when the scene is left")
  func detail() throws {
    let scene = try #require(DemoScene.all.first { $0.id == "focus-guide" })
    for detail in [FocusSystem.ExplanationDetail.decision, .complete] {
      let window = scene.makeWindow(
        size: CGSize(width: 1280, height: 800), appearance: .light,
        textMeasurer: TestFonts.textEngine())
      let system = try #require(window.focusSystem)
      system.explanationDetail = detail
      _ = window.frame(at: 0)
      #expect(system.explanationDetail == .complete)
      window.rootViewController = nil
      #expect(system.explanationDetail == detail)
    }
  }

  @Test("the guide is where its constraints put it, at every size")
  func place() throws {
    for size in [(1280, 800), (1920, 1080), (700, 900)] {
      let scene = try SceneHarness(
        "focus-guide", size: .init(width: size.0, height: size.1))
      let step = try #require(try scene.press("Right Right Down"))
      let explanation = try #require(step.explanation)
      func area(_ label: String) throws -> FocusExplanation.Area {
        try #require(explanation.candidates.first { $0.label == label }).frame
      }
      let guide = try area("guide").rect
      #expect(abs(guide.minX - (try area("button-2").rect.minX)) < 0.01)
      #expect(abs(guide.maxX - (try area("button-3").rect.maxX)) < 0.01)
      #expect(abs(guide.minY - (try area("button-4").rect.minY)) < 0.01)
      #expect(abs(guide.maxY - (try area("button-4").rect.maxY)) < 0.01)
    }
  }

  @Test("switching the guide off and on is shown on the panel in place of the last move")
  func toggled() throws {
    let scene = try SceneHarness("focus-guide")
    try scene.press("Right Down")
    #expect(scene.texts.contains { $0.hasPrefix("Down from Button 2 went") })
    try scene.press("g")
    #expect(scene.texts.contains("The guide is off."))
    #expect(!scene.texts.contains { $0.hasPrefix("Down from Button 2 went") })
    try scene.press("g")
    #expect(scene.texts.contains("The guide is on again."))
  }

  /// Opens a page by its title.
  private func page(_ title: String) throws -> SceneHarness {
    let scene = try SceneHarness("focus-guide")
    for _ in 0..<10 where !scene.texts.contains(title) { try scene.press("n") }
    try #require(scene.texts.contains(title))
    return scene
  }

  @Test("N goes through all pages and comes back to the first, Shift-N the other way")
  func pages() throws {
    let scene = try SceneHarness("focus-guide")
    var titles: Set<String> = []
    for number in 1...6 {
      #expect(scene.texts.contains("\(number) of 6"))
      titles.formUnion(scene.texts.prefix(1))
      try scene.press("n")
    }
    #expect(scene.texts.contains("1 of 6") && titles.count == 6)
    try scene.press("shift+n")
    #expect(scene.texts.contains("6 of 6"))
  }

  @Test("of several guides each leads to a button of its own")
  func several() throws {
    let scene = try page("Several guides")
    try scene.press("Right Down")
    #expect(scene.focus == "button-4")
    try scene.press("Up Right Right Down")
    #expect(scene.focus == "button-5")
    try scene.press("Right")
    #expect(scene.focus == "button-3")
  }

  @Test("a guide leads to the first of its targets that can have the focus")
  func targets() throws {
    let scene = try page("Several targets")
    try scene.press("Right Down")
    #expect(scene.focus == "button-4")
    try scene.press("Up Right t Down")
    #expect(scene.focus == "button-6")
  }

  @Test("a guide without a target leads nowhere, and leads on once it has one")
  func empty() throws {
    let scene = try page("No target")
    let step = try #require(try scene.press("Right Down"))
    #expect(scene.focus == "button-2")
    let guide = try #require(step.explanation?.candidates.first { $0.kind == .guide })
    #expect(guide.reasons == [.guideWithoutTargets])
    #expect(scene.texts.contains { $0.contains("The guide has no target.") })
    try scene.press("t Down")
    #expect(scene.focus == "button-4")
  }

  @Test("guides whose targets follow the focus lead back to where it was")
  func moving() throws {
    let scene = try page("A target that moves")
    try scene.press("Right Down Down Down")
    #expect(scene.focus == "button-6")
    try scene.press("Right")
    #expect(scene.focus == "button-2")
    try scene.press("Right Down")
    #expect(scene.focus == "button-6")
  }

  @Test("a guide that is enabled on a condition leads from one button only")
  func condition() throws {
    let scene = try page("On a condition")
    try scene.press("Right Down")
    #expect(scene.focus == "button-2")
    try scene.press("Right Down")
    #expect(scene.focus == "button-4")
  }
}
