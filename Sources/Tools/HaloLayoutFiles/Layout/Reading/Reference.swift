import HaloSourceText

/// The id of a view, with its place in a file.
struct Reference: Hashable, Sendable {
  var id: String
  var place: SourcePlace
}

extension YAMLValue {
  /// Reads an id.
  ///
  /// - Throws: `SourceError` unless the value consists of letters, digits, `.`, `_` and `-`, and is
  ///   not `none`.
  func id() throws -> String {
    let id = try text(TextFormat.id.what)
    let isID =
      !id.isEmpty
      && id.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "._-".unicodeScalars.contains($0)
      }
    guard isID else { throw error("an id has letters, digits, “.”, “_” and “-”, not “\(id)”") }
    guard id != "none" else { throw error("“none” means nothing focused and cannot be an id") }
    return id
  }

  func reference() throws -> Reference { Reference(id: try id(), place: place) }

  /// Reads an id; nil for the word `none`.
  func referenceOrNone() throws -> Reference? {
    try text(TextFormat.idOrNone.what) == "none" ? nil : try reference()
  }
}
