import Foundation
import Hosting

/// An accessible tree as it was at a moment, to be found in by id; a value.
struct AccessibleSnapshot {
  struct Entry {
    var element: AccessibleElement
    /// nil for the window.
    var parent: UInt64?
    /// Among the children of its parent.
    var index: Int
    var children: [UInt64]
    var states: AccessibleStateBits
    /// What is said of it beside its name.
    var description: String

    var text: ScalarText? { element.text.map(ScalarText.init) }
  }

  let window: UInt64
  /// In the order in which they are read.
  private(set) var order: [UInt64] = []
  private(set) var entries: [UInt64: Entry] = [:]
  /// What has the focus, while the window has the keyboard.
  private(set) var focused: UInt64?

  /// O(n).
  init(_ tree: AccessibleElement, hasKeyboard: Bool) {
    window = tree.id
    add(tree, parent: nil, index: 0, isAmongChosen: false, hasKeyboard)
  }

  private mutating func add(
    _ element: AccessibleElement, parent: UInt64?, index: Int, isAmongChosen: Bool,
    _ hasKeyboard: Bool
  ) {
    // An id that comes twice would make a loop.
    guard entries[element.id] == nil else { return }
    let hasChosen = element.children.contains { $0.states.contains(.selected) }
    let states = element.stateBits(isAmongChosen: isAmongChosen, hasKeyboard: hasKeyboard)
    let isFirst = element.states.contains(.focused) && hasKeyboard
    if isFirst { focused = element.id }
    var children: [UInt64] = []
    order.append(element.id)
    entries[element.id] = Entry(
      element: element, parent: parent, index: index, children: [], states: states,
      description: element.spokenDescription)
    for child in element.children where entries[child.id] == nil {
      add(
        child, parent: element.id, index: children.count, isAmongChosen: hasChosen, hasKeyboard)
      children.append(child.id)
    }
    entries[element.id]?.children = children
    entries[element.id]?.element.children = []
  }

  func contains(_ id: UInt64) -> Bool { entries[id] != nil }

  /// The innermost element at a place in points of the window.
  func element(at point: CGPoint) -> UInt64? {
    var found: UInt64?
    var candidates = [window]
    while let next = candidates.last(where: { id in
      guard let entry = entries[id], entry.states.contains(.showing) else { return false }
      // A group may be smaller than what is in it.
      return entry.element.frame.contains(point) || !entry.children.isEmpty && id == window
    }) {
      found = next
      candidates = entries[next]?.children ?? []
    }
    return found
  }
}

extension AccessibleElement {
  /// Of what has no number and no text of its own, the value belongs to what is said of it.
  fileprivate var spokenDescription: String {
    let value = text == nil && range == nil ? value : nil
    return [value, hint].compactMap(\.self).joined(separator: ", ")
  }
}
