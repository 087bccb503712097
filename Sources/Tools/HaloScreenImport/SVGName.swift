import Foundation
import HaloHosting

/// What an element of a drawing stands for, by its id: no drawing tool knows of focus.
///
/// `KIND/NAME` or `KIND:NAME`, as `button/Play`, and after that `+focused`, `+selected` or
/// `+disabled`. Of kind `focus` is what can have the focus and is nothing in particular; `group`
/// holds a focus group together.
struct SVGName {
  /// What is to be done with an element of this name.
  enum Use {
    /// A person does something with it.
    case item
    /// A person reads it.
    case readable
    /// It holds others.
    case holder
  }

  var use: Use
  var role: AccessibleElement.Role?
  var title: String
  var isFocused = false
  var isSelected = false
  var isEnabled = true

  /// nil for an id that says nothing.
  init?(_ id: String) {
    let id = id.decodingIllustrator
    guard let sign = id.firstIndex(where: { $0 == "/" || $0 == ":" }),
      let kind = Self.kinds[id[..<sign].lowercased()]
    else { return nil }
    (use, role) = kind
    var words: [Substring] = []
    for word in id[id.index(after: sign)...].split(whereSeparator: \.isWhitespace) {
      switch word {
      case "+focused": isFocused = true
      case "+selected": isSelected = true
      case "+disabled": isEnabled = false
      default: words.append(word)
      }
    }
    title = words.joined(separator: " ")
    guard !title.isEmpty else { return nil }
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
  /// Illustrator writes `_x2F_` for `/`, as ids of XML may not have it.
  fileprivate var decodingIllustrator: String {
    replacing(/_x([0-9A-Fa-f]{2,6})_/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        ?? String(match.0)
    }
  }
}
