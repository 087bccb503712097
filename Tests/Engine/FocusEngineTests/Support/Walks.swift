import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// Helpers that build a hierarchy and move through it with keys.
extension StubRoot {
  /// Creates a scene from a drawing with letters.
  ///
  /// Each letter is an item of 100 × 60 points, gaps are 20 wide and high; the same letter in
  /// several places is one item around all of them. `.` is empty.
  convenience init(_ drawing: String, model: FocusModel = .tv) {
    self.init(model: model)
    for (name, frame) in Self.frames(in: drawing) { add(StubItem(name, frame)) }
  }

  /// The frames of the items, in alphabetical order.
  static func frames(in drawing: String) -> [(String, CGRect)] {
    var frames: [String: CGRect] = [:]
    for (row, line) in drawing.split(separator: "\n").enumerated() {
      for (column, letter) in line.filter({ $0 != " " }).enumerated() where letter != "." {
        let cell = CGRect(x: column * 120, y: row * 80, width: 100, height: 60)
        frames[String(letter)] = frames[String(letter)]?.union(cell) ?? cell
      }
    }
    return frames.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The name of the focused item; nil while nothing is focused.
  var focused: String? { (focusSystem?.focusedItem as? StubItem)?.name }

  func item(_ name: String) throws -> StubItem {
    func find(_ node: StubNode) -> StubItem? {
      for child in node.children {
        if child.name == name { return child }
        if let found = find(child) { return found }
      }
      return nil
    }
    return try #require(find(self), "no item \(name)")
  }

  /// Requests focus for an item, as an application does.
  func focus(on name: String) throws {
    let system = try #require(focusSystem)
    system.movesInSteps = true
    system.requestFocusUpdate(to: try item(name))
    system.updateFocusIfNeeded()
    try #require(focused == name, "\(name) cannot be focused")
    journal.entries = []
  }

  /// Reports a change, and updates the focus.
  func turn() {
    focusSystem?.setNeedsFocusValidation()
    focusSystem?.updateFocusIfNeeded()
  }

  @discardableResult
  func press(_ heading: FocusHeading) throws -> FocusExplanation {
    try #require(focusSystem).moveFocus(heading: heading)
  }

  /// The focused item after each of several presses.
  func walk(_ headings: FocusHeading...) throws -> [String?] {
    try headings.map {
      try press($0)
      return focused
    }
  }

  /// The item that a movement leads to, or `STOP` when focus stays.
  func next(from name: String, _ heading: FocusHeading) throws -> String {
    try focus(on: name)
    try press(heading)
    return focused == name ? "STOP" : focused ?? "nothing"
  }
}

/// Records the failed movements of one system while the counter lives.
@MainActor
final class FailureCounter {
  private(set) var headings: [FocusHeading] = []
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  init(_ root: StubRoot) {
    token = NotificationCenter.default.addObserver(
      forName: FocusSystem.movementDidFailNotification, object: root.focusSystem, queue: nil
    ) { [weak self] notification in
      nonisolated(unsafe) let info = notification.userInfo
      MainActor.assumeIsolated {
        let context =
          info?[FocusSystem.focusUpdateContextUserInfoKey] as? FocusUpdateContext
        self?.headings.append(context?.focusHeading ?? [])
      }
    }
  }

  deinit { token.map(NotificationCenter.default.removeObserver) }
}
