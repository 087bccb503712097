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

/// The kinds of all views with an id.
struct KnownViews {
  private(set) var kinds: [String: ViewKind] = [:]
  /// Whether the layout cannot be read, so that any id may be right.
  private var isUnread = false

  /// The views of a layout that cannot be read.
  static var unread: KnownViews {
    var known = KnownViews()
    known.isUnread = true
    return known
  }

  /// Adds a view.
  ///
  /// - Throws: `SourceError` for an id that is taken.
  mutating func add(_ reference: Reference, kind: ViewKind) throws {
    guard kinds.updateValue(kind, forKey: reference.id) == nil else {
      throw SourceError(reference.place, "the id “\(reference.id)” is taken; ids are unique")
    }
  }

  /// Returns the kind of the view with an id; nil if the layout cannot be read.
  ///
  /// - Throws: `SourceError` for an id that no view has, or that a guide has where a view is
  ///   wanted.
  @discardableResult
  func check(_ reference: Reference, wantsView: Bool = false) throws -> ViewKind? {
    if isUnread { return nil }
    guard let kind = kinds[reference.id] else {
      throw SourceError(
        reference.place, "there is no view “\(reference.id)”\(nearest(reference.id))")
    }
    guard !wantsView || kind != .guide else {
      throw SourceError(reference.place, "“\(reference.id)” is a guide; expected a view")
    }
    return kind
  }

  /// Returns a suggestion for the error: a known id that is one typing error away; empty if there
  /// is none.
  private func nearest(_ id: String) -> String {
    let close = kinds.keys.sorted().first { $0.isOneEdit(from: id) }
    return close.map { "; did you mean “\($0)”?" } ?? ""
  }
}

extension String {
  /// Returns whether inserting, deleting or replacing one byte, or swapping two neighbours, gives
  /// `other`.
  fileprivate func isOneEdit(from other: String) -> Bool {
    let (a, b) = (Array(utf8), Array(other.utf8))
    guard abs(a.count - b.count) <= 1 else { return false }
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed()).prefix { $0 == $1 }
      .count
    let (restA, restB) = (a.count - head - tail, b.count - head - tail)
    if restA <= 1, restB <= 1 { return true }
    return restA == 2 && restB == 2 && a[head] == b[head + 1] && a[head + 1] == b[head]
  }
}
