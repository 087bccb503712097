import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph
import HaloSourceText

/// A step while its fields are read.
struct StepReading {
  var step: WalkStep
  /// The views that the step may name; nil for a scene or a program, whose views are unknown.
  var known: KnownViews?

  /// Returns the id of a view.
  ///
  /// - Throws: `SourceError` if the layout has no such view.
  fileprivate func view(_ reference: Reference) throws -> Reference {
    try known?.check(reference, wantsView: true)
    return reference
  }

  /// Returns the id of a modal view.
  ///
  /// - Throws: `SourceError` if the layout has no such view.
  fileprivate func modal(_ reference: Reference) throws -> Reference {
    try known?.checkModal(reference)
    return reference
  }

  /// Returns an insertion and notes the views that it adds, even if they do not fit the screen.
  ///
  /// - Throws: `SourceError` for fields that are wrong or do not fit the screen, or `SourceErrors`
  ///   for several.
  fileprivate mutating func insertion(_ value: YAMLValue) throws -> WalkStep.Action {
    let insertion: WalkInsertion
    do {
      insertion = try FieldType<WalkInsertion>.insertion.read(value)
    } catch {
      known?.isIncomplete = true
      throw error
    }
    var mistakes = SourceMistakes()
    if let parent = insertion.parent { try mistakes.attempt { _ = try view(parent) } }
    try mistakes.attempt { try known?.add([insertion.view], to: insertion.parent?.id) }
    try mistakes.attempt {
      try known?.check(insertion.view, isInside: insertion.parent != nil)
    }
    try mistakes.check()
    return .insert(insertion)
  }

  /// Returns changes of fields and notes which views are modal from then on.
  ///
  /// - Throws: `SourceError` for fields that are wrong or do not fit the screen, or `SourceErrors`
  ///   for several.
  fileprivate mutating func changes(_ value: YAMLValue) throws -> WalkStep.Action {
    .set(
      try SourceMistakes.collecting(value.fields("{id: {fields}}").all) { id, value in
        try change(Reference(id: id, place: value.place), value)
      })
  }

  private mutating func change(
    _ view: Reference, _ value: YAMLValue
  ) throws -> WalkStep.Change {
    let kind = try known?.check(view)
    let fields = try value.fields("the fields to change")
    var mistakes = SourceMistakes()
    if let kind {
      try mistakes.attempt {
        try fields.allow(kind.fieldNames, in: "a \(kind.rawValue) that is there already")
      }
    }
    let values = try mistakes.attempt { try ViewFields(fields, of: kind) }
    for reference in values?.references ?? [] {
      try mistakes.attempt { _ = try self.view(reference) }
    }
    if values?.modal == true { try mistakes.attempt { try known?.checkMayBecomeModal(view) } }
    if fields["modal"] != nil { known?.setModal(values?.modal, view.id) }
    try mistakes.check()
    return WalkStep.Change(view: view, fields: values ?? ViewFields())
  }

  /// Notes the effects of fields that are refused because another action precedes them or their
  /// name is wrong, so that later steps are not refused as a consequence.
  mutating func noteEffects(of refused: Set<String>, in fields: YAMLFields) {
    guard known != nil else { return }
    var other = self
    let rows = WalkStep.actions.filter { refused.contains($0.description.name) }
    // The step is refused anyway.
    if !rows.isEmpty { try? fields.read(rows, of: "a step", into: &other) }
    known = other.known
    let names = Set(WalkStep.fields.map(\.description.name))
    let actions = Set(WalkStep.actions.map(\.description.name))
    let given = fields.all.map(\.name)
    // A field with a wrong name may be an action that inserts views.
    if actions.isDisjoint(with: given), !names.isSuperset(of: given) { known?.isIncomplete = true }
  }
}

extension WalkStep {
  /// The largest number for `repeat`.
  static let mostRepetitions = 10_000

  /// The fields of a step in the order in which errors list them.
  static let fields = actions + checks

  /// The fields beside an action.
  static let checks = focusChecks + ExpectedScreen.fields

  private static let focusChecks: [Field<StepReading>] = [
    Field(
      "repeat", .wholeNumber(in: 1...mostRepetitions), absent: .equals(1),
      "The number of times that the key is pressed, or of clicks in quick succession.",
      with: .anyOf(["key", "click"])
    ) { $0.step.repeat($1) },
    Field(
      "for", .number(in: 0...600_000, .milliseconds), absent: .equals(0),
      "The time for which the keys are down before the checks. A key that is no modifier repeats, "
        + "first after 660 milliseconds and then every 40.", with: .anyOf(["hold"])
    ) { reading, time in
      if case .hold(let keys, let name, _) = reading.step.action {
        reading.step.action = .hold(keys, name: name, for: time / 1000)
      }
    },
    Field(
      "expect", .expectation,
      "The id of the item that has the focus after the step, or `none`; `{id: none}` is an "
        + "item of that name. Items of scenes and programs have the names that `halo trace` prints."
    ) { reading, focus in
      switch focus {
      case .nothing: reading.step.expect = .nothing
      // Without a layout any name is allowed.
      case .view(let reference): reading.step.expect = .view(try reading.view(reference).id)
      }
    },
    Field(
      "outcome", .outcome, "What a key or another action has done with the focus."
    ) { $0.step.outcome = $1 },
    Field(
      "shows", .texts("a text that is on the screen, or a list of texts"), absent: .equals([]),
      "A text that is on the screen after the step, as a whole, or a list of such texts."
    ) { $0.step.shows = $1 },
    Field(
      "inSight", .idOrIDs, absent: .equals([]),
      "The id of a view, or a list of ids, of which all can be seen after the step: each is wholly "
        + "within the window and the scrolling views around it or, where it is larger, fills them. "
        + "What is in front of it does not matter.", with: .layout
    ) { reading, ids in
      reading.step.inSight = try SourceMistakes.collecting(ids) { try reading.view($0) }
    },
    Field(
      "offset", .offset, "The content offset of a scrolling view after the step.", with: .layout
    ) { reading, offset in
      try reading.known?.check(offset.view, isOneOf: .scrolling, "does not scroll")
      reading.step.offset = offset
    },
  ]

  /// The fields of which a step has at most one.
  static let actions: [Field<StepReading>] = [
    Field("key", .key, "Presses and releases a key, spelled as in `--keys`.") {
      $0.step.action = .key($1.key, name: $1.name, count: 1)
    },
    Field(
      "hold", .heldKeys,
      "Presses modifier keys such as `ctrl+alt`, or another key such as `Return`, and releases them "
        + "after the checks."
    ) { $0.step.action = .hold($1.keys, name: $1.name, for: 0) },
    Field("click", .pointerPlace, "Clicks at a place in the window with the main button.") {
      $0.step.action = .click($1, count: 1)
    },
    Field("drag", .drag, "Moves the pointer with the main button down.") {
      $0.step.action = .drag($1.start, to: $1.end, with: $1.keys, name: $1.name)
    },
    Field("scroll", .scroll, "Scrolls as with a wheel.") {
      $0.step.action = .scroll($1.place, by: $1.distance)
    },
    Field("type", .typed, "Enters text as an input method does into the field that is edited.") {
      $0.step.action = .type($1)
    },
    Field("set", .changes, "Changes fields of views.", with: .layout) {
      $0.step.action = try $0.changes($1)
    },
    Field("insert", .insertion, "Adds a view or guide.", with: .layout) {
      $0.step.action = try $0.insertion($1)
    },
    Field("remove", .id, "Removes a view or guide.", with: .layout) { reading, reference in
      try reading.known?.check(reference)
      reading.known?.remove(reference.id)
      reading.step.action = .remove(reference)
    },
    Field(
      "reload", .id,
      "Replaces every cell of a list or grid by a new one with the same id and fields.",
      with: .layout
    ) { reading, reference in
      try reading.known?.check(reference, isOneOf: .collections, "has no cells to reload")
      reading.step.action = .reload(reference)
    },
    Field(
      "present", .id, "Presents a `modal` view, as `hidden: false` does.", with: .layout
    ) { $0.step.action = .present(try $0.modal($1)) },
    Field(
      "dismiss", .id,
      "Dismisses a `modal` view and what is presented above it, as `hidden: true` does.",
      with: .layout
    ) { $0.step.action = .dismiss(try $0.modal($1)) },
    Field("request", .id, "Requests the focus for a view.", with: .layout) {
      $0.step.action = .request(try $0.view($1))
    },
    Field("select", .id, "Selects a cell or operates a control, as a click does.", with: .layout) {
      $0.step.action = .select(try $0.view($1))
    },
    Field("model", .focusModel, "Changes the focus model.") { $0.step.action = .model($1) },
    Field("wait", .number(in: 0...600_000, .milliseconds), "Lets time pass on the screen's clock.")
    {
      $0.step.action = .wait($1 / 1000)
    },
    Field("shot", .newPNGFile, "Draws the screen into a PNG file beside the walk.") {
      $0.step.action = .shot($1)
    },
  ]

  private mutating func `repeat`(_ count: Int) {
    switch action {
    case .key(let key, let name, _): action = .key(key, name: name, count: count)
    case .click(let place, _): action = .click(place, count: count)
    default: break
    }
  }
}

extension FieldDescription {
  /// Whether an action names views of a layout, and is thus not allowed on a scene or program.
  var isForLayouts: Bool { if case .layout = condition { true } else { false } }
}

// MARK: Types

/// A key with its name in the file.
private struct NamedKey {
  var key: Key
  var name: String
}

extension FieldType<NamedKey> {
  fileprivate static var key: Self {
    let format = TextFormat(what: "a key such as Tab or shift+Tab")
    return FieldType(.text(format)) { value in
      let name = try value.text(format.what)
      do {
        return NamedKey(key: try Key(name: name), name: name)
      } catch let error as KeyNameError {
        throw value.error(error.problem)
      }
    }
  }
}

private struct ScrollFields {
  var place = PointerPlace(point: .zero, source: SourcePlace(file: ""))
  var distance = CGVector.zero

  static let rows: [Field<ScrollFields>] = [
    Field("at", .pointerPlace, absent: .refused, "The place of the pointer in the window.") {
      $0.place = $1
    },
    Field(
      "by", .vector, absent: .refused,
      "The distance; positive numbers move the content up and to the left."
    ) { $0.distance = $1 },
  ]
}

extension FieldType<ScrollFields> {
  fileprivate static var scroll: Self {
    .mapping(
      ScrollFields.rows, of: "scroll", "{at: [x, y], by: [dx, dy]}", from: ScrollFields())
  }
}

extension FieldType<String> {
  fileprivate static var typed: Self {
    text(TextFormat(what: "text to type", pattern: #"[\s\S]"#)) { !$0.isEmpty }
  }

  fileprivate static var newPNGFile: Self {
    text(.newPNGFile) { $0.lowercased().hasSuffix(".png") && !$0.hasControlCharacters }
  }
}

extension FieldType<[String]> {
  /// One text or a list of texts, called `what` in errors.
  static func texts(_ what: String = "a text or a list of texts") -> Self {
    FieldType(.either([.text(.any), .list(.text(.any), of: "texts")])) { value in
      try value.isList ? value.list(of: what).map { try $0.text(what) } : [value.text(what)]
    }
  }
}

extension FieldType<FocusExplanation.Outcome> {
  fileprivate static var outcome: Self {
    .choice([
      ("moved", .moved, "another item has the focus"),
      ("stayed", .stayed, "the same item has the focus"),
      ("vetoed", .vetoed, "a view has refused the change"),
    ])
  }
}

extension FieldType<YAMLValue> {
  /// Fields of views by the ids of the views, still unread.
  fileprivate static var changes: Self { FieldType(.shared(.changes)) { $0 } }

  /// An insertion, still unread.
  fileprivate static var insertion: Self {
    FieldType(FieldType<WalkInsertion>.insertion.format) { $0 }
  }
}

/// The item that is expected to have the focus.
private enum Expectation {
  case nothing
  case view(Reference)
}

extension FieldType<Expectation> {
  fileprivate static var expectation: Self {
    let name = TextFormat(what: "an id or none")
    let row = Field<[Reference]>("id", .item, absent: .refused, "The id.") { $0 = [$1] }
    let format = ValueFormat.either([.text(name), .mapping([row.description])])
    return FieldType(format) { value in
      if value.isMapping {
        var item: [Reference] = []
        try value.fields().read([row], of: "what is expected", into: &item)
        return item.first.map { .view($0) } ?? .nothing
      }
      let id = try value.text(name.what)
      return id == "none" ? .nothing : .view(Reference(id: id, place: value.place))
    }
  }
}

extension FieldType<Reference> {
  /// An item by its name, which may be any text.
  fileprivate static var item: Self {
    let name = TextFormat(what: "an id or none")
    return FieldType(.text(name)) { Reference(id: try $0.text(name.what), place: $0.place) }
  }
}
