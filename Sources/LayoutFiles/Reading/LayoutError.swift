/// Where something stands in a file.
public struct SourcePlace: Hashable, Sendable {
  public var file: String
  /// From 1; nil: the file as a whole.
  public var line: Int?
  /// As `views[3].frame`; empty for the document as a whole.
  public var field: String

  public init(file: String, line: Int? = nil, field: String = "") {
    self.file = file
    self.line = line
    self.field = field
  }
}

/// What is wrong with a layout or a walk: one line that names file, line and field.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  public var place: SourcePlace
  /// What is wrong and what is allowed.
  public var problem: String

  public init(_ place: SourcePlace, _ problem: String) {
    self.place = place
    self.problem = problem
  }

  /// Characters of the description.
  private static let longest = 600

  public var description: String {
    let number = place.line.map { ":\($0)" } ?? ""
    let field = place.field.isEmpty ? "" : " \(place.field):"
    let text = "\(place.file)\(number):\(field) \(problem)"
    // What is quoted from a file may hold anything, and any amount of it.
    let line = text.prefix(Self.longest).map { $0.isNewline || $0 == "\0" ? " " : $0 }
    return String(line) + (text.count > Self.longest ? "…" : "")
  }
}
