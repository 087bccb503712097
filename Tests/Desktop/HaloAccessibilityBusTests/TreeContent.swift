import Foundation
import HaloDisplayList
import HaloHosting

/// A content with an accessible tree and nothing else.
@MainActor
final class TreeContent: HostedContent {
  var title = "Test"
  var pasteboard: any Pasteboard = PrivatePasteboard()
  var tree = TreeContent.list(focused: 1)
  var announcements: [String] = []
  private(set) var trees = 0
  private(set) var isHeard = false
  private(set) var performed: [String] = []

  func nextFrameTime(now: TimeInterval) -> TimeInterval? { nil }
  func frame(at time: TimeInterval) -> DisplayList {
    DisplayList(size: .zero, background: .color(.clear))
  }
  func resize(to size: CGSize, scale: CGFloat) {}
  func setActive(_ active: Bool) {}
  func receive(_ event: InputEvent, at time: TimeInterval) {}

  func accessibleTree() -> AccessibleElement {
    trees += 1
    return tree
  }
  func setHeard(_ isHeard: Bool) { self.isHeard = isHeard }
  func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }
  func perform(_ action: AccessibleAction, on id: UInt64, at time: TimeInterval) -> Bool {
    performed.append("\(action) \(id)")
    return true
  }
  func accessibleFrame(ofText range: Range<Int>, in id: UInt64) -> CGRect? {
    CGRect(x: 10 * range.lowerBound, y: 0, width: 10 * range.count, height: 20)
  }

  /// Returns a window with a list of rows, of which one may be selected, a field and a slider.
  static func list(
    focused: UInt64?, chosen: UInt64? = nil, rows: [UInt64] = [1, 2, 3], text: String = "né de",
    caret: Int = 0, selection: Range<Int>? = nil, level: Double = 0.5
  ) -> AccessibleElement {
    func element(
      _ id: UInt64, _ role: AccessibleElement.Role, _ label: String, y: CGFloat,
      text: AccessibleText? = nil, range: AccessibleRange? = nil
    ) -> AccessibleElement {
      var states: AccessibleElement.States = [.focusable, .showing]
      if id == focused { states.insert(.focused) }
      if id == chosen { states.insert(.selected) }
      return AccessibleElement(
        id: id, role: role, label: label, states: states,
        frame: CGRect(x: 20, y: y, width: 100, height: 20), text: text, range: range)
    }
    let items = rows.map { element($0, .listItem, "Row \($0)", y: CGFloat(20 * $0)) }
    return AccessibleElement(
      id: 100, role: .window, label: "Test", states: .showing,
      frame: CGRect(x: 0, y: 0, width: 400, height: 300),
      children: [
        AccessibleElement(
          id: 10, role: .list, label: "Rows", states: .showing,
          frame: CGRect(x: 10, y: 10, width: 200, height: 100), itemCount: 1000, children: items),
        element(
          20, .textField, "Name", y: 120,
          text: AccessibleText(text, selection: selection ?? caret..<caret, caret: caret)),
        element(
          30, .slider, "Level", y: 150,
          range: AccessibleRange(minimum: 0, maximum: 1, value: level, step: 0.1)),
      ])
  }
}
