import HaloImageFiles

/// What a picture's file says of itself in words.
package struct PictureFacts: Equatable, Sendable {
  /// In the file's order; a keyword comes once.
  package private(set) var entries: [(keyword: String, text: String)] = []

  /// As they are told.
  package init(_ entries: [(keyword: String, text: String)]) {
    for entry in entries where !entry.text.isEmpty && self[entry.keyword] == nil {
      self.entries.append(entry)
    }
  }

  /// - Parameter file: the bytes of a PNG file.
  init(file: [UInt8]) { self.init(PNGText.entries(in: file)) }

  /// The text of a keyword; nil for none.
  package subscript(keyword: String) -> String? {
    entries.first { $0.keyword == keyword }?.text
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.entries.elementsEqual(other.entries) { $0 == $1 }
  }
}
