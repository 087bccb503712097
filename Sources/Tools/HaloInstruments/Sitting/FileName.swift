import Foundation

/// Names of files in the folder of a sitting.
enum FileName {
  /// The page that shows all others.
  static let page = "index.html"

  /// Makes a name one that a file can have.
  ///
  /// - Parameters:
  ///   - name: an ending is added if it has none.
  ///   - kind: says which.
  /// - Returns: what any file system and any browser takes.
  static func legal(_ name: String, for kind: Take.Kind) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
      return isPlain && !forbidden.contains(scalar) ? Character(scalar) : "-"
    }
    // A file that begins with a point is hidden, and two of them lead out of the folder.
    var (stem, ending) = split(String(String(scalars).drop { $0 == "." || $0 == " " }))
    if ending.isEmpty { ending = kind == .walk ? ".yaml" : ".png" }
    // 255 bytes at most, with room for what makes it unique.
    while stem.utf8.count > longest { stem.removeLast() }
    return (stem.isEmpty ? kind.rawValue : stem) + ending
  }

  /// The name itself, or the first of `NAME-2`, `NAME-3` … that is free.
  static func unused(_ name: String, isTaken: (String) -> Bool) -> String {
    let (stem, ending) = split(name)
    var (result, number) = (name, 1)
    while isTaken(result) {
      number += 1
      result = "\(stem)-\(number)\(ending)"
    }
    return result
  }

  /// Of the picture in which note and arrows are drawn.
  static func withNote(_ name: String) -> String {
    let (stem, ending) = split(name)
    return "\(stem)-note\(ending)"
  }

  private static let longest = 180
  private static let forbidden = Set("/\\:*?\"<>|".unicodeScalars)

  /// The ending with its point; empty for none, or for what is too long or odd to be one.
  private static func split(_ name: String) -> (stem: String, ending: String) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return (name, "") }
    let ending = name[point...]
    guard (2...6).contains(ending.utf8.count),
      ending.dropFirst().utf8.allSatisfy({ $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter })
    else { return (name, "") }
    return (String(name[..<point]), String(ending))
  }
}
