import FocusEngine
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The views and controllers that a focus update asks and notifies (Decisions, 8).
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
  @Test func `a move inside one view asks the item, its ancestors and then the next item`() throws {
    try stage.press("Down")
    #expect(asked() == ["TL", "LeftSubView", "VC", "BL"])
  }

  /// Cases, 31.
  @Test func `a move between two views asks the next item and its own ancestors last`() throws {
    try stage.press("Right")
    #expect(asked() == ["TL", "LeftSubView", "VC", "TR", "RightSubView"])
  }

  /// Cases, 32.
  @Test
  func `a common controller is notified once, between the previous and the next item`() throws {
    try stage.press("Right")
    #expect(
      journal.entries.suffix(5) == [
        "tell TL", "tell LeftSubView", "tell VC", "tell TR", "tell RightSubView",
      ])
  }

  @Test
  func `a presented controller contains its item, and the presenting controller does not`() throws {
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
