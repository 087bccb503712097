import FocusEngine
import Foundation
import HaloHosting
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Presses that gesture recognisers handle.
@MainActor
struct GestureTests {
  /// A view that records its presses and the actions of its recognisers.
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

  @Test func `a tap recogniser by default recognises only clicks and cancels the view's press`()
    throws
  {
    _ = tap("one")
    try press()
    #expect(board.heard == ["began", "ended"])
    board.heard = []
    click()
    #expect(board.heard == ["began", "tap one", "cancelled"])
  }

  @Test func `a tap recogniser for only the select key ignores clicks`() throws {
    tap("keys", presses: [.select]).allowedTouchTypes = []
    click()
    #expect(board.heard == ["began", "ended"])
    board.heard = []
    try press()
    #expect(board.heard == ["began", "tap keys", "cancelled"])
  }

  @Test func `a recogniser without cancelsTouchesInView lets the press of its view end`() throws {
    tap("quiet", presses: [.select]).cancelsTouchesInView = false
    try press()
    #expect(board.heard == ["began", "tap quiet", "ended"])
  }

  @Test func `a recogniser for two taps ignores a single tap`() throws {
    tap("twice", presses: [.select]).numberOfTapsRequired = 2
    try press()
    #expect(board.heard == ["began", "ended"])
    try press()
    #expect(board.heard == ["began", "ended", "began", "tap twice", "cancelled"])
  }

  @Test func `a recogniser that is disabled or removed recognises nothing`() throws {
    let one = tap("one", presses: [.select])
    one.isEnabled = false
    try press()
    one.isEnabled = true
    board.removeGestureRecognizer(one)
    try press()
    #expect(board.heard == ["began", "ended", "began", "ended"])
    #expect(board.gestureRecognizers == nil && one.view == nil)
  }

  @Test func `a long press recogniser begins while the key is held and ends on its release`() throws
  {
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
