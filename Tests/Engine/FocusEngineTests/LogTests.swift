import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// The texts of the log, word by word.
@MainActor
struct LogTests {
  /// Returns everything that is logged while `body` runs.
  private func log(_ body: () throws -> Void) rethrows -> String {
    var lines: [String] = []
    FocusLog.sink = { lines.append($0) }
    defer { FocusLog.sink = nil }
    try body()
    return lines.joined(separator: "\n")
  }

  @Test func `the log of a movement says which items were ahead`() throws {
    let root = StubRoot("abc\nd..")
    let text = try log {
      root.turn()
      try root.press(.right)
      try root.press(.down)
      try root.press(.next)
      try root.item("d").veto = { _ in true }
      try root.press(.left)
      try root.press(.left)
      try root.press(.down)
    }
    expectText(text, matches: "log-movements")
  }

  @Test func `the log of a request or a lost item says where it searched`() throws {
    let root = StubRoot("ab\ncd")
    let text = try log {
      try root.focus(on: "a")
      root.preferred = [try root.item("d"), try root.item("c")]
      try root.item("d").state = .hidden
      root.setNeedsFocusUpdate()
      root.updateFocusIfNeeded()
      try root.item("c").remove()
      root.turn()
    }
    expectText(text, matches: "log-requests")
  }

  @Test func `the log says where deferral begins and ends`() throws {
    let root = StubRoot("ab", model: .pad)
    let text = try log {
      root.turn()
      root.focusSystem?.requestFocusUpdate(to: try root.item("b"))
      root.focusSystem?.updateFocusIfNeeded()
      try root.press(.right)
    }
    expectText(text, matches: "log-deferral")
  }

  @Test func `the log names guides and redirections`() throws {
    let root = StubRoot("ab\n.c")
    let b = try root.item("b")
    b.canBecomeFocused = false
    root.guides = [StubGuide("bridge", b.frame, to: [b, try root.item("c")])]
    let text = try log {
      try root.focus(on: "a")
      try root.press(.right)
      root.guides = []
      try root.focus(on: "a")
      b.canBecomeFocused = true
      b.preferred = [try root.item("a")]
      try root.press(.right)
    }
    expectText(text, matches: "log-guides")
  }

  @Test func `the explanation handler is called even if no log sink is set`() throws {
    let root = StubRoot("ab")
    var count = 0
    root.focusSystem?.explanationHandler = { _ in count += 1 }
    let text = try log { try root.focus(on: "a") }
    #expect(count == text.split(separator: "\n").filter { !$0.contains("focus:  ") }.count)
    try root.press(.right)
    #expect(count == 2)
  }
}
