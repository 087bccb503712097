import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// A step of a walk: an action, a check of the result, or both.
struct WalkStep: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case key(Key, name: String, count: Int)
    /// A number of clicks in quick succession: two are a double click.
    case click(PointerPlace, count: Int)
    /// Scrolling by a distance in points, as with a wheel; positive values move the content up and
    /// left.
    case scroll(PointerPlace, by: CGVector)
    /// Text that an input method commits.
    case type(String)
    /// Changes of fields, in the order of the file.
    case set([Change])
    case remove(Reference)
    case request(Reference)
    case select(Reference)
    case model(FocusModel)
    /// A pause in seconds.
    case wait(TimeInterval)
    /// A screenshot in a PNG file beside the walk.
    case shot(String)
  }

  struct Change: Hashable, Sendable {
    var view: Reference
    var fields: ViewFields
  }

  enum Focus: Hashable, Sendable {
    case nothing
    case view(String)
  }

  var place: SourcePlace
  /// The action; nil for a step that only checks.
  var action: Action?
  var expect: Focus?
  /// The expected outcome of a key: moved, stayed or vetoed; nil if it is not checked.
  var outcome: FocusExplanation.Outcome?
  /// The texts that are on the screen after the step, each as a whole.
  var shows: [String] = []

  /// The action in a word or two.
  var name: String {
    switch action {
    case .key(_, let name, let count): name + Self.times(count)
    case .click(let place, let count): "click \(place.point.words)\(Self.times(count))"
    case .scroll(let place, _): "scroll at \(place.point.words)"
    case .type(let text): "type “\(text)”"
    case .set(let changes): "set \(changes.map(\.view.id).joined(separator: ", "))"
    case .remove(let view): "remove \(view.id)"
    case .request(let view): "request \(view.id)"
    case .select(let view): "select \(view.id)"
    case .model(let model): "model \(model.name)"
    case .wait(let seconds): "wait \(Int((seconds * 1000).rounded()))"
    case .shot(let name): "shot \(name)"
    case nil: "look"
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "" : " × \(count)" }

  /// The place of the action in the window; nil for an action without one.
  var pointerPlace: PointerPlace? {
    switch action {
    case .click(let place, _), .scroll(let place, _): place
    default: nil
    }
  }
}

extension WalkStep {
  private static let actions = [
    "key", "click", "scroll", "type", "set", "remove", "request", "select", "model", "wait", "shot",
  ]

  /// The largest number for `repeat`.
  static let mostRepetitions = 10_000

  /// The actions that name a view of a layout, which are not allowed on a scene.
  private static let layoutActions = ["set", "remove", "request", "select"]

  /// Reads a step, which may name the views that are `known`; nil for a scene or a program, whose
  /// views are unknown.
  ///
  /// - Throws: `SourceError`.
  init(_ value: YAMLValue, known: KnownViews?) throws {
    let fields = try value.fields("a step’s fields, such as key and expect")
    try fields.allow(Self.actions + ["repeat", "expect", "outcome", "shows"], in: "a step")
    place = value.place
    let given = fields.all.filter { Self.actions.contains($0.name) }
    if given.count > 1 {
      throw given[1].value.error("a step does one thing; this one has “\(given[0].name)” already")
    }
    if let field = fields["repeat"], fields["key"] == nil, fields["click"] == nil {
      throw field.error("goes with “key” or “click”")
    }
    action = try given.first.map { name, value in
      try Self.action(name, value, count: fields["repeat"], known: known)
    }
    expect = try fields["expect"].map { try Self.focus($0, known: known) }
    outcome = try fields["outcome"]?.choice(of: [
      "moved": .moved, "stayed": .stayed, "vetoed": .vetoed,
    ])
    shows = try fields["shows"]?.texts() ?? []
    if action == nil, expect == nil, shows.isEmpty {
      throw value.error(
        "a step has one of \(Self.actions.joined(separator: ", ")), or expect or shows")
    }
  }

  /// Reads an id or `none`; `{id: …}` allows an id called none.
  private static func focus(_ value: YAMLValue, known: KnownViews?) throws -> Focus {
    let given: YAMLValue
    if value.isMapping {
      let fields = try value.fields()
      try fields.allow(["id"], in: "what is expected")
      given = try fields.required("id")
    } else {
      given = value
    }
    let id = try given.text("an id or none")
    if id == "none", !value.isMapping { return .nothing }
    // Without a layout any name is allowed.
    try known?.check(Reference(id: id, place: given.place), wantsView: true)
    return .view(id)
  }

  private static func action(
    _ name: String, _ value: YAMLValue, count: YAMLValue?, known: KnownViews?
  ) throws -> Action {
    guard let known else {
      if layoutActions.contains(name) { throw value.error("is for the views of a layout") }
      return try action(name, value, count: count, known: KnownViews())
    }
    func view() throws -> Reference {
      let reference = try value.reference()
      try known.check(reference, wantsView: true)
      return reference
    }
    let times = try count?.wholeNumber(in: 1...mostRepetitions) ?? 1
    switch name {
    case "key":
      let name = try value.text("a key such as Tab or shift+Tab")
      do {
        return .key(try Key(name: name), name: name, count: times)
      } catch let error as KeyNameError {
        throw value.error(error.description)
      }
    case "click": return .click(try value.pointerPlace(), count: times)
    case "scroll": return try scroll(value)
    case "type":
      let text = try value.text("text to type")
      guard !text.isEmpty else { throw value.error("expected text to type, found “”") }
      return .type(text)
    case "set": return .set(try changes(value, known: known))
    case "remove":
      let reference = try value.reference()
      try known.check(reference)
      return .remove(reference)
    case "request": return .request(try view())
    case "select": return .select(try view())
    case "model": return .model(try value.focusModel())
    case "wait": return .wait(try value.number(in: 0...600_000) / 1000)
    default:
      let name = try value.text("the name of a PNG file")
      guard name.lowercased().hasSuffix(".png"),
        !name.unicodeScalars.contains(where: { $0.value < 32 })
      else { throw value.error("expected the name of a PNG file, found “\(name)”") }
      return .shot(name)
    }
  }

  private static func scroll(_ value: YAMLValue) throws -> Action {
    let fields = try value.fields("{at: [x, y], by: [dx, dy]}")
    try fields.allow(["at", "by"], in: "scroll")
    return .scroll(
      try fields.required("at").pointerPlace(), by: try fields.required("by").vector())
  }

  private static func changes(_ value: YAMLValue, known: KnownViews) throws -> [Change] {
    try value.fields("{id: {fields}}").all.map { id, value in
      let kind = try known.check(Reference(id: id, place: value.place))
      let fields = try value.fields("the fields to change")
      try fields.allow(kind.fieldNames, in: "a \(kind.rawValue) that is there already")
      let change = Change(
        view: Reference(id: id, place: value.place), fields: try ViewFields(fields))
      for reference in change.fields.references { try known.check(reference, wantsView: true) }
      return change
    }
  }
}

extension CGPoint {
  /// The coordinates, such as `640, 25.5`.
  fileprivate var words: String { "\(Double(x).short), \(Double(y).short)" }
}

extension YAMLValue {
  /// Reads one text or a list of texts.
  fileprivate func texts() throws -> [String] {
    let what = "a text that is on the screen, or a list of texts"
    return isList ? try list(of: what).map { try $0.text(what) } : [try text(what)]
  }
}
