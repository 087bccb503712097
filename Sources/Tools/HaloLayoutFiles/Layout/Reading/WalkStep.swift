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
    /// Keys that are kept down for a time in seconds, and then until the checks: modifiers, or
    /// another key.
    case hold([Key], name: String, for: TimeInterval)
    /// A number of clicks in quick succession: two are a double click.
    case click(PointerPlace, count: Int)
    /// Moving the pointer with the button down, while modifier keys are down.
    case drag(PointerPlace, to: PointerPlace, with: [Key], name: String)
    /// Scrolling by a distance in points, as with a wheel; positive values move the content up and
    /// left.
    case scroll(PointerPlace, by: CGVector)
    /// Text that an input method commits.
    case type(String)
    /// Changes of fields, in the order of the file.
    case set([Change])
    case insert(WalkInsertion)
    case remove(Reference)
    /// Replaces all cells of a list or grid by new ones with the same ids.
    case reload(Reference)
    case present(Reference)
    case dismiss(Reference)
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
  /// The views that are wholly in sight after the step.
  var inSight: [Reference] = []
  var offset: ExpectedOffset?
  var screen = ExpectedScreen()

  /// Whether the step checks anything besides the outcome of its action.
  var checksState: Bool {
    expect != nil || !shows.isEmpty || !inSight.isEmpty || offset != nil || !screen.isEmpty
  }

  /// The action in a word or two.
  var name: String {
    switch action {
    case .key(_, let name, let count): name + Self.times(count)
    case .hold(_, let name, _): "hold \(name)"
    case .click(let place, let count): "click \(place.point.words)\(Self.times(count))"
    case .drag(let place, _, _, let name):
      "drag from \(place.point.words)\(name.isEmpty ? "" : " with \(name)")"
    case .scroll(let place, _): "scroll at \(place.point.words)"
    case .type(let text): "type “\(text)”"
    case .set(let changes): "set \(changes.map(\.view.id).joined(separator: ", "))"
    case .insert(let insertion): "insert \(insertion.view.id?.id ?? insertion.view.kind.rawValue)"
    case .remove(let view): "remove \(view.id)"
    case .reload(let view): "reload \(view.id)"
    case .present(let view): "present \(view.id)"
    case .dismiss(let view): "dismiss \(view.id)"
    case .request(let view): "request \(view.id)"
    case .select(let view): "select \(view.id)"
    case .model(let model): "model \(model.name)"
    case .wait(let seconds): "wait \(Int((seconds * 1000).rounded()))"
    case .shot(let name): "shot \(name)"
    case nil: "look"
    }
  }

  /// The pictures of the views that the step changes or adds.
  var images: [ViewFields.ImageFile] {
    switch action {
    case .set(let changes): changes.compactMap(\.fields.image)
    case .insert(let insertion): insertion.view.images
    default: []
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "" : " × \(count)" }

  /// The place of the action in the window; nil for an action without one.
  var pointerPlace: PointerPlace? {
    switch action {
    case .click(let place, _), .scroll(let place, _), .drag(let place, _, _, _): place
    default: nil
    }
  }
}

extension WalkStep {
  /// Reads a step.
  ///
  /// - Parameters:
  ///   - value: the step.
  ///   - known: the views that the step may name, to which it adds those that it inserts, even if
  ///     it is refused; nil for a scene or a program, whose views are unknown.
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  init(_ value: YAMLValue, known: inout KnownViews?) throws {
    let fields = try value.fields("a step’s fields, such as key and expect")
    var mistakes = SourceMistakes()
    var refused: Set<String> = []
    let actions = Self.actions.map(\.description.name)
    let given = fields.all.filter { actions.contains($0.name) }
    for other in given.dropFirst() {
      refused.insert(other.name)
      try mistakes.note(
        other.value.error("a step does one thing; this one has “\(given[0].name)” already"))
    }
    if known == nil {
      let names = Self.fields.map(\.description).filter(\.isForLayouts).map(\.name)
      for (name, field) in fields.all where names.contains(name) && !refused.contains(name) {
        refused.insert(name)
        try mistakes.note(field.error("is for the views of a layout"))
      }
    }
    var reading = StepReading(step: WalkStep(place: value.place), known: known)
    try mistakes.attempt {
      try fields.read(Self.fields, without: refused, of: "a step", into: &reading)
    }
    reading.noteEffects(of: refused, in: fields)
    known = reading.known
    try mistakes.check()
    self = reading.step
    if action == nil, !checksState {
      throw value.error(
        "a step has one of \(actions.joined(separator: ", ")), or a check such as expect or shows")
    }
  }
}

extension CGPoint {
  /// The coordinates, such as `640, 25.5`.
  fileprivate var words: String { "\(Double(x).short), \(Double(y).short)" }
}
