import HaloGoldenTesting
import HaloHosting
import Testing

@testable import HaloAccessibilityBus

/// The events that screen readers receive for a change, and their order.
@MainActor
struct SnapshotChangeTests {
  private func changes(
    from old: AccessibleElement, to new: AccessibleElement, hasKeyboard: Bool = true
  ) -> [String] {
    let before = AccessibleSnapshot(old, hasKeyboard: hasKeyboard)
    return AccessibleSnapshot(new, hasKeyboard: hasKeyboard).changes(from: before).map(\.line)
  }

  @Test func `equal snapshots have no change events`() {
    #expect(changes(from: TreeContent.list(focused: 1), to: TreeContent.list(focused: 1)) == [])
  }

  @Test func `the new focus is reported after selection changes and before the old focus`() {
    #expect(
      changes(
        from: TreeContent.list(focused: 1, chosen: 1), to: TreeContent.list(focused: 2, chosen: 2))
        == [
          "1 StateChanged selected 0", "2 StateChanged selected 1", "10 SelectionChanged",
          "2 StateChanged focused 1", "1 StateChanged focused 0",
        ])
  }

  @Test func `no focus change is reported while the window does not have the keyboard`() {
    #expect(
      changes(
        from: TreeContent.list(focused: 1), to: TreeContent.list(focused: 2), hasKeyboard: false)
        == [])
  }

  @Test func `removed elements are reported before added ones, each with its index`() {
    #expect(
      changes(
        from: TreeContent.list(focused: 1), to: TreeContent.list(focused: 4, rows: [2, 4, 3]))
        == [
          "1 StateChanged defunct 1", "10 ChildrenChanged remove 0 of 1",
          "10 ChildrenChanged add 1 of 4", "4 StateChanged focused 1",
        ])
  }

  @Test func `elements in a new order are reported as removed and added again`() {
    #expect(
      changes(
        from: TreeContent.list(focused: 1), to: TreeContent.list(focused: 1, rows: [3, 1, 2]))
        == ["10 ChildrenChanged remove 2 of 3", "10 ChildrenChanged add 0 of 3"])
    #expect(
      changes(
        from: TreeContent.list(focused: 2), to: TreeContent.list(focused: 2, rows: [2, 4, 1]))
        == [
          "3 StateChanged defunct 1", "10 ChildrenChanged remove 2 of 3",
          "10 ChildrenChanged remove 0 of 1", "10 ChildrenChanged add 1 of 4",
          "10 ChildrenChanged add 2 of 1",
        ])
  }

  /// Screen readers keep a copy of the children, which they change by the events that they receive.
  @Test func `applying the reported changes to the old children gives the new ones`() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      func rows() -> [UInt64] {
        Array((1...7).shuffled(using: &random).prefix(Int.random(in: 0...7, using: &random)))
      }
      let (old, new) = (rows(), rows())
      let before = AccessibleSnapshot(TreeContent.list(focused: 20, rows: old), hasKeyboard: true)
      let after = AccessibleSnapshot(TreeContent.list(focused: 20, rows: new), hasKeyboard: true)
      var kept = old
      for event in after.changes(from: before) where event.member == "ChildrenChanged" {
        guard case .object(.element(let child)) = event.content else { continue }
        if event.detail == "add" {
          kept.insert(child, at: min(event.first, kept.count))
        } else {
          #expect(kept.indices.contains(event.first) && kept[event.first] == child)
          kept.removeAll { $0 == child }
        }
      }
      #expect(kept == new, "from \(old)")
    }
  }

  @Test func `inserted and deleted text is reported before the caret position`() {
    let old = TreeContent.list(focused: 20, caret: 5)
    #expect(
      changes(from: old, to: TreeContent.list(focused: 20, text: "né dex", caret: 6)) == [
        "20 TextChanged insert 5 1 “x”", "20 TextCaretMoved 6",
      ])
    #expect(
      changes(from: old, to: TreeContent.list(focused: 20, text: "n de", caret: 1)) == [
        "20 TextChanged delete 1 1 “é”", "20 TextCaretMoved 1",
      ])
    #expect(
      changes(from: old, to: TreeContent.list(focused: 20, caret: 2, selection: 2..<5)) == [
        "20 TextSelectionChanged", "20 TextCaretMoved 2",
      ])
  }

  @Test func `a change of value is reported as a number`() {
    #expect(
      changes(from: TreeContent.list(focused: 30), to: TreeContent.list(focused: 30, level: 0.75))
        == ["30 PropertyChange accessible-value 0.75"])
  }

  @Test func `a snapshot of a tree with the same id twice contains that element once`() {
    var tree = TreeContent.list(focused: 1)
    tree.children.append(tree)
    let snapshot = AccessibleSnapshot(tree, hasKeyboard: true)
    #expect(snapshot.order == [100, 10, 1, 2, 3, 20, 30])
    #expect(snapshot.entries[100]?.children == [10, 20, 30])
  }
}

extension AccessibleEvent {
  fileprivate var line: String {
    func number(_ source: Source) -> String {
      switch source {
      case .application: "application"
      case .notice: "notice"
      case .element(let id): "\(id)"
      }
    }
    var parts = [number(source), member]
    if !detail.isEmpty { parts.append(detail) }
    if first != 0 || member == "StateChanged" || member == "ChildrenChanged" {
      parts.append("\(first)")
    }
    if second != 0 { parts.append("\(second)") }
    switch content {
    case .nothing: break
    case .text(let text): parts.append("“\(text)”")
    case .number(let number): parts.append("\(number)")
    case .frame(let frame): parts.append("\(frame)")
    case .object(let object): parts.append("of \(number(object))")
    }
    return parts.joined(separator: " ")
  }
}
