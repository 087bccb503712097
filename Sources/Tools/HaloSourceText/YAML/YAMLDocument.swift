import Yams

/// One YAML document, composed without following any alias.
///
/// Aliases of aliases let a few lines stand for gigabytes. Therefore an alias stays a marker until
/// its value is read, and every node that is read counts against a limit.
package final class YAMLDocument {
  let file: String
  private let root: Node
  /// The parser, kept alive because nodes hold weak references to the anchors' names.
  private let parser: Parser
  private var visits = 0
  private let maximumVisits: Int
  private lazy var anchors = collectAnchors()

  /// The limit of nodes read in all; a node counts again for each alias that leads to it.
  package static let maximumVisits = 1_000_000
  /// The limit of nodes in a text, estimated from the characters that begin or separate them.
  static let maximumMarks = 2_000_000

  /// The scalar that replaces `*` while the text is composed.
  ///
  /// Unquoted text cannot begin with `*`, so unquoted text that begins with this scalar is an
  /// alias. It is a private-use scalar, so no text needs it.
  private static let alias: Unicode.Scalar = "\u{10FFFD}"

  /// Reads a document from a file.
  ///
  /// - Throws: ``SourceError`` if the file is not one well-formed document.
  package convenience init(path: String) throws {
    let source = try SourceFile(path: path)
    try self.init(file: path, text: source.text)
  }

  /// Composes a document from text.
  ///
  /// - Throws: ``SourceError`` if the text is not one well-formed document.
  package init(
    file: String, text: String, maximumVisits: Int = YAMLDocument.maximumVisits
  ) throws {
    self.file = file
    self.maximumVisits = maximumVisits
    var marks = 0
    for byte in text.utf8 where Self.marks.contains(byte) { marks += 1 }
    guard marks <= Self.maximumMarks else {
      throw SourceError(SourcePlace(file: file), "holds more than \(Self.maximumMarks) values")
    }
    let place = SourcePlace(file: file)
    guard !text.unicodeScalars.contains(Self.alias) else {
      throw SourceError(place, "the character U+10FFFD is not allowed")
    }
    let masked = text.replacingScalar("*", with: Self.alias)
    do {
      // The basic resolver leaves the meaning of a scalar to the code that reads the field.
      parser = try Parser(yaml: masked, resolver: .basic)
      guard let node = try parser.singleRoot() else {
        throw SourceError(place, "is empty; expected fields such as “views:”")
      }
      root = node
    } catch let error as YamlError {
      throw Self.error(error, in: file, text: text)
    }
  }

  private static let marks = Set(",:-[{?*\n".utf8)

  /// The root value of the document.
  ///
  /// - Throws: ``SourceError``.
  package var value: YAMLValue {
    get throws { try YAMLValue(document: self, node: root, field: "", line: nil) }
  }

  /// Returns the node itself or, for an alias, its target.
  ///
  /// - Throws: ``SourceError`` for an alias without an anchor, or if too many nodes have been read.
  func resolve(_ node: Node, at place: SourcePlace) throws -> Node {
    visits += 1
    guard visits <= maximumVisits else {
      var error = SourceError(
        place, "the file expands to more than \(maximumVisits) values; are aliases nested?")
      error.endsReading = true
      throw error
    }
    guard let scalar = node.scalar, scalar.style == .plain,
      scalar.string.unicodeScalars.first == Self.alias
    else { return node }
    let name = String(scalar.string.unicodeScalars.dropFirst())
    // An anchor may be defined again; the last definition before the alias counts.
    guard let target = anchors[name]?.last(where: { $0.isBefore(scalar.mark) }) else {
      throw SourceError(place, "there is no anchor “&\(name)” before the alias “*\(name)”")
    }
    return target
  }

  /// Returns the text as it was written.
  func unmasked(_ text: String) -> String { text.replacingScalar(Self.alias, with: "*") }

  private func collectAnchors() -> [String: [Node]] {
    var anchors: [String: [Node]] = [:]
    var open = [root]
    while let node = open.popLast() {
      if let anchor = node.anchor { anchors[anchor.rawValue, default: []].append(node) }
      switch node {
      case .mapping(let mapping): open += mapping.flatMap { [$0.key, $0.value] }.reversed()
      case .sequence(let sequence): open += sequence.reversed()
      case .scalar, .alias: break
      }
    }
    return anchors
  }

  private static func error(_ error: YamlError, in file: String, text: String) -> SourceError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return SourceError(
        SourcePlace(file: file, line: mark.line), "not YAML: \(problem.trimmed)")
    case .reader(let problem, let offset, _, _):
      let line = offset.map { 1 + text.utf8.prefix($0).count { $0 == UInt8(ascii: "\n") } }
      return SourceError(SourcePlace(file: file, line: line), "not text: \(problem.trimmed)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      return SourceError(
        SourcePlace(file: file, line: context.mark.line),
        "the field “\(duplicates.first ?? "")” is given twice")
    default:
      return SourceError(SourcePlace(file: file), "not YAML")
    }
  }
}

extension Node {
  fileprivate func isBefore(_ other: Mark?) -> Bool {
    guard let mark, let other else { return false }
    return (mark.line, mark.column) < (other.line, other.column)
  }
}

extension String {
  fileprivate func replacingScalar(_ old: Unicode.Scalar, with new: Unicode.Scalar) -> String {
    // Compared by scalars, because a combining accent after the sign makes another character of it.
    guard unicodeScalars.contains(old) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar == old ? new : scalar) }
    return String(result)
  }

  /// The text on one line.
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
