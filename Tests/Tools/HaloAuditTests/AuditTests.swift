import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloHosting
import Testing

@testable import FocusEngine
@testable import HaloAudit
@testable import HaloControllers
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Rules that a layout file cannot break, because it presents nothing, has no delays and no
/// shortcuts; and the state in which an audit leaves a screen.
@MainActor
struct AuditTests {
  /// A tile that shows the focus by its background colour after a delay.
  private final class SlowTile: Tile {
    var delay: TimeInterval = 0

    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
      guard let window else { return }
      let color: Color = context.nextFocusedItem === self ? .black : .white
      if delay > 0 {
        View.animate(withDuration: delay, in: window, animations: {}) {
          self.backgroundColor = color
        }
      } else {
        backgroundColor = color
      }
    }
  }

  /// A tile that calls a closure as soon as it is focused.
  private final class HastyTile: Tile {
    var act: () -> Void = {}

    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
      if context.nextFocusedItem === self { act() }
    }
  }

  /// A row whose background is blue while it is focused, with a symbol that is blue too.
  private final class Row: Tile {
    final class Mark: View {
      var color = Color(hex: 0x007AFF) { didSet { setNeedsDisplay() } }
      override func draw(into builder: inout DisplayListBuilder) {
        builder.add(.fill(.path(BezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4))), .color(color)))
      }
    }
    let mark = Mark(frame: CGRect(x: 10, y: 8, width: 28, height: 28))
    /// The colour of the symbol while the row is focused.
    var focusedMark = Color(hex: 0x007AFF)

    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
      let isFocused = context.nextFocusedItem === self
      backgroundColor = isFocused ? Color(hex: 0x0072ED) : .white
      mark.color = isFocused ? focusedMark : Color(hex: 0x007AFF)
    }
  }

  private func found(_ rule: AuditRule, in stage: Stage) -> [AuditFinding] {
    audit(stage.window, rules: [rule]).findings
  }

  @Test func `presenting a screen because an item was focused is an error`() {
    let (first, second) = (HastyTile("first", 0, 0), HastyTile("second", 200, 0))
    let stage = Stage(first, second)
    #expect(found(.changeOnFocus, in: stage) == [])
    second.act = { stage.screen.present(ViewController(), animated: false) }
    #expect(found(.changeOnFocus, in: stage).map(\.items) == [["second"]])
  }

  @Test func `focus that moves on by itself is an error`() {
    let (first, second) = (HastyTile("first", 0, 0), HastyTile("second", 200, 0))
    let stage = Stage(first, second)
    second.act = { second.isFocusable = false }
    let finding = found(.changeOnFocus, in: stage).first
    #expect(finding?.items == ["second"] && finding?.severity == .error)
  }

  /// The case of a list whose program sets the colours of its symbols for every state.
  @Test func `a symbol in the colour of the focused row's background is reported`() {
    let rows = [Row("first", 0, 0, 300, 44), Row("second", 0, 60, 300, 44)]
    for row in rows { row.addSubview(row.mark) }
    let stage = Stage(model: .pad, rows[0], rows[1])
    rows[0].focusedMark = .white
    let findings = found(.textContrast, in: stage)
    #expect(findings.map(\.items) == [["second"]])
    #expect(findings.first?.why.contains("a mark in second has a contrast of 1.1 : 1") == true)
    rows[1].focusedMark = .white
    #expect(found(.textContrast, in: stage) == [])
  }

  @Test func `an indicator that appears only after 0.3 seconds is reported as slow`() {
    let (prompt, slow) = (SlowTile("prompt", 0, 0), SlowTile("slow", 200, 0))
    let stage = Stage(model: .catalyst, prompt, slow)
    // Without a ring, which appears immediately.
    (prompt.focusEffect, slow.focusEffect) = (nil, nil)
    #expect(found(.slowFirstFrame, in: stage) == [])
    slow.delay = 0.3
    #expect(found(.slowFirstFrame, in: stage).map(\.items) == [["slow"]])
  }

  /// A view outside its superview's bounds can be seen and focused, but not hit: UIView,
  /// hitTest(_:with:).
  @Test func `an item that clicks cannot reach is an error in models with a pointer`() {
    let holder = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (inside, outside) = (Tile("inside", 0, 0), Tile("outside", 320, 0))
    for tile in [inside, outside] { holder.addSubview(tile) }
    let stage = Stage(model: .pad)
    stage.screen.view.addSubview(holder)
    stage.advance(1)
    for model in FocusModel.all {
      stage.window.focusSystem?.model = model
      let found = found(.notClickable, in: stage)
      #expect(found.map(\.items) == (model.name == "tv" ? [] : [["outside"]]), "\(model.name)")
      #expect(found.allSatisfy { $0.severity == .error })
    }
    holder.frame.size.width = 500
    #expect(found(.notClickable, in: stage) == [])
  }

  @Test func `a focusable item above a presented screen and not in it is reported as a leak`() {
    let stage = Stage(Tile("beneath", 0, 0))
    let sheet = ViewController()
    stage.screen.present(sheet, animated: false)
    sheet.view.addSubview(Tile("inside", 0, 0))
    stage.advance(1)
    #expect(found(.modalLeak, in: stage) == [])
    stage.window.addSubview(Tile("leak", 300, 300))
    stage.advance(1)
    #expect(found(.modalLeak, in: stage).map(\.items) == [["leak"]])
  }

  @Test func `a covered item is a note, except beneath a presented screen`() {
    let stage = Stage(Tile("below", 0, 0), Tile("above", 0, 0), Tile("other", 200, 0))
    let covered = found(.covered, in: stage)
    #expect(covered.map(\.items) == [["below"]] && covered.map(\.severity) == [.note])
    stage.screen.present(ViewController(), animated: false)
    stage.advance(1)
    #expect(found(.covered, in: stage) == [])
  }

  /// A controller with the shortcuts that a test gives it.
  private final class Keys: ViewController {
    var commands: [KeyCommand] = []
    override var keyCommands: [KeyCommand]? { commands }
    override func loadView() { view = View() }
  }

  @Test func `a shortcut with a well-known other meaning is reported as a clash`() {
    func command(_ modifiers: KeyModifierFlags) -> KeyCommand {
      KeyCommand(
        title: "Paint", action: Selector("paint"), input: "c", modifierFlags: modifiers)
    }
    let keys = Keys()
    let stage = Stage(screen: keys, Tile("only", 0, 0))
    keys.commands = [command([.command, .shift, .alternate])]
    #expect(found(.shortcutClash, in: stage) == [])
    keys.commands = [command(.command)]
    #expect(found(.shortcutClash, in: stage).map(\.items).contains(["Paint"]))
  }

  @Test func `an audit leaves focus and appearance as they were`() {
    let (first, second) = (SlowTile("first", 0, 0), SlowTile("second", 200, 0))
    let stage = Stage(first, second)
    stage.focus(on: second)
    let before = (stage.window.appearance, stage.frame())
    _ = audit(stage.window)
    #expect(stage.focused == "second")
    #expect(stage.window.appearance == before.0)
    #expect(stage.window.frame(at: stage.window.currentTime) == before.1)
  }

  @Test func `rules that only look at a screen do not move the focus`() {
    let tile = HastyTile("tile", 200, 0)
    let stage = Stage(Tile("first", 0, 0), tile)
    tile.act = { Issue.record("the tile was focused") }
    _ = audit(stage.window, rules: AuditRule.still)
    #expect(stage.focused == "first")
  }

  // MARK: Walks

  private func step(_ name: String, movesFocus: Bool = false) -> FocusWatch.Step {
    FocusWatch.Step(name: name, movesFocus: movesFocus, isPersons: true)
  }

  @Test
  func `focus that does not return to the item from which a sheet was opened is lost`() throws {
    for comesBack in [true, false] {
      let (first, second) = (Tile("first", 0, 0), Tile("second", 200, 0))
      let stage = Stage(first, second)
      stage.focus(on: second)
      let watch = try #require(FocusWatch(stage.window))
      let sheet = ViewController()
      stage.screen.present(sheet, animated: false)
      sheet.view.addSubview(Tile("inside", 0, 0))
      stage.advance(1)
      #expect(watch.note(step("Return")) == [])
      sheet.dismiss(animated: false)
      stage.advance(1)
      if !comesBack { stage.focus(on: first) }
      let findings = watch.note(step("Escape"))
      #expect(findings.map(\.items) == (comesBack ? [] : [["second", "first"]]))
    }
  }

  @Test func `a sheet that an arrow key opens is a change on focus`() throws {
    let (first, second) = (Tile("first", 0, 0), Tile("second", 200, 0))
    let stage = Stage(first, second)
    let watch = try #require(FocusWatch(stage.window))
    stage.focus(on: second)
    #expect(watch.note(step("Right", movesFocus: true)) == [])
    stage.screen.present(ViewController(), animated: false)
    stage.advance(1)
    #expect(watch.note(step("Right", movesFocus: true)).map(\.rule) == [.changeOnFocus])
  }
}
