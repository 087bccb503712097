import Foundation
import Testing

@testable import HaloLayoutFiles

/// The differences between focus models, as walks through small layouts.
@MainActor
struct ModelWalkTests {
  /// Returns a walk through three focusable views in a row.
  private func row(_ model: String, _ more: String = "", _ second: String = "") -> String {
    """
    layout:
      model: \(model)
      \(more)
      views:
        - {id: n1, kind: button, frame: [0, 0, 90, 50]}
        - {id: n2, kind: button, frame: [100, 0, 90, 50]\(second)}
        - {id: n3, kind: button, frame: [200, 0, 90, 50]}
    walk:

    """
  }

  @Test(arguments: ["html", "android"])
  func `the focus starts at the item that the layout names`(model: String) throws {
    #expect(
      try failures(
        of: row(model, "focus: n2") + """
            - {expect: n2}
            - {key: Tab, expect: n3}
          """) == [])
  }

  @Test func `in the model html, Tab continues from the place of a removed view`() throws {
    for (key, expected) in [("Tab", "n3"), ("shift+Tab", "n1")] {
      #expect(
        try failures(
          of: row("html", "focus: n2") + """
              - {remove: n2, expect: none}
              - {key: \(key), expect: \(expected)}
            """) == [])
    }
  }

  @Test(arguments: [("Right", "n1"), ("Left", "n3"), ("Tab", "n1"), ("shift+Tab", "n3")])
  func `in the model android, the first key focuses the first or the last view`(
    key: String, expected: String
  ) throws {
    #expect(
      try failures(
        of: row("android") + """
            - {expect: none}
            - {key: \(key), expect: \(expected)}
          """) == [])
  }

  @Test func `a cell outside of a list can be selected, and Tab enters its group there`() throws {
    #expect(
      try failures(
        of: """
          layout:
            model: pad
            views:
              - {id: a, kind: cell, group: one, frame: [0, 0, 90, 50]}
              - {id: b, kind: cell, group: two, frame: [0, 100, 90, 50]}
              - {id: c, kind: cell, group: two, selected: true, frame: [0, 160, 90, 50]}
          walk:
            - {key: Tab, expect: a}
            - {key: Tab, expect: c}
            - {set: {c: {selected: false}}}
            - {key: Tab, expect: a}
          """) == [])
  }

  // MARK: Variations

  @Test(arguments: [
    ("strictBeam", "far"), ("nearestNeighbour", "far"), ("navigationDirectionDistance", "near"),
    ("rectilinearDistance", "near"), ("projection", "far"), ("balloon", "near"),
  ])
  func `a layout can choose the strategy of arrow keys in each model`(
    strategy: String, expected: String
  ) throws {
    #expect(
      try failures(
        of: """
          layout:
            strategy: \(strategy)
            focus: from
            views:
              - {id: from, kind: button, frame: [0, 0, 100, 100]}
              - {id: far, kind: button, frame: [250, 0, 50, 100]}
              - {id: near, kind: button, frame: [110, 110, 50, 50]}
          walk:
            - {key: Right, expect: \(expected)}
            - {model: android}
            - {request: from, expect: from}
            - {key: Right, expect: \(expected)}
          """) == [])
  }

  /// Goes down from the left one of two items to a wide item, and up again.
  @Test(arguments: [("", "right"), ("anchorBand: true", "left")])
  func `a layout can keep successive presses in one band`(field: String, expected: String) throws {
    #expect(
      try failures(
        of: """
          layout:
            focus: left
            \(field)
            views:
              - {id: left, kind: button, frame: [0, 0, 100, 50]}
              - {id: right, kind: button, frame: [110, 0, 100, 50]}
              - {id: wide, kind: button, frame: [0, 100, 330, 50]}
          walk:
            - {key: Down, expect: wide}
            - {key: Up, expect: \(expected)}
          """) == [])
  }

  @Test func `a diagonal press of a game controller moves the focus diagonally`() throws {
    #expect(
      try failures(
        of: """
          layout:
            focus: a
            views:
              - {id: a, kind: button, frame: [0, 0, 50, 50]}
              - {id: b, kind: button, frame: [100, 0, 50, 50]}
              - {id: c, kind: button, frame: [0, 100, 50, 50]}
              - {id: d, kind: button, frame: [100, 100, 50, 50]}
          walk:
            - {key: DownRight, expect: d}
            - {key: UpLeft, expect: a}
          """) == [])
  }

  @Test func `an item that is scrolled beneath another one loses the focus only once`() throws {
    let stage = try LayoutStage(
      """
      model: tv
      size: [400, 250]
      views:
        - id: shelf
          kind: scroll
          frame: [0, 0, 400, 250]
          contentSize: [2000, 250]
          views:
            - {id: a, kind: button, frame: [0, 0, 50, 60]}
            - {id: b, kind: button, frame: [500, 0, 50, 60]}
            - {id: c, kind: button, frame: [700, 0, 50, 60]}
            - {id: d, kind: button, frame: [900, 0, 50, 60]}
        - {id: banner, kind: button, frame: [60, 0, 340, 250]}
      """)
    #expect(stage.focus == "a")
    #expect(try stage.press("Right") == "banner")
    #expect(stage.player.window.saturatedFrames == 0)
  }

  // MARK: focusgroup

  /// Returns a walk through `a`, a bar of three items with the given tokens, and `z`, from left to
  /// right.
  private func bar(_ tokens: String, direction: String = "ltr", start: String = "") -> String {
    """
    layout:
      model: html
      direction: \(direction)
      views:
        - {id: a, kind: button, frame: [0, 0, 90, 50]}
        - id: bar
          frame: [100, 0, 300, 50]
          focusgroup: \(tokens)
          views:
            - {id: one, kind: button, frame: [0, 0, 90, 50]}
            - {id: two, kind: button, frame: [100, 0, 90, 50]\(start)}
            - {id: three, kind: button, tabIndex: -1, frame: [200, 0, 90, 50]}
        - {id: z, kind: button, frame: [400, 0, 90, 50]}
    walk:

    """
  }

  private func walk(_ layout: String, _ keys: (String, String)...) throws -> [String] {
    try failures(
      of: layout + keys.map { "  - {key: \($0.0), expect: \($0.1)}\n" }.joined())
  }

  @Test func `a focusgroup is one Tab stop, and arrow keys go through its items`() throws {
    #expect(
      try walk(
        bar("[toolbar]"), ("Tab", "a"), ("Tab", "one"), ("Right", "two"), ("Down", "three"),
        ("Right", "three"), ("Tab", "z"), ("shift+Tab", "three"), ("Up", "two"), ("Left", "one"),
        ("Left", "one"), ("shift+Tab", "a")) == [])
  }

  @Test
  func `a focusgroup can wrap, forget its last item, start elsewhere and keep to an axis`() throws {
    #expect(
      try walk(
        bar("[wrap]"), ("Tab", "a"), ("Tab", "one"), ("Left", "three"), ("Right", "one")) == [])
    #expect(
      try walk(
        bar("[no-memory]"), ("Tab", "a"), ("Tab", "one"), ("Right", "two"), ("Tab", "z"),
        ("shift+Tab", "one")) == [])
    #expect(
      try walk(
        bar("[menu]", start: ", focusgroupStart: true"), ("Tab", "a"), ("Tab", "two"),
        ("Tab", "z")) == [])
    #expect(
      try walk(
        bar("[inline]"), ("Tab", "a"), ("Tab", "one"), ("Down", "one"), ("Right", "two")) == [])
    #expect(
      try walk(
        bar("[block]"), ("Tab", "a"), ("Tab", "one"), ("Right", "one"), ("Down", "two")) == [])
  }

  @Test func `arrow keys in a focusgroup follow the reading direction`() throws {
    #expect(
      try walk(
        bar("[tablist]", direction: "rtl"), ("Tab", "a"), ("Tab", "one"), ("Left", "two"),
        ("Right", "one"), ("Down", "two")) == [])
  }

  @Test func `an item that opts out and a nested focusgroup do not belong to the outer focusgroup`()
    throws
  {
    #expect(
      try walk(
        """
        layout:
          model: html
          views:
            - id: bar
              frame: [0, 0, 600, 50]
              focusgroup: [toolbar]
              views:
                - {id: one, kind: button, frame: [0, 0, 90, 50]}
                - {id: out, kind: button, focusgroup: none, frame: [100, 0, 90, 50]}
                - {id: hidden, kind: button, hidden: true, frame: [150, 0, 20, 50]}
                - id: inner
                  frame: [200, 0, 200, 50]
                  focusgroup: [listbox]
                  views:
                    - {id: i1, kind: button, frame: [0, 0, 90, 50]}
                    - {id: i2, kind: button, frame: [100, 0, 90, 50]}
                - {id: two, kind: button, frame: [500, 0, 90, 50]}
        walk:

        """, ("Tab", "one"), ("Right", "two"), ("Left", "one"), ("Tab", "out"), ("Right", "out"),
        ("Tab", "i1"), ("Right", "i2"), ("Right", "i2"), ("Tab", "one")) == [])
  }

  /// Values of `focusgroup` that are refused, with a part of the errors.
  nonisolated static let refusedTokens: [(tokens: String, problem: String)] = [
    ("some", "none, or a list of"), ("[toolbar, menu]", "a group is either “toolbar” or “menu”"),
    ("[inline, block]", "“inline” and “block” exclude each other"),
    ("[wrap, wrap]", "“wrap” stands here twice"), ("[wide]", "one of toolbar, "),
    ("[wide]", "found “wide”"), ("[none]", "focusgroup[0]: expected one of toolbar, "),
  ]

  @Test(arguments: refusedTokens)
  func `an invalid token of a focusgroup is an error with its place`(
    tokens: String, problem: String
  ) {
    let error = layoutError(Self.layout(withTokens: tokens))
    #expect(error?.contains(problem) == true, "\(error ?? "none")")
    #expect(error?.hasPrefix("screen.yaml:1: views[0].focusgroup") == true, "\(error ?? "none")")
  }

  nonisolated static func layout(withTokens tokens: String) -> String {
    "views: [{id: a, frame: [0, 0, 9, 9], focusgroup: \(tokens)}]"
  }

  @Test func `an unknown strategy is an error with its line`() {
    let error = layoutError("model: tv\nstrategy: nearest")
    #expect(error?.hasPrefix("screen.yaml:2: strategy: expected strictBeam, ") == true)
    #expect(error?.hasSuffix("balloon, found “nearest”") == true)
  }
}
