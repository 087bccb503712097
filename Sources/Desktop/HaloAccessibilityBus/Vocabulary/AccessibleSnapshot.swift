import Foundation
import HaloHosting

/// The accessible tree at one moment, in which elements are found by id.
struct AccessibleSnapshot {
  struct Entry {
    var element: AccessibleElement
    /// The parent; nil for the window.
    var parent: UInt64?
    /// The index among the children of its parent.
    var index: Int
    var children: [UInt64]
    var states: AccessibleStateBits
    /// Whether some of its children are selected, or can be.
    var holdsChoices: Bool
    /// The description that is read after the name.
    var description: String

    var text: ScalarText? { element.text.map(ScalarText.init) }
  }

  let window: UInt64
  /// The ids in reading order.
  private(set) var order: [UInt64] = []
  private(set) var entries: [UInt64: Entry] = [:]
  /// The focused element while the window has the keyboard focus; nil for none.
  private(set) var focused: UInt64?

  /// Creates a snapshot of a tree; O(n).
  init(_ tree: AccessibleElement, hasKeyboard: Bool) {
    window = tree.id
    add(tree, parent: nil, index: 0, isChoice: false, hasKeyboard)
  }

  private mutating func add(
    _ element: AccessibleElement, parent: UInt64?, index: Int, isChoice: Bool,
    _ hasKeyboard: Bool
  ) {
    // An id that occurs twice would make a cycle.
    guard entries[element.id] == nil else { return }
    let holdsChoices = element.holdsChoices
    let states = element.stateBits(isChoice: isChoice, hasKeyboard: hasKeyboard)
    if states.contains(.focused) { focused = element.id }
    var children: [UInt64] = []
    order.append(element.id)
    entries[element.id] = Entry(
      element: element, parent: parent, index: index, children: [], states: states,
      holdsChoices: holdsChoices, description: element.spokenDescription)
    for child in element.children where entries[child.id] == nil {
      add(
        child, parent: element.id, index: children.count, isChoice: holdsChoices, hasKeyboard)
      children.append(child.id)
    }
    entries[element.id]?.children = children
    entries[element.id]?.element.children = []
  }

  func contains(_ id: UInt64) -> Bool { entries[id] != nil }

  /// Returns the element at a point in the window's coordinates; a group only if no element without
  /// children is there; nil for none.
  func element(at point: CGPoint) -> UInt64? {
    var around: UInt64?
    // An element that is read later lies above those before it.
    for id in order.reversed() {
      guard let entry = entries[id], entry.states.contains(.showing),
        entry.element.frame.contains(point)
      else { continue }
      if entry.children.isEmpty { return id }
      // The innermost of several nested groups is found first.
      around = around ?? id
    }
    return around
  }
}

extension AccessibleElement {
  /// The description: the hint, after the value of an element that has neither range nor text.
  fileprivate var spokenDescription: String {
    let value = text == nil && range == nil ? value : nil
    return [value, hint].compactMap(\.self).joined(separator: ", ")
  }
}
