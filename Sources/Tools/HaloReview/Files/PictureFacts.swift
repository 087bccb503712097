import HaloImageFiles

/// The text that a picture's file contains about itself.
package struct PictureFacts: Equatable, Sendable {
  /// The entries in the order of the file, each keyword once.
  package private(set) var entries: [(keyword: String, text: String)] = []

  /// Keeps the first nonempty text of each keyword.
  package init(_ entries: [(keyword: String, text: String)]) {
    for entry in entries where !entry.text.isEmpty && self[entry.keyword] == nil {
      self.entries.append(entry)
    }
  }

  /// Reads the entries of a file.
  ///
  /// - Parameter file: the bytes of a PNG file.
  init(file: [UInt8]) { self.init(PNGText.entries(in: file)) }

  /// Returns the text of a keyword; nil for none.
  package subscript(keyword: String) -> String? {
    entries.first { $0.keyword == keyword }?.text
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.entries.elementsEqual(other.entries) { $0 == $1 }
  }
}
