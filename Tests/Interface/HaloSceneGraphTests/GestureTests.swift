import FocusEngine
import Foundation
import HaloHosting
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Presses that gesture recognisers look at.
@MainActor
struct GestureTests {
  /// Notes what it hears.
  private final class Board: View {
    var heard: [String] = []
    override var canBecomeFocused: Bool { true }
    override var responses: [Selector: @MainActor (Any?) -> Void] {
      [
        "tap:": { [weak self] sender in
          self?.heard.append("tap \((sender as? GestureRecognizer)?.name ?? "")")
        },
        "hold:": { [weak self] sender in
          guard let gesture = sender as? GestureRecognizer else { return }
          self?.heard.append("hold \(gesture.state)")
        },
      ]
    }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      heard.append("began")
    }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
      heard.append("ended")
    }
    override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
      heard.append("cancelled")
    }
  }

  private let stage: Stage
  private let board = Board(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

  init() {
    stage = Stage(model: .pad)
    stage.root.addSubview(board)
    stage.frame()
    stage.focus(on: board)
  }

  private func tap(_ name: String, presses: [Press.PressType]? = nil) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer(target: board, action: "tap:")
    tap.name = name
    if let presses { tap.allowedPressTypes = presses.map { NSNumber(value: $0.rawValue) } }
    board.addGestureRecognizer(tap)
    return tap
  }

  private func press() throws { try stage.press("Return") }

  private func click() {
    let place = CGPoint(x: 50, y: 50)
    stage.window.pointerPressed(at: place, at: stage.time)
    stage.window.pointerReleased(at: place, at: stage.time)
  }

  @Test func `a tap by default is a click, and the view hears that its press was cancelled`() throws
  {
    _ = tap("one")
    try press()
    #expect(board.heard == ["began", "ended"])
    board.heard = []
    click()
    #expect(board.heard == ["began", "tap one", "cancelled"])
  }

  @Test func `one for the select key alone hears no click`() throws {
    tap("keys", presses: [.select]).allowedTouchTypes = []
    click()
    #expect(board.heard == ["began", "ended"])
    board.heard = []
    try press()
    #expect(board.heard == ["began", "tap keys", "cancelled"])
  }

  @Test func `what takes nothing from the view leaves it its end`() throws {
    tap("quiet", presses: [.select]).cancelsTouchesInView = false
    try press()
    #expect(board.heard == ["began", "tap quiet", "ended"])
  }

  @Test func `two taps are asked for, and one is none`() throws {
    tap("twice", presses: [.select]).numberOfTapsRequired = 2
    try press()
    #expect(board.heard == ["began", "ended"])
    try press()
    #expect(board.heard == ["began", "ended", "began", "tap twice", "cancelled"])
  }

  @Test func `a disabled one, and one that was removed, hear nothing`() throws {
    let one = tap("one", presses: [.select])
    one.isEnabled = false
    try press()
    one.isEnabled = true
    board.removeGestureRecognizer(one)
    try press()
    #expect(board.heard == ["began", "ended", "began", "ended"])
    #expect(board.gestureRecognizers == nil && one.view == nil)
  }

  @Test func `a press that is held begins and ends`() throws {
    let hold = LongPressGestureRecognizer(target: board, action: "hold:")
    hold.allowedPressTypes = [NSNumber(value: Press.PressType.select.rawValue)]
    board.addGestureRecognizer(hold)
    try stage.send("Return", .down)
    stage.advance(0.4)
    #expect(board.heard == ["began"])
    stage.advance(0.2)
    #expect(board.heard == ["began", "hold began"])
    try stage.send("Return", .up)
    #expect(board.heard == ["began", "hold began", "hold ended", "cancelled"])
  }
}
