import Testing

/// Every independent mistake of a file is reported, each in one line.
struct AllMistakesTests {
  /// Checks that a message has a line for each beginning, in this order.
  private func expect(
    _ message: String?, _ beginnings: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = message?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(lines.count == beginnings.count, "\(message ?? "")", sourceLocation: sourceLocation)
    for (line, beginning) in zip(lines, beginnings) {
      #expect(line.hasPrefix(beginning), sourceLocation: sourceLocation)
    }
  }

  @Test func `every wrong field of a layout is reported in the order of the lines`() {
    expect(
      layoutError(
        """
        views:
          - {id: a, frame: [0, x, 10, -1], hiden: true}
          - {kind: buton, alpha: 2, titel: x, frame: [0, 0, 1, 1]}
          - {id: c, views: [{title: [x], frame: [0, 0, 1, 1]}]}
        model: ipad
        """),
      [
        "screen.yaml:2: views[0].hiden: a view has no such field; did you mean “hidden”?",
        "screen.yaml:2: views[0].frame[1]: expected a number from ",
        "screen.yaml:2: views[0].frame[3]: expected a number from 0 to ",
        "screen.yaml:3: views[1].kind: expected view, button, ",
        // The fields of all kinds are known, even if the kind is not.
        "screen.yaml:3: views[1].titel: a view has no such field; did you mean “title”?",
        "screen.yaml:3: views[1].alpha: expected a number from 0 to 1, found “2”",
        "screen.yaml:4: views[2]: the field “frame” is missing",
        "screen.yaml:4: views[2].views[0].title: expected text, found a list of 1",
        "screen.yaml:5: model: expected pad, ",
      ])
  }

  @Test func `every wrong id of a layout is reported`() {
    expect(
      layoutError(
        """
        focus: ghost
        views:
          - {id: a, frame: [0, 0, 1, 1], prefers: [xx], next: {up: yy, left: zz}}
          - {id: a, frame: [0, 0, 1, 1]}
          - {kind: region, frame: [0, 0, 1, 1]}
        """),
      [
        "screen.yaml:1: focus: there is no view “ghost”",
        "screen.yaml:3: views[0].prefers[0]: there is no view “xx”",
        "screen.yaml:3: views[0].next.up: there is no view “yy”",
        "screen.yaml:3: views[0].next.left: there is no view “zz”",
        "screen.yaml:4: views[1].id: the id “a” is taken",
        "screen.yaml:5: views[2]: a region stands for a part of the backdrop",
      ])
  }

  @Test func `every wrong step is reported, with what is wrong in the layout`() {
    expect(
      walkError(
        """
        layout: {views: [{id: a, frame: [0, 0, 1]}]}
        size: [1, 100]
        walk:
          - {key: Rihgt, expect: ghost}
          - {jump: a, wait: -1}
          - {key: Tab}
          - {set: {b: {alpha: 2}, c: {hidden: 1}}}
        """),
      [
        "walk.yaml:1: layout.views[0].frame: expected 4 numbers",
        "walk.yaml:2: size[0]: expected a number from 64",
        // Whether there is a view “ghost” is not known.
        "walk.yaml:4: walk[0].key: unknown key “Rihgt”",
        "walk.yaml:5: walk[1].jump: a step has no such field",
        "walk.yaml:5: walk[1].wait: expected a number from 0",
        "walk.yaml:7: walk[3].set.b.alpha: expected a number from 0 to 1",
        "walk.yaml:7: walk[3].set.c.hidden: expected true or false",
      ])
  }

  @Test func `every wrong id and place of a walk is reported`() {
    let layout = "layout: {size: [100, 100], views: [{id: a, frame: [0, 0, 1, 1]}]}\n"
    expect(
      walkError(layout + "walk:\n  - {request: x, expect: y}\n  - {set: {a: {prefers: [z]}}}\n"),
      [
        "walk.yaml:3: walk[0].request: there is no view “x”",
        "walk.yaml:3: walk[0].expect: there is no view “y”",
        "walk.yaml:4: walk[1].set.a.prefers[0]: there is no view “z”",
      ])
    expect(
      walkError(layout + "walk: [{click: [200, 1]}, {click: [1, 1]}, {click: [1, 200]}]\n"),
      [
        "walk.yaml:2: walk[0].click: is outside of the window",
        "walk.yaml:2: walk[2].click: is outside of the window",
      ])
  }

  @Test func `every view that does not fit its place is reported`() {
    expect(
      layoutError(
        """
        views:
          - id: a
            frame: [0, 0, 1, 1]
            views:
              - {id: b, modal: true, frame: [0, 0, 1, 1]}
              - {id: a, kind: region, frame: [0, 0, 1, 1]}
          - {id: b, frame: [0, 0, 1, 1], next: {up: none, down: ghost}}
        """),
      [
        "screen.yaml:5: views[0].views[0].modal: a modal view is above all others",
        "screen.yaml:6: views[0].views[1].id: the id “a” is taken",
        "screen.yaml:6: views[0].views[1]: a region stands for a part of the backdrop",
        "screen.yaml:7: views[1].id: the id “b” is taken",
        "screen.yaml:7: views[1].next.down: there is no view “ghost”",
      ])
  }

  private static let oneView = "layout: {views: [{id: a, frame: [0, 0, 1, 1]}]}\nwalk:\n"

  @Test func `every mistake of steps that change and check views is reported`() {
    expect(
      walkError(
        Self.oneView + """
            - {insert: {view: {id: b, modal: true, frame: [0, 0, 1, 1], prefers: [x]}, into: y}}
            - {reload: a, inSight: [a, z], offset: {view: a, x: 1}}
            - {present: b}
            - {set: {b: {modal: true}, a: {snap: start}}}
          """),
      [
        "walk.yaml:3: walk[0].insert.into: there is no view “y”",
        "walk.yaml:3: walk[0].insert.view.prefers[0]: there is no view “x”",
        "walk.yaml:3: walk[0].insert.view.modal: a modal view is above all others",
        "walk.yaml:4: walk[1].reload: “a” is of the kind view and has no cells",
        "walk.yaml:4: walk[1].inSight[1]: there is no view “z”",
        "walk.yaml:4: walk[1].offset.view: “a” is of the kind view and does not scroll",
        "walk.yaml:6: walk[3].set.b.modal: a modal view is above all others",
        "walk.yaml:6: walk[3].set.a.snap: a view that is there already has no such field",
      ])
  }

  @Test(arguments: [
    // Each first step is refused, and the second would be right if it were not.
    ("{insert: {view: {id: b, frame: 1}}}", "{request: b}", "insert.view.frame: expected"),
    ("{insrt: {view: {id: b}}}", "{request: b}", "insrt: a step has no such field"),
    (
      "{insert: {view: {id: b, frame: [0, 0, 1, 1]}}, expect: x}", "{request: b}",
      "expect: there is no view “x”"
    ),
    (
      "{key: Tab, insert: {view: {id: b, frame: [0, 0, 1, 1]}}}", "{request: b}",
      "insert: a step does one thing"
    ),
    (
      "{key: Tab, remove: a}", "{insert: {view: {id: a, frame: [0, 0, 1, 1]}}}",
      "remove: a step does one thing"
    ),
    ("{set: {a: {modal: true, alpha: 2}}}", "{present: a}", "set.a.alpha: expected a number"),
    (
      "{insert: {view: {id: a, kind: list, frame: [0, 0, 1, 1]}}}", "{reload: a}",
      "insert.view.id: the id “a” is taken"
    ),
  ])
  func `a step that is refused does not make later ones wrong`(
    refused: String, later: String, mistake: String
  ) {
    expect(
      walkError(Self.oneView + "  - \(refused)\n  - \(later)\n"),
      ["walk.yaml:3: walk[0].\(mistake)"])
  }

  @Test func `views that steps insert are known if the layout is wrong`() {
    expect(
      walkError(
        """
        layout: {views: [{id: a, frame: [0]}]}
        walk:
          - {insert: {view: {id: b, kind: region, frame: [0, 0, 1, 1]}, into: a}}
          - {set: {b: {snap: start}}}
          - {present: c, inSight: [a, b]}
        """),
      [
        "walk.yaml:1: layout.views[0].frame: expected 4 numbers",
        "walk.yaml:4: walk[1].set.b.snap: a region that is there already has no such field",
      ])
  }

  @Test func `a mistake that follows from another one is not reported`() {
    expect(
      layoutError("views: [{fram: [0, 0, 1, 1]}]"),
      ["screen.yaml:1: views[0].fram: a view has no such field"])
    expect(
      layoutError("views: [{frame: [0, 0, 1, 1], halo: {shape: oval, radius: 3}}]"),
      ["screen.yaml:1: views[0].halo.shape: expected rect, rounded, path"])
    expect(walkError("scene: [a]\nwalk: [{key: Tab}]"), ["walk.yaml:1: scene: expected an id"])
  }

  @Test func `reading ends at a hundred mistakes`() {
    let views = String(repeating: "  - {frame: 1}\n", count: 300)
    let lines = layoutError("views:\n" + views)?.split(separator: "\n")
    #expect(lines?.count == 100)
    #expect(lines?.last?.hasPrefix("screen.yaml:101: views[99].frame: ") == true)
    // Views within themselves, of which each level has two.
    let endless = layoutError("views: &v [{views: *v}, {views: *v}]")?.split(separator: "\n")
    #expect(endless?.count == 100)
  }
}
