/// A format of files that commands write.
struct OutputKind {
  /// The name, with its article.
  let name: String
  /// The endings of files of this format, without dots.
  var endings: [String]

  static let text = OutputKind(name: "text", endings: ["txt"])
  static let json = OutputKind(name: "JSON", endings: ["json"])
  static let junit = OutputKind(name: "JUnit XML", endings: ["xml"])
  static let page = OutputKind(name: "a page", endings: ["html", "htm"])
  static let png = OutputKind(name: "a PNG picture", endings: ["png"])
  static let layout = OutputKind(name: "a layout in YAML", endings: ["yaml", "yml"])
}
