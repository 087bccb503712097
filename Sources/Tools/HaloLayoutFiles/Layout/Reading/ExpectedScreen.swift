import FocusGeometry
import HaloDisplayList
import HaloSourceText

/// The checks of a step besides those of the focus, of visible texts and of places.
struct ExpectedScreen: Hashable, Sendable {
  /// The texts that are not on the screen, each as a whole.
  var hides: [String] = []
  /// The sentences that a screen reader says about the step, among others.
  var says: [String] = []
  /// The names of everything that is selected; nil if it is not checked.
  var selected: [String]?
  var indicator: FocusIndicator?
  /// The name of the first responder, or `none`; nil if it is not checked.
  var firstResponder: String?
  /// Lines of the text of the focus groups, in their order.
  var groups: [String] = []
  var focusability: ExpectedFocusability?
  var colors: ExpectedColors?
  var ring: ExpectedRing?
  /// The names of all items that can have the focus and have a dashed or dotted line around them, in
  /// any order; nil if it is not checked.
  var dashed: [String]?
  var pointer: PointerLook?

  /// Whether nothing is checked.
  var isEmpty: Bool { self == ExpectedScreen() }
}

/// A line that the check of one item's focusability prints.
struct ExpectedFocusability: Hashable, Sendable {
  var item = ""
  var line = ""

  fileprivate static let fields: [Field<ExpectedFocusability>] = [
    Field("item", .text, absent: .refused, "The name of the item.") { $0.item = $1 },
    Field("line", .text, absent: .refused, "A line of the text, without its indentation.") {
      $0.line = $1
    },
  ]
}

/// The colours of a text and of what is behind it.
struct ExpectedColors: Hashable, Sendable {
  var text = ""
  /// The colour of the letters; nil if it is not checked.
  var color: Color?
  /// The colour of the nearest fill behind the text; nil if it is not checked.
  var on: Color?
  /// The opacity of the letters, from 0 to 1; nil if it is not checked.
  var opacity: Double?

  /// The largest difference of an opacity that is as expected.
  static let tolerance = 0.02

  fileprivate static let fields: [Field<ExpectedColors>] = [
    Field("text", .text, absent: .refused, "The text, as a whole.") { $0.text = $1 },
    Field("color", .color, absent: .means("not checked"), "The colour of its letters.") {
      $0.color = $1
    },
    Field(
      "on", .color, absent: .means("not checked"), "The colour of the nearest fill behind it."
    ) { $0.on = $1 },
    Field(
      "opacity", .number(in: 0...1), absent: .means("not checked"),
      "The opacity of its letters, within 0.02."
    ) { $0.opacity = $1 },
  ]
}

/// The place of a focus ring in the order of drawing, and its visibility.
struct ExpectedRing: Hashable, Sendable {
  /// The names of the views below the ring.
  var above: [String] = []
  /// The names of the views above the ring.
  var below: [String] = []
  /// Whether no view clips the ring; nil if it is not checked.
  var isWhole: Bool?

  fileprivate static let fields: [Field<ExpectedRing>] = [
    Field("above", .texts(), absent: .equals([]), "The names of views below the ring.") {
      $0.above = $1
    },
    Field("below", .texts(), absent: .equals([]), "The names of views above the ring.") {
      $0.below = $1
    },
    Field(
      "whole", .truth, absent: .means("not checked"), "Whether all of the ring is visible."
    ) { $0.isWhole = $1 },
  ]
}

extension ExpectedScreen {
  /// The fields of a step that this type holds.
  static let fields: [Field<StepReading>] = [
    Field(
      "hides", .texts(), absent: .equals([]),
      "A text that is not on the screen after the step, as a whole, or a list of such texts."
    ) { $0.step.screen.hides = $1 },
    Field(
      "says", .texts(), absent: .equals([]),
      "A sentence that a screen reader says about the step, as a whole and without its full stop, or "
        + "a list of such sentences. `halo speak` prints them."
    ) { $0.step.screen.says = $1 },
    Field(
      "selected", .texts(),
      "The name of the only selected item after the step, or a list of the names of all, as a screen "
        + "reader gets them; `[]` if nothing is selected."
    ) { $0.step.screen.selected = $1 },
    Field("indicator", .choice { $0.meaning }, "How the focused item shows the focus.") {
      $0.step.screen.indicator = $1
    },
    Field(
      "firstResponder", .text, "The name of the first responder after the step, or `none`."
    ) { $0.step.screen.firstResponder = $1 },
    Field(
      "groups", .texts(), absent: .equals([]),
      "A line of the text of the focus groups (`FocusDebugger.focusGroups(for:)`) without its "
        + "indentation, or a list of such lines in their order."
    ) { $0.step.screen.groups = $1 },
    Field(
      "focusability",
      .mapping(
        ExpectedFocusability.fields, of: "focusability", "{item: NAME, line: TEXT}",
        from: ExpectedFocusability()),
      "What `FocusDebugger.checkFocusability(for:)` says about an item."
    ) { $0.step.screen.focusability = $1 },
    Field(
      "colors",
      .mapping(
        ExpectedColors.fields, of: "colors", "{text: TEXT, color: COLOUR, on: COLOUR}",
        from: ExpectedColors()),
      "The colours of a text on the screen."
    ) { $0.step.screen.colors = $1 },
    Field(
      "ring",
      .mapping(
        ExpectedRing.fields, of: "ring", "{above: NAMES, below: NAMES, whole: true}",
        from: ExpectedRing()),
      "A focus ring and its place in the order of drawing."
    ) { $0.step.screen.ring = $1 },
    Field(
      "dashed", .texts(),
      "The name of the only item that can have the focus and has a dashed or dotted line around it, or "
        + "a list of the names of all such items; `[]` if there is none."
    ) { $0.step.screen.dashed = $1 },
    Field("pointer", .choice { $0.meaning }, "The pointer after the step.") {
      $0.step.screen.pointer = $1
    },
  ]
}
