/// Where something stands in a file.
public struct SourcePlace: Hashable, Sendable {
  /// As it was named.
  public var file: String
  /// From 1; nil: the file as a whole.
  public var line: Int?
  /// As `views[3].frame`; empty for the document as a whole.
  public var field: String

  package init(file: String, line: Int? = nil, field: String = "") {
    self.file = file
    self.line = line
    self.field = field
  }
}

/// A fault in a file that a person has written, such as a layout or a walk: one line that
/// names file, line and field.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Of what is wrong.
  public var place: SourcePlace
  /// What is wrong and what is allowed.
  public var problem: String

  package init(_ place: SourcePlace, _ problem: String) {
    self.place = place
    self.problem = problem
  }

  /// As `screen.yaml:4: views[0].frame: expected four numbers`.
  public var description: String {
    let number = place.line.map { ":\($0)" } ?? ""
    let field = place.field.isEmpty ? "" : " \(place.field.shortened(to: 160)):"
    return "\(place.file)\(number):\(field) \(problem.shortened(to: 480))"
  }
}
