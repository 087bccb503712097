import Foundation

/// The form of a value in a file: what its reader accepts, the reference describes and the schema
/// checks.
indirect enum ValueFormat: Sendable {
  case truth
  case text(TextFormat)
  case number(ClosedRange<Double>, Unit)
  /// A whole number; `Int.max` stands for no upper limit.
  case wholeNumber(ClosedRange<Int>, Unit)
  /// A list with one number for each name.
  case numbers([Component], Unit)
  case choice([Choice])
  /// A list in which each word occurs at most once, and at most one word of each set.
  case words([Choice], exclusive: [[String]])
  /// A list of values, which `of` names in the plural.
  case list(ValueFormat, of: String)
  /// A mapping with these fields.
  case mapping([FieldDescription])
  /// A value in one of several forms.
  case either([ValueFormat])
  /// A form with a section of its own in the reference, and a definition of its own in a schema.
  case shared(SharedFormat)

  /// A number in a list.
  struct Component: Sendable {
    var name: String
    var range: ClosedRange<Double>
  }

  enum Unit: String, Sendable {
    case none = ""
    case points, milliseconds, seconds, presses
  }

  /// The forms that contain each other, and thus cannot be values of one another.
  enum SharedFormat: String, Sendable {
    /// A layout.
    case layout
    /// A list of views.
    case views
    /// A view.
    case view
    /// A step of a walk.
    case step
    /// The fields of views to change, by the ids of the views.
    case changes
  }
}

extension ValueFormat {
  /// The unit of numbers; `none` for all other values.
  var unit: Unit {
    switch self {
    case .number(_, let unit), .wholeNumber(_, let unit), .numbers(_, let unit): unit
    default: .none
    }
  }

  /// The fields of the value, or of its elements.
  var fields: [FieldDescription] {
    switch self {
    case .mapping(let fields): fields
    case .list(let element, _): element.fields
    default: []
    }
  }
}

/// A word that a value may be.
struct Choice: Sendable {
  var name: String
  /// The meaning in a noun phrase; nil if the name says it all.
  var meaning: String?
}

/// A kind of text.
struct TextFormat: Sendable {
  /// A noun phrase, for errors and the reference.
  var what: String
  /// A regular expression of JSON Schema that all texts of this kind match; nil for any text.
  ///
  /// It may match other texts, too: the reader alone decides.
  var pattern: String?
  /// Whether unquoted numbers, which YAML does not regard as text, may be texts of this kind.
  var includesNumbers = true

  static let any = TextFormat(what: "text")
  static let id = TextFormat(what: "an id", pattern: "^(?!none$)[\(idCharacters)]+$")
  static let idOrNone = TextFormat(what: "an id or none", pattern: "^[\(idCharacters)]+$")
  static let pngFile = TextFormat(
    what: "the name of a PNG file", pattern: #"^[^\u0000-\u001F]+$"#)
  static let newPNGFile = TextFormat(
    what: "the name of a PNG file", pattern: #"^[^\u0000-\u001F]*\.[Pp][Nn][Gg]$"#,
    includesNumbers: false)
  static let color = TextFormat(
    what: "a colour as \"#rrggbb\"", pattern: "^#[0-9A-Fa-f]{6}$", includesNumbers: false)
  static let pathData = TextFormat(
    what: "SVG path data", pattern: #"^\s*[Mm]"#, includesNumbers: false)

  /// Letters and digits of all alphabets, `.`, `_` and `-`.
  ///
  /// Other characters beyond ASCII belong to the class as well, since not every implementation of
  /// JSON Schema knows the categories of Unicode.
  private static let idCharacters = #"^\u0000-,/:-@\[-\^`{-\u007F"#
}
