import Foundation
import HaloHosting
import HaloSourceText

/// The meaning of an element of a drawing, written in its id because no drawing tool knows focus.
///
/// The form is `KIND/NAME` or `KIND:NAME`, such as `button/Play`, followed by `+focused`,
/// `+selected` or `+disabled` if needed, with or without a space before it. The kind `focus` is for
/// an item without a role that can have the focus, and `group` for a focus group.
struct SVGName {
  /// The use of an element.
  enum Use {
    /// A user operates it.
    case item
    /// A user reads it.
    case readable
    /// It contains others.
    case holder
  }

  var use: Use
  var role: AccessibleElement.Role?
  var title: String
  var isFocused = false
  var isSelected = false
  var isEnabled = true

  /// Returns nil for an id without this form.
  init?(_ id: String) {
    let id = id.decodingIllustrator
    guard let sign = id.firstIndex(where: { $0 == "/" || $0 == ":" }),
      let kind = Self.kinds[id[..<sign].lowercased()]
    else { return nil }
    (use, role) = kind
    var words: [Substring] = []
    for var word in id[id.index(after: sign)...].split(whereSeparator: \.isWhitespace) {
      while let mark = Self.marks.first(where: word.hasSuffix) {
        word = word.dropLast(mark.count)
        switch mark {
        case "+focused": isFocused = true
        case "+selected": isSelected = true
        default: isEnabled = false
        }
      }
      if !word.isEmpty { words.append(word) }
    }
    title = words.joined(separator: " ")
    guard !title.isEmpty else { return nil }
  }

  private static let marks = ["+focused", "+selected", "+disabled"]

  /// Returns the kind that was probably meant by an id whose kind is unknown; nil if there is none.
  static func kind(meantBy id: String) -> String? {
    let id = id.decodingIllustrator
    guard let sign = id.firstIndex(where: { $0 == "/" || $0 == ":" }) else { return nil }
    let word = id[..<sign].lowercased()
    return kinds[word] == nil ? word.nearest(among: kinds.keys.sorted()) : nil
  }

  /// The kinds, as errors and the manual list them.
  static let kindNames = kinds.keys.sorted().joined(separator: ", ")

  private static let kinds: [String: (Use, AccessibleElement.Role?)] = [
    "focus": (.item, nil), "button": (.item, .button), "link": (.item, .link),
    "switch": (.item, .switch), "slider": (.item, .slider), "stepper": (.item, .stepper),
    "field": (.item, .textField), "search": (.item, .searchField), "tab": (.item, .tab),
    "segment": (.item, .segment), "item": (.item, .listItem), "card": (.item, .listItem),
    "text": (.readable, .text), "heading": (.readable, .heading), "image": (.readable, .image),
    "group": (.holder, .group), "list": (.holder, .list), "grid": (.holder, .grid),
    "tabs": (.holder, .tabBar), "alert": (.holder, .alert),
  ]
}

extension String {
  /// The text with `/` for Illustrator's `_x2F_`, since an XML id may not contain it, and other
  /// characters.
  fileprivate var decodingIllustrator: String {
    replacing(/_x([0-9A-Fa-f]{2,6})_/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        ?? String(match.0)
    }
  }
}
