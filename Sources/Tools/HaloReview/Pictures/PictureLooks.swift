/// The screen that a picture shows, and its appearance.
///
/// They come from the text in the file and otherwise from the words of the path, such as
/// `dark/photos-high-rtl.png`.
package struct PictureLooks: Equatable, Sendable, Encodable {
  package var scene: String
  /// `light` or `dark`; nil if it is unknown, as for the properties below.
  package var appearance: String?
  /// `normal` or `high`; nil if it is unknown.
  package var contrast: String?
  /// `full` or `reduced`; nil if it is unknown.
  package var motion: String?
  /// `ltr` or `rtl`; nil if it is unknown.
  package var direction: String?
  /// The name of the focus model; nil if it is unknown.
  package var model: String?

  /// Creates a value without an appearance.
  ///
  /// - Parameter scene: the screen's name.
  package init(scene: String) { self.scene = scene }

  /// Reads the path and the text of a file.
  ///
  /// - Parameters:
  ///   - path: the path below the folder of pictures.
  ///   - facts: the text in the file.
  package init(path: String, facts: PictureFacts) {
    self.init(scene: "")
    scene = readPath(path)
    if let words = facts["Looks"] { read(looks: words) }
    if let name = facts["Screen"] ?? facts["Title"], !name.isEmpty { scene = name }
    if let name = facts["Focus model"] { model = name }
  }

  /// Reads the form of Halo's instruments:
  /// `dark, increased contrast, reduced motion, right to left`.
  private mutating func read(looks: String) {
    for word in looks.split(separator: ",").map({ $0.trimming(" ") }) {
      switch word {
      case "light", "dark": appearance = word
      case "increased contrast": contrast = "high"
      case "normal contrast": contrast = "normal"
      case "reduced motion": motion = "reduced"
      case "full motion": motion = "full"
      case "right to left": direction = "rtl"
      case "left to right": direction = "ltr"
      default: break
      }
    }
  }

  /// Reads the words of a path.
  ///
  /// - Returns: The rest of the path.
  private mutating func readPath(_ path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    guard var stem = parts.popLast() else { return path }
    if let point = stem.lastIndex(of: "."), point > stem.startIndex {
      stem = String(stem[..<point])
    }
    // Folders whose names consist only of such words.
    parts.removeAll { folder in
      let words = Self.words(folder)
      guard !words.isEmpty, words.allSatisfy({ Self.axis(of: $0) != nil }) else { return false }
      for word in words { take(word) }
      return true
    }
    // Words at the end of the name; the first part names the screen, which may be called `tv`.
    while let cut = stem.lastIndex(where: { "-_. ".contains($0) }), cut > stem.startIndex {
      let word = String(stem[stem.index(after: cut)...]).lowercased()
      guard Self.axis(of: word) != nil else { break }
      take(word)
      stem = String(stem[..<cut])
    }
    return (parts + [stem]).joined(separator: "/")
  }

  private mutating func take(_ word: String) {
    guard let axis = Self.axis(of: word), self[keyPath: axis] == nil else { return }
    self[keyPath: axis] = word
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { "-_. ,".contains($0) }.map(String.init)
  }

  private static func axis(of word: String) -> WritableKeyPath<PictureLooks, String?>? {
    switch word {
    case "light", "dark": \.appearance
    case "normal", "high": \.contrast
    case "full", "reduced": \.motion
    case "ltr", "rtl": \.direction
    case "pad", "catalyst", "tv", "android", "html": \.model
    default: nil
    }
  }
}

extension Substring {
  /// Returns the text without these characters at either end.
  fileprivate func trimming(_ characters: String) -> String {
    let start = drop { characters.contains($0) }
    return String(start.reversed().drop { characters.contains($0) }.reversed())
  }
}
