import Foundation
import HaloHosting

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
    /// Whether some of its children are chosen, or several may be.
    var holdsChoices: Bool
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
    add(tree, parent: nil, index: 0, isChoice: false, hasKeyboard)
  }

  private mutating func add(
    _ element: AccessibleElement, parent: UInt64?, index: Int, isChoice: Bool,
    _ hasKeyboard: Bool
  ) {
    // An id that comes twice would make a loop.
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

  /// What is seen at a place in points of the window; a group only where nothing of any group is.
  func element(at point: CGPoint) -> UInt64? {
    var around: UInt64?
    // What is read later lies above what is read before.
    for id in order.reversed() {
      guard let entry = entries[id], entry.states.contains(.showing),
        entry.element.frame.contains(point)
      else { continue }
      if entry.children.isEmpty { return id }
      // Of several around each other the innermost comes first here.
      around = around ?? id
    }
    return around
  }
}

extension AccessibleElement {
  /// Of what has no number and no text of its own, the value belongs to what is said of it.
  fileprivate var spokenDescription: String {
    let value = text == nil && range == nil ? value : nil
    return [value, hint].compactMap(\.self).joined(separator: ", ")
  }
}
