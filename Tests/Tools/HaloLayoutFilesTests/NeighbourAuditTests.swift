import HaloAudit
import Testing

@testable import HaloLayoutFiles

/// The audit of neighbours that a layout names.
@MainActor
struct NeighbourAuditTests {
  private func findings(_ views: String, model: String) throws -> [AuditFinding] {
    let stage = try LayoutStage("model: \(model)\nviews:\n\(views)")
    return HaloAudit.audit(
      stage.player.window, operability: { stage.controller.operates($0) }
    ).findings
  }

  @Test(arguments: ["tv", "pad", "catalyst", "android", "html"])
  func `a neighbour that cannot have the focus is found under every model`(model: String) throws {
    let found = try findings(
      """
        - {id: a, kind: cell, title: A, frame: [100, 100, 200, 80], next: {right: gone}}
        - {id: gone, kind: cell, title: Gone, hidden: true, frame: [400, 100, 200, 80]}
        - {id: c, kind: cell, title: C, frame: [700, 100, 200, 80]}
      """, model: model
    ).filter { $0.rule == .badNeighbour }
    #expect(found.map(\.items) == [["a", "gone"]])
  }

  @Test func `an arrow that is stated to lead nowhere is not a dead end`() throws {
    func deadEnds(_ next: String) throws -> [[String]] {
      try findings(
        """
          - {id: a, kind: cell, title: A, frame: [100, 100, 200, 80], next: {right: \(next)}}
          - {id: b, kind: cell, title: B, frame: [400, 100, 200, 80]}
        """, model: "tv"
      ).filter { $0.rule == .deadEnd }.map(\.items)
    }
    #expect(try deadEnds("a") == [["a", "b"]])
    #expect(try deadEnds("none") == [])
  }
}
