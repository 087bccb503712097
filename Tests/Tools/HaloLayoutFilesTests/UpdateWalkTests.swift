import Foundation
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// Walks that insert, remove and reload views, and walks that check the places of views.
@MainActor
struct UpdateWalkTests {
  private static let list =
    """
    layout:
      model: tv
      size: [400, 300]
      focus: r0
      views:
        - id: rows
          kind: list
          frame: [0, 0, 400, 200]
          views:
            - {id: r0, kind: cell, frame: [10, 10, 380, 50]}
            - {id: r1, kind: cell, frame: [10, 70, 380, 50]}
            - {id: r2, kind: cell, frame: [10, 130, 380, 50]}
            - {id: r3, kind: cell, frame: [10, 190, 380, 50]}
            - {id: r4, kind: cell, frame: [10, 250, 380, 50]}
            - {id: r5, kind: cell, frame: [10, 310, 380, 50]}
    walk:

    """

  @Test func `replacing the cells of a list keeps its focus and its offset`() throws {
    #expect(
      try failures(
        of: Self.list + """
            - {key: Down, repeat: 5, expect: r5, inSight: r5}
            - {reload: rows, expect: r5, inSight: r5}
            - {key: Up, expect: r4, inSight: [r4]}
            - {set: {r3: {hidden: true}}}
            - {reload: rows, expect: r4}
            - {key: Up, expect: r2}
          """) == [])
  }

  @Test func `a view can be inserted at the end, removed, and inserted again`() throws {
    #expect(
      try failures(
        of: Self.list + """
            - insert: {view: {id: r6, kind: cell, frame: [10, 370, 380, 50]}, into: rows}
            - {key: Down, repeat: 6, expect: r6, inSight: r6}
            - {remove: r6, expect: r5}
            - insert: {view: {id: r6, kind: cell, frame: [10, 370, 380, 50]}, into: rows}
            - {expect: r5}
            - {key: Down, expect: r6}
            - {reload: rows, expect: r6}
          """) == [])
  }

  @Test func `a view is inserted behind others of the same parent`() throws {
    let stage = try LayoutStage(
      """
      views:
        - {id: a, kind: button, frame: [0, 0, 100, 50]}
        - {id: b, kind: button, frame: [0, 100, 100, 50]}
        - id: rows
          kind: list
          frame: [200, 0, 200, 200]
          views:
            - {id: r0, kind: cell, frame: [0, 0, 200, 50]}
            - {id: r1, kind: cell, frame: [0, 60, 200, 50]}
      """)
    func insert(_ fields: String) throws {
      let layout = "layout: {views: [{id: rows, kind: list, frame: [0, 0, 1, 1]}]}"
      let walk = try WalkDocument(
        text: layout + "\nwalk: [{insert: {\(fields)}}]", file: "walk.yaml")
      guard case .insert(let insertion) = walk.steps.first?.action else { return }
      try stage.controller.insert(insertion)
      stage.player.rest()
    }
    try insert("view: {id: c, kind: button, frame: [0, 200, 100, 50]}, at: 1")
    try insert("view: {id: d, kind: button, frame: [0, 300, 100, 50]}, at: 99")
    try insert("view: {id: r2, kind: cell, frame: [0, 120, 200, 50]}, into: rows, at: 1")
    let rows = try #require(stage.controller.view(withID: "rows") as? LayoutList)
    func names(_ views: [any LayoutElement]) -> [String?] { views.map(\.accessibilityIdentifier) }
    #expect(names(stage.controller.canvas.layoutViews) == ["a", "c", "b", "rows", "d"])
    #expect(names(rows.layoutViews) == ["r0", "r2", "r1"])
    #expect(rows.cells.map(\.accessibilityIdentifier) == ["r0", "r2", "r1"])
    #expect(rows.cells.map { $0.indexPath?.item } == [0, 1, 2])
  }

  @Test func `a view that is inserted sends focus to views that it names`() throws {
    #expect(
      try failures(
        of: Self.list + """
            - insert:
                view: {id: guide, kind: guide, frame: [0, 210, 400, 20], prefers: [r0]}
            - insert:
                view: {id: more, kind: button, frame: [0, 240, 400, 50], next: {right: r3, up: none}}
            - {request: more, expect: more}
            - {key: Up, expect: more, outcome: stayed}
            - {key: Right, expect: r3}
          """) == [])
  }

  // MARK: Places

  @Test func `a view out of sight and a wrong offset are failures that say what was found`() throws
  {
    #expect(
      try failures(
        of: Self.list + """
            - {inSight: [r0, r5]}
            - {offset: {view: rows, y: 3}}
            - {offset: {view: rows, x: 0, y: 0.4}}
            - {remove: r1, inSight: r1}
            - {set: {rows: {contentOffset: [0, 30]}}, offset: {view: rows, x: 0, y: 0}}
          """) == [
          "walk.yaml:17: step 1 (look): r5 is not wholly in sight",
          "walk.yaml:18: step 2 (look): expected the offset [any, 3] of rows, it is [0, 0]",
          "walk.yaml:20: step 4 (remove r1): r1 is not on the screen",
          "walk.yaml:21: step 5 (set rows): expected the offset [0, 0] of rows, it is [0, 30]",
        ])
  }

  @Test func `a view that is larger than its scrolling view is in sight if it fills that view`()
    throws
  {
    #expect(
      try failures(
        of: """
          layout:
            size: [400, 300]
            views:
              - id: page
                kind: scroll
                frame: [0, 0, 400, 200]
                views: [{id: tall, frame: [0, 100, 400, 500]}]
          walk:
            - {set: {page: {contentOffset: [0, 150]}}, inSight: [tall, page]}
            - {set: {page: {contentOffset: [0, 50]}}, inSight: page}
            - {inSight: tall}
          """) == ["walk.yaml:11: step 3 (look): tall is not wholly in sight"])
  }
}
