import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Tests when the focus loop debugger is shown, and that it does not affect focus, pointer and
/// frames.
@MainActor
struct FocusLoopDebuggerTests {
  private let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func stage(isEnabled: Bool = true) -> Stage {
    list.contentSize = CGSize(width: 300, height: 900)
    for row in 0..<6 { list.addSubview(Tile("row \(row)", 0, CGFloat(row) * 150)) }
    let stage = Stage(model: .pad, list, Tile("side", 500, 0))
    stage.window.isFocusLoopDebuggerEnabled = isEnabled
    stage.focus(on: list.subviews[0])
    stage.advance(2)
    return stage
  }

  /// The texts of the focus loop in drawing order.
  private func words(_ stage: Stage) -> [String] {
    stage.window.focusLoopItems.compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
  }

  @Test func `holding Option shows the focus loop, and releasing it restores the frame`() throws {
    let stage = stage()
    let plain = stage.frame()
    try stage.send("alt", .down)
    #expect(
      words(stage) == ["1", "2", "Tab goes through the focus groups (pad): 2 stops"])
    #expect(stage.frame() != plain)
    #expect(stage.frame().items.starts(with: plain.items))
    try stage.send("alt", .up)
    #expect(stage.frame() == plain)
  }

  @Test
  func `Control held with Option shows the focus groups, whichever key goes down first`() throws {
    let stage = stage()
    for keys in [["alt", "ctrl"], ["ctrl", "alt"]] {
      for key in keys { try stage.send(key, .down) }
      #expect(words(stage).first == "root")
      #expect(words(stage).last == "2 focus groups; dotted: where Tab enters")
      try stage.send("ctrl", .up)
      #expect(words(stage).first == "1")
      try stage.send("alt", .up)
      #expect(words(stage).isEmpty)
    }
    stage.advance(2)
    #expect(!stage.window.showsShortcuts)
  }

  @Test(arguments: [["ctrl"], ["super"], ["alt", "shift"], ["alt", "super"], ["shift"]])
  func `modifiers other than Option do not show the focus loop`(keys: [String]) throws {
    let stage = stage()
    for key in keys { try stage.send(key, .down) }
    #expect(stage.window.focusLoopItems.isEmpty)
  }

  @Test(arguments: ModifierScheme.allCases)
  func `Alt shows the focus loop and the key labelled Ctrl the groups in both modifier schemes`(
    scheme: ModifierScheme
  ) throws {
    let stage = stage()
    stage.window.modifierScheme = scheme
    try stage.send("alt", .down)
    #expect(words(stage).first == "1")
    try stage.send("ctrl", .down)
    #expect(words(stage).first == "root")
  }

  @Test
  func `a window without the focus loop debugger shows nothing while Option is held`() throws {
    let stage = stage(isEnabled: false)
    let plain = stage.frame()
    try stage.send("alt", .down)
    #expect(stage.frame() == plain)
  }

  @Test(arguments: [true, false])
  func `the focus loop disappears when its key release is lost or the window becomes inactive`(
    losesKeyboard: Bool
  ) throws {
    let stage = stage()
    try stage.send("alt", .down)
    if losesKeyboard {
      stage.window.setActive(false)
      stage.frame()
      #expect(stage.window.focusLoopItems.isEmpty)
      stage.window.setActive(true)
    } else {
      try stage.send("alt", .cancelled)
    }
    #expect(stage.window.focusLoopItems.isEmpty)
  }

  @Test func `the focus loop follows scrolling and focus while it is shown`() throws {
    let stage = stage()
    try stage.send("alt", .down)
    let before = stage.window.focusLoopItems
    try stage.press("alt+Tab")
    list.contentOffset.y = 100
    let after = stage.advance(2)
    #expect(
      after.items.suffix(stage.window.focusLoopItems.count).elementsEqual(
        stage.window.focusLoopItems))
    #expect(stage.window.focusLoopItems != before)
  }

  @Test func `arrow keys and pointer hits ignore the focus loop`() throws {
    let stage = stage()
    try stage.send("alt", .down)
    try stage.press("Down")
    #expect(stage.focused == "row 1")
    let point = CGPoint(x: 550, y: 50)
    #expect(stage.window.hitTest(point)?.accessibilityIdentifier == "side")
  }

  @Test func `the window needs no immediate frame while the focus loop is shown`() throws {
    let stage = stage()
    try stage.send("alt", .down)
    stage.advance(2)
    let next = stage.window.nextFrameTime(now: stage.time)
    #expect(next.map { $0 > stage.time } ?? true)
  }
}
