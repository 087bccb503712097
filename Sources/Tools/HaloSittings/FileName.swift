import Foundation

/// The names of files in a sitting's folder.
enum FileName {
  /// The name of the page that shows all others.
  static let page = "index.html"

  /// Returns a name that any file system and any browser accepts.
  ///
  /// - Parameters:
  ///   - name: the name; an extension is added if it has none.
  ///   - kind: decides the extension.
  /// - Returns: The name with its extension.
  static func legal(_ name: String, for kind: Take.Kind) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
      return isPlain && !forbidden.contains(scalar) ? Character(scalar) : "-"
    }
    // A leading point hides a file, and two lead out of the folder.
    var (stem, ending) = split(String(String(scalars).drop { $0 == "." || $0 == " " }))
    if ending.isEmpty { ending = kind == .film ? ".apng" : kind.isPicture ? ".png" : ".yaml" }
    // A file name has 255 bytes at most; the limit leaves space for a suffix that makes it unique.
    while stem.utf8.count > longest { stem.removeLast() }
    return (stem.isEmpty ? kind.rawValue : stem) + ending
  }

  /// The name itself, or the first free one of `NAME-2`, `NAME-3` and so on.
  static func unused(_ name: String, isTaken: (String) -> Bool) -> String {
    let (stem, ending) = split(name)
    var (result, number) = (name, 1)
    while isTaken(result) {
      number += 1
      result = "\(stem)-\(number)\(ending)"
    }
    return result
  }

  /// The name of the picture in which note and arrows are drawn.
  static func withNote(_ name: String) -> String {
    let (stem, ending) = split(name)
    return "\(stem)-note\(ending)"
  }

  private static let longest = 180
  private static let forbidden = Set("/\\:*?\"<>|".unicodeScalars)

  /// The name without and with its extension, which includes the point; the extension is empty if
  /// there is none, or if it is too long, does not begin with an ASCII letter, or has characters
  /// other than ASCII letters and digits.
  private static func split(_ name: String) -> (stem: String, ending: String) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return (name, "") }
    let ending = name[point...]
    guard (2...6).contains(ending.utf8.count), ending.dropFirst().first?.isLetter == true,
      ending.dropFirst().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return (name, "") }
    return (String(name[..<point]), String(ending))
  }
}
