import Foundation
import HaloHosting

/// A record of `halo tree --format json` for one screen.
struct TreeRecord: Encodable {
  var screen: String
  var model: String
  var tree: Element

  struct Element: Encodable {
    var id, key, label, value, hint: String?
    var role: String
    /// The x, y, width and height in points of the window; nil if one is not finite.
    var frame: [Double]?
    /// The position among similar elements, from 1, and their number; nil if there are no others.
    var place: [Int]?
    /// The number of items, including those out of sight; nil if the element is no list.
    var itemCount: Int?
    var states: [String]
    /// The elements inside; nil for none.
    var children: [Element]?

    init(_ element: AccessibleElement) {
      id = element.identifier
      (role, key) = (element.role.rawValue, element.shortcut?.keyName)
      (label, value, hint) = (element.label, element.value, element.hint)
      let rect = element.frame
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
      frame = numbers.allSatisfy(\.isFinite) ? numbers : nil
      place = element.place.map { [$0.number, $0.count] }
      itemCount = element.itemCount
      states = element.states.names
      children = element.children.isEmpty ? nil : element.children.map(Self.init)
    }
  }
}

extension AccessibleElement.States {
  fileprivate var names: [String] {
    let all: [(Self, String)] = [
      (.disabled, "disabled"), (.expanded, "expanded"), (.focusable, "focusable"),
      (.focused, "focused"), (.mixed, "mixed"), (.on, "on"), (.selected, "selected"),
      (.showing, "showing"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
