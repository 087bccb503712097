import Testing

/// Every mistake in a layout is an error of one line with the file, the line and the field.
struct LayoutErrorTests {
  private static func view(_ fields: String) -> String {
    "model: pad\nviews:\n  - id: a\n    frame: [0, 0, 10, 10]\n    \(fields)\n"
  }

  /// Layouts that are refused, with the beginnings of the errors.
  static let refusedLayouts: [(name: String, text: String, line: String)] = [
    (
      "frame", view("views: [{frame: [1, 2, 3]}]"),
      "screen.yaml:5: views[0].views[0].frame: expected 4 numbers [x, y, width, height], found 3"
    ),
    (
      "word", view("hidden: maybe"),
      "screen.yaml:5: views[0].hidden: expected true or false, found “maybe”"
    ),
    (
      "quoted truth", view("hidden: \"true\""),
      "screen.yaml:5: views[0].hidden: expected true or false, found “true”"
    ),
    (
      "unquoted truth", view("title: true"),
      "screen.yaml:5: views[0].title: expected text, found “true”"
    ),
    (
      "list for text", view("title: [a]"),
      "screen.yaml:5: views[0].title: expected text, found a list of 1"
    ),
    ("nothing", view("title:"), "screen.yaml:5: views[0].title: expected text, found nothing"),
    (
      "range", view("alpha: 1.5"),
      "screen.yaml:5: views[0].alpha: expected a number from 0 to 1, found “1.5”"
    ),
    (
      "not a number", view("alpha: .nan"),
      "screen.yaml:5: views[0].alpha: expected a number from 0 to 1, found “.nan”"
    ),
    (
      "NaN", view("alpha: NaN"),
      "screen.yaml:5: views[0].alpha: expected a number from 0 to 1, found “NaN”"
    ),
    (
      "infinite", view("contentSize: [1, 2]"),
      "screen.yaml:5: views[0].contentSize: a view has no such field; it has "
    ),
    (
      "whole", view("tabIndex: 1.5"),
      "screen.yaml:5: views[0].tabIndex: expected a whole number from -32768 to 32767, found “1.5”"
    ),
    (
      "kind", view("kind: buton"),
      "screen.yaml:5: views[0].kind: expected view, button, text-field, label,"
    ),
    (
      "effect", view("effect: glow"),
      "screen.yaml:5: views[0].effect: expected automatic, halo, highlight, scale, none, found"
    ),
    (
      "priority", view("priority: -1"),
      "screen.yaml:5: views[0].priority: expected a number from 0"
    ),
    ("colour", view("color: \"#12345\""), "screen.yaml:5: views[0].color: expected a colour as"),
    (
      "comment for a colour", view("color: #123456"),
      "screen.yaml:5: views[0].color: expected a colour as \"#rrggbb\" in quotes, since #"
    ),
    (
      "unknown field", view("fram: [1]"), "screen.yaml:5: views[0].fram: a view has no such field"
    ),
    (
      "unknown id", view("prefers: [ab]"),
      "screen.yaml:5: views[0].prefers[0]: there is no view “ab”"
    ),
    (
      "a guide as a preference",
      view("prefers: [g]\n  - {id: g, kind: guide, frame: [0, 0, 1, 1]}"),
      "screen.yaml:5: views[0].prefers[0]: “g” is a guide; expected a view"
    ),
    (
      "unknown neighbour", view("next: {up: zzz}"),
      "screen.yaml:5: views[0].next.up: there is no view “zzz”"
    ),
    (
      "a guide as a neighbour",
      view("next: {up: g}\n  - {id: g, kind: guide, frame: [0, 0, 1, 1]}"),
      "screen.yaml:5: views[0].next.up: “g” is a guide; expected a view"
    ),
    (
      "unknown heading", view("next: {back: a}"),
      "screen.yaml:5: views[0].next.back: next has no such field; it has up, down, left, right, forward"
    ),
    (
      "unknown reference", view("halo: {reference: z}"),
      "screen.yaml:5: views[0].halo.reference: there is no view “z”"
    ),
    (
      "bad path", view("halo: {shape: path, path: M 0 0 L 1}"),
      "screen.yaml:5: views[0].halo.path: expected a number at character 10"
    ),
    (
      "radius without corners", view("halo: {radius: 3}"),
      "screen.yaml:5: views[0].halo.radius: goes with “shape: rounded”"
    ),
    ("twice", view("frame: [0, 0, 1, 1]"), "screen.yaml:4: the field “frame” is given twice"),
    (
      "same id", view("views: [{id: a, frame: [0, 0, 1, 1]}]"),
      "screen.yaml:5: views[0].views[0].id: the id “a” is taken; ids are unique"
    ),
    (
      "a modal view inside another", view("views: [{modal: true, frame: [0, 0, 1, 1]}]"),
      "screen.yaml:5: views[0].views[0].modal: a modal view is above all others"
    ),
    (
      "snap", view("kind: scroll\n    snap: end"),
      "screen.yaml:6: views[0].snap: expected nearest, start, center, found “end”"
    ),
    (
      "snap of a view that does not scroll", view("snap: start"),
      "screen.yaml:5: views[0].snap: a view has no such field; it has "
    ),
    (
      "section of a guide", view("views: [{kind: guide, section: true, frame: [0, 0, 1, 1]}]"),
      "screen.yaml:5: views[0].views[0].section: a guide has no such field; it has "
    ),
    (
      "bad id", view("views: [{id: a b, frame: [0, 0, 1, 1]}]"),
      "screen.yaml:5: views[0].views[0].id: an id has letters, digits"
    ),
    (
      "reserved id", view("views: [{id: none, frame: [0, 0, 1, 1]}]"),
      "screen.yaml:5: views[0].views[0].id: “none” means nothing focused"
    ),
    (
      "no frame", view("views: [{id: b}]"),
      "screen.yaml:5: views[0].views[0]: the field “frame” is missing"
    ),
    (
      "negative width", view("views: [{frame: [0, 0, -1, 1]}]"),
      "screen.yaml:5: views[0].views[0].frame[2]: expected a number from 0 to 1000000"
    ),
    (
      "model", "model: ipad",
      "screen.yaml:1: model: expected pad, catalyst, tv, android, html, found"
    ),
    ("size", "size: [1280, .inf]", "screen.yaml:1: size[1]: expected a number from 64 to 16384"),
    ("focus", "focus: ghost", "screen.yaml:1: focus: there is no view “ghost”"),
    (
      "focus on a guide", "focus: g\nviews: [{id: g, kind: guide, frame: [0, 0, 1, 1]}]",
      "screen.yaml:1: focus: “g” is a guide; expected a view"
    ),
    (
      "no mapping", "just text", "screen.yaml:1: expected a layout’s fields, such as views, found"
    ),
    ("tag", "model: !!binary tv", "screen.yaml:1: model: tags such as"),
    ("list as a key", "[a]: b", "screen.yaml:1: expected the name of a field"),
    ("not YAML", "views: [", "screen.yaml:2: not YAML: did not find expected node content"),
    ("empty", "# nothing\n", "screen.yaml: is empty; expected fields"),
    (
      "two documents", "model: tv\n---\nmodel: pad",
      "screen.yaml:2: not YAML: but found another document"
    ),
  ]

  @Test(arguments: refusedLayouts)
  func `an invalid field is an error with its line and what is allowed`(
    _ name: String, text: String, line: String
  ) throws {
    let message = try #require(layoutError(text), "\(name) was accepted")
    #expect(message.hasPrefix(line), "\(message)")
    #expect(!message.contains("\n"))
  }

  /// Steps that are refused in `walk(of:)`, with the beginnings of the errors.
  static let refusedSteps: [(step: String, line: String)] = [
    ("- key: Tabb", "walk.yaml:3: walk[0].key: unknown key “Tabb”"),
    ("- expect: z", "walk.yaml:3: walk[0].expect: there is no view “z”"),
    ("- remove: z", "walk.yaml:3: walk[0].remove: there is no view “z”"),
    ("- request: z", "walk.yaml:3: walk[0].request: there is no view “z”"),
    ("- set: {z: {hidden: true}}", "walk.yaml:3: walk[0].set.z: there is no view “z”"),
    (
      "- set: {a: {kind: label}}", "walk.yaml:3: walk[0].set.a.kind: a view that is there already"
    ),
    ("- {key: Tab, remove: a}", "walk.yaml:3: walk[0].remove: a step does one thing"),
    ("- {repeat: 3, expect: a}", "walk.yaml:3: walk[0].repeat: goes with “key” or “click”"),
    ("- {key: Tab, repeat: 0}", "walk.yaml:3: walk[0].repeat: expected a whole number from 1"),
    (
      "- {key: Tab, outcome: gone}",
      "walk.yaml:3: walk[0].outcome: expected moved, stayed, vetoed"
    ),
    ("- {outcome: moved}", "walk.yaml:3: walk[0]: a step has one of key,"),
    ("- wait: -1", "walk.yaml:3: walk[0].wait: expected a number from 0 to 600000"),
    ("- shot: x.jpg", "walk.yaml:3: walk[0].shot: expected the name of a PNG file"),
    ("- model: mac", "walk.yaml:3: walk[0].model: expected pad, catalyst"),
    ("- jump: a", "walk.yaml:3: walk[0].jump: a step has no such field"),
    ("- insert: a", "walk.yaml:3: walk[0].insert: expected {view: {fields}, into: ID, at: NUMBER}"),
    ("- insert: {into: a}", "walk.yaml:3: walk[0].insert: the field “view” is missing"),
    (
      "- insert: {view: {id: b}}", "walk.yaml:3: walk[0].insert.view: the field “frame” is missing"
    ),
    (
      "- insert: {view: {id: a, frame: [0, 0, 1, 1]}}",
      "walk.yaml:3: walk[0].insert.view.id: the id “a” is taken; ids are unique"
    ),
    (
      "- insert: {view: {frame: [0, 0, 1, 1]}, into: z}",
      "walk.yaml:3: walk[0].insert.into: there is no view “z”"
    ),
    (
      "- insert: {view: {frame: [0, 0, 1, 1]}, at: -1}",
      "walk.yaml:3: walk[0].insert.at: expected a whole number from 0 to 10000"
    ),
    (
      "- insert: {view: {frame: [0, 0, 1, 1], prefers: [z]}}",
      "walk.yaml:3: walk[0].insert.view.prefers[0]: there is no view “z”"
    ),
    (
      "- insert: {view: {frame: [0, 0, 1, 1], modal: true}, into: a}",
      "walk.yaml:3: walk[0].insert.view.modal: a modal view is above all others"
    ),
    (
      "- insert: {view: {kind: region, frame: [0, 0, 1, 1]}}",
      "walk.yaml:3: walk[0].insert.view: a region stands for a part of the backdrop"
    ),
    ("- reload: a", "walk.yaml:3: walk[0].reload: “a” is of the kind view and has no cells"),
    ("- present: a", "walk.yaml:3: walk[0].present: “a” is not modal"),
    ("- dismiss: z", "walk.yaml:3: walk[0].dismiss: there is no view “z”"),
    ("- inSight: z", "walk.yaml:3: walk[0].inSight: there is no view “z”"),
    ("- inSight: [a, z]", "walk.yaml:3: walk[0].inSight[1]: there is no view “z”"),
    ("- inSight: []", "walk.yaml:3: walk[0]: a step has one of key,"),
    ("- offset: {view: a}", "walk.yaml:3: walk[0].offset: expected x, y or both beside view"),
    (
      "- offset: {view: a, y: 1}",
      "walk.yaml:3: walk[0].offset.view: “a” is of the kind view and does not scroll"
    ),
  ]

  @Test(arguments: refusedSteps)
  func `an invalid step is an error with its line`(step: String, line: String) throws {
    let message = try #require(walkError(Self.walk(of: step)))
    #expect(message.hasPrefix(line), "\(message)")
  }

  static func walk(of step: String) -> String {
    "layout: {views: [{id: a, frame: [0, 0, 1, 1]}]}\nwalk:\n\(step)\n"
  }

  @Test func `a missing layout is an error with the line of the walk that names it`() {
    #expect(
      walkError("walk: []\nlayout: gone.yaml") == "walk.yaml:2: layout: there is no file gone.yaml")
  }
}
