import FocusGeometry
import Foundation
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// The log of a person's input, converted to the steps of a walk.
struct HandLogTests {
  private func log(_ events: [(InputEvent, HandLog.Focus?)]) -> HandLog {
    var log = HandLog()
    for (index, (event, focus)) in events.enumerated() {
      log.add(event, at: Double(index))
      if let focus { log.note(focus) }
    }
    return log
  }

  private func key(_ name: String, _ phase: KeyPhase = .down) throws -> InputEvent {
    .key(try Key(name: name), phase)
  }

  @Test func `a held key is a step for each repetition, and its release is no step`() throws {
    let log = log([
      (try key("Right"), .item("a")), (try key("Right", .repeat), .item("b")),
      (try key("Right", .up), .item("b")), (try key("shift+Tab"), .nothing),
      (try key("shift+Tab", .up), .nothing),
    ])
    let (steps, remarks) = log.steps(expectingFrom: 0)
    #expect(
      steps == [
        .init(.key(name: "Right"), expect: .view("a")),
        .init(.key(name: "Right"), expect: .view("b")),
        .init(.key(name: "shift+Tab"), expect: .nothing),
      ])
    #expect(remarks.isEmpty)
    #expect(log.keyNames(from: 0) == ["Right", "Right", "shift+Tab"])
    #expect(log.keyNames(from: 2) == ["shift+Tab"])
    #expect(log.keyNames(from: 99).isEmpty)
  }

  @Test func `a letter that is pressed while Tab is held is one step with Tab`() throws {
    let log = log([
      (try key("Tab"), .item("b")), (try key("f"), .item("a")), (try key("f", .up), .item("a")),
      (try key("Tab", .up), .item("a")), (try key("Tab"), .item("b")),
      (try key("Tab", .up), .item("b")), (try key("f"), .item("b")),
    ])
    #expect(
      log.steps(expectingFrom: 0).steps == [
        .init(.key(name: "Tab+f"), expect: .view("a")),
        .init(.key(name: "Tab"), expect: .view("b")),
        .init(.key(name: "f"), expect: .view("b")),
      ])
  }

  @Test func `a step expects the focus that was noted last before the next key`() throws {
    let log = log([
      (try key("Right"), nil), (try key("Right", .up), .item("late")), (try key("Down"), nil),
    ])
    #expect(
      log.steps(expectingFrom: 0).steps == [
        .init(.key(name: "Right"), expect: .view("late")), .init(.key(name: "Down")),
      ])
  }

  @Test func `keys before the recording are steps of the walk without an expectation`() throws {
    let log = log([
      (try key("Down"), .item("a")), (try key("Down", .up), .item("a")),
      (try key("Right"), .item("b")), (try key("Left"), .item("c")),
    ])
    #expect(
      log.steps(expectingFrom: 2).steps == [
        .init(.key(name: "Down")), .init(.key(name: "Right"), expect: .view("b")),
        .init(.key(name: "Left"), expect: .view("c")),
      ])
  }

  @Test func `a click is a step at its location, and a drag is a click with a remark`() {
    let (place, far) = (CGPoint(x: 30, y: 40), CGPoint(x: 90, y: 40))
    let click = log([
      (.pointerPressed(at: place), .item("a")), (.pointerReleased(at: place), .item("a")),
    ])
    let (steps, remarks) = click.steps(expectingFrom: 0)
    #expect(steps == [.init(.click(place), expect: .view("a"))])
    #expect(remarks.isEmpty)
    let drag = log([
      (.pointerPressed(at: place), nil), (.pointerMoved(to: CGPoint(x: 60, y: 40)), nil),
      (.pointerMoved(to: far), nil),
      (.pointerReleased(at: far), .nothing),
    ])
    // Only the end of the pointer's path is kept.
    #expect(drag.entries.count == 3)
    #expect(drag.steps(expectingFrom: 0).steps == [.init(.click(place), expect: .nothing)])
    #expect(
      drag.steps(expectingFrom: 0).remarks
        == ["Something was dragged here; the walk has a click instead."])
  }

  @Test func `scrolls at one location become one step, and a scroll elsewhere another one`() {
    let (here, there) = (CGPoint(x: 30, y: 40), CGPoint(x: 31, y: 40))
    func turn(_ distance: CGFloat, _ place: CGPoint) -> (InputEvent, HandLog.Focus?) {
      (.scrolled(by: CGVector(dx: 0, dy: distance), .continuous, at: place), nil)
    }
    #expect(
      log([turn(10, here), turn(20, here), turn(-5, here), turn(7, there)])
        .steps(expectingFrom: 0).steps == [
          .init(.scroll(at: here, by: CGVector(dx: 0, dy: 25))),
          .init(.scroll(at: there, by: CGVector(dx: 0, dy: 7))),
        ])
    // Expectations between scrolls are not lost.
    #expect(
      log([turn(10, here), turn(20, here)].map { ($0.0, .item("a")) })
        .steps(expectingFrom: 0).steps.count == 2)
  }

  @Test func `committed text is a typing step, and empty text is no step`() {
    #expect(
      log([(.text("né"), .item("field")), (.text(""), nil)]).steps(expectingFrom: 0).steps
        == [.init(.type("né"), expect: .view("field"))])
  }

  @Test
  func `a modifier alone is no step, and the focus after it counts for the key before it`() throws {
    let shift = Key(.modifier(.shift))
    let log = log([
      (try key("Right"), nil), (.key(shift, .down), nil), (.key(shift, .up), .item("b")),
      (try key("Left"), nil),
    ])
    #expect(
      log.steps(expectingFrom: 0).steps == [
        .init(.key(name: "Right"), expect: .view("b")), .init(.key(name: "Left")),
      ])
    #expect(log.deeds.map(\.name) == ["Right", "Left"])
    #expect(log.deeds.map(\.time) == [0, 3])
  }

  @Test func `beginning a new recording removes earlier input and stores the time`() throws {
    var log = log([(try key("Right"), .item("a"))])
    log.begin(at: 7)
    #expect(log.entries.isEmpty && log.start == 7)
    log.note(.nothing)
    #expect(log.steps(expectingFrom: 0).steps.isEmpty)
  }
}
