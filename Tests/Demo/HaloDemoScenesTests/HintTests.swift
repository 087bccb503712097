import FocusEngine
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import Testing

/// The line at the bottom tells of the keys that do something, and of no other.
@MainActor
struct HintTests {
  /// Keys that no line tells of, and that lead to more.
  nonisolated static let stimuli = [
    "reminders": "b ctrl+n ctrl+i ctrl+f q BackSpace ctrl+F1", "navigation": "BackSpace",
    "responders": "x ctrl+F1", "sign-in": "x ctrl+F1", "shortcuts": "ctrl+F1 ctrl+?",
    "selection": "ctrl+F1", "split": "k x ctrl+F1", "disappearing": "ctrl+F1", "hover": "ctrl+F1",
  ]

  struct Walk: CustomTestStringConvertible, Sendable {
    var scene: String
    /// nil: the scene's own.
    var model: FocusModel?
    var testDescription: String { model.map { "\(scene), \($0.name)" } ?? scene }
  }

  nonisolated static let all = DemoScene.all.map { Walk(scene: $0.id) }
  nonisolated static let foreign = ["reminders", "sign-in", "selection", "shortcuts", "states"]
  /// Under another platform's rules keys mean something else.
  ///
  /// On a television the popover of the scene Split fills the window, and covers the hints.
  nonisolated static let others = TestEffort.cases(
    walks(of: DemoScene.all.map(\.id), FocusModel.all).filter { $0.testDescription != "split, tv" },
    few: walks(of: foreign, [.tv, .html, .catalyst]))

  nonisolated static func walks(of scenes: [String], _ models: [FocusModel]) -> [Walk] {
    scenes.flatMap { id in models.map { Walk(scene: id, model: $0) } }
  }

  nonisolated static let limit = TestEffort.cases([200], few: [30])[0]

  @Test(
    "something comes of every key that a line offers, and every command that acts is offered",
    arguments: all)
  func truth(walk: Walk) throws { try check(walk, limit: Self.limit) }

  @Test("so it is under other focus models", arguments: others)
  func otherModels(walk: Walk) throws { try check(walk, limit: Self.limit / 2) }

  private func check(_ walk: Walk, limit: Int) throws {
    let scene = try #require(DemoScene.all.first { $0.id == walk.scene })
    let hints = try HintWalk(
      scene, model: walk.model, stimuli: Self.stimuli[walk.scene] ?? "",
      text: TestFonts.textEngine())
    hints.go(limit: limit)
    #expect(hints.lies.isEmpty, "\(hints.lies.joined(separator: "\n"))")
    #expect(hints.places.count > 1 && hints.presses > 10)
  }
}
