/// A place in a file.
public struct SourcePlace: Hashable, Sendable {
  /// The file as the user named it.
  public var file: String
  /// The line, counted from 1; nil for the file as a whole.
  public var line: Int?
  /// The path of the field, such as `views[3].frame`; empty for the document as a whole.
  public var field: String

  package init(file: String, line: Int? = nil, field: String = "") {
    self.file = file
    self.line = line
    self.field = field
  }
}

/// An error in a file that a person has written, such as a layout or a walk.
///
/// It is described in one line that names file, line and field.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the error.
  public var place: SourcePlace
  /// A description of the error and of the allowed values.
  public var problem: String
  /// Whether the rest of the file is not read, since it would take too long.
  package var endsReading = false

  package init(_ place: SourcePlace, _ problem: String) {
    self.place = place
    self.problem = problem
  }

  /// The error in one line, such as `screen.yaml:4: views[0].frame: expected four numbers`.
  public var description: String {
    let number = place.line.map { ":\($0)" } ?? ""
    let field = place.field.isEmpty ? "" : " \(place.field.shortened(to: 160)):"
    return "\(place.file)\(number):\(field) \(problem.shortened(to: 480))"
  }
}
