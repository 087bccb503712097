import FocusEngine
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Whom an update asks and tells, with views and their controller (Decisions, 8).
@MainActor
struct ControllerCallbackTests {
  private let journal = Journal()
  private let screen: Screen
  private let stage: Stage

  private final class Screen: ViewController {
    var journal: Journal?
    override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
      journal?.entries.append("ask VC")
      return true
    }
    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
      journal?.entries.append("tell VC")
    }
  }

  private final class Part: Tile {
    var journal: Journal?
    override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
      journal?.entries.append("ask \(focusDebugLabel)")
      return true
    }
    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
      journal?.entries.append("tell \(focusDebugLabel)")
    }
  }

  private func asked() -> [String] {
    journal.entries.filter { $0.hasPrefix("ask") }.map { String($0.dropFirst(4)) }
  }

  /// Two views side by side, each with a tile at its top and one at its bottom.
  init() {
    screen = Screen()
    for (side, x) in [("Left", 0.0), ("Right", 200.0)] {
      let half = Part("\(side)SubView", x, 0, 150, 400)
      half.isFocusable = false
      for (edge, y) in [("T", 0.0), ("B", 200.0)] {
        let tile = Part("\(edge)\(side.prefix(1))", 0, y)
        tile.journal = journal
        half.addSubview(tile)
      }
      half.journal = journal
      screen.view.addSubview(half)
    }
    stage = Stage(screen)
    screen.journal = journal
    journal.entries = []
  }

  /// Cases, 30.
  @Test func `inside one view`() throws {
    try stage.press("Down")
    #expect(asked() == ["TL", "LeftSubView", "VC", "BL"])
  }

  /// Cases, 31.
  @Test func `from one view to the other`() throws {
    try stage.press("Right")
    #expect(asked() == ["TL", "LeftSubView", "VC", "TR", "RightSubView"])
  }

  /// Cases, 32.
  @Test func `the common controller is told once, after the previous item and before the next`()
    throws
  {
    try stage.press("Right")
    #expect(
      journal.entries.suffix(5) == [
        "tell TL", "tell LeftSubView", "tell VC", "tell TR", "tell RightSubView",
      ])
  }

  @Test func `between screens each controller is on its own side`() throws {
    let sheet = Screen()
    sheet.view.addSubview(Tile("sheet", 0, 0))
    screen.present(sheet, animated: false)
    let item = sheet.view.subviews[0]
    let presentation = try #require(sheet.presentationController)
    #expect(sheet.contains(item) && presentation.contains(item) && stage.window.contains(item))
    #expect(!screen.contains(item))
    #expect(presentation.parentFocusEnvironment === stage.window)
    #expect(FocusSystem.focusSystem(for: item) === stage.window.focusSystem)
  }
}
