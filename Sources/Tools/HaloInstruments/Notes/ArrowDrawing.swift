import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph
import HaloSittings

/// Lets the user draw an arrow on the last picture, by dragging or with keys.
///
/// The arrow keys move a cross; Return sets one end and then the other.
@MainActor
final class ArrowDrawing: InputTaker {
  private unowned let bench: Bench
  private let done: (Take.Arrow) -> Void
  private var cross = CGPoint.zero
  private var tail: CGPoint?
  private var lastHead: CGPoint?
  /// Points by which an arrow key moves the cross, without and with Shift.
  private static let step: CGFloat = 16
  private static let smallStep: CGFloat = 1

  init(_ bench: Bench, done: @escaping (Take.Arrow) -> Void) {
    self.bench = bench
    self.done = done
  }

  /// The next step that the user is asked for.
  var request: String { tail == nil ? "Where does it begin?" : "Where does it point?" }

  /// The instructions for drawing an arrow.
  let help = "Arrows move the cross, with Shift by a point; Return sets it. Or drag on the picture."

  func begin() {
    if bench.input.taker === self { return end() }
    cross = start
    tail = nil
    bench.panelHost.notice = nil
    bench.input.taker = self
    bench.setNeedsPanel()
  }

  /// The end of the last arrow, or the centre of the focused item, or that of the screen.
  private var start: CGPoint {
    let screen = CGRect(origin: .zero, size: bench.place.screen)
    if let lastHead, screen.contains(lastHead) { return lastHead }
    let focus = (bench.screen.focusSystem?.focusedItem as? View).map {
      $0.convert($0.bounds, to: bench.screen)
    }
    let place = focus.map { $0.intersection(screen) }.flatMap { $0.isEmpty ? nil : $0 } ?? screen
    return CGPoint(x: place.midX.rounded(), y: place.midY.rounded())
  }

  private func end() {
    bench.input.taker = nil
    bench.setNeedsPanel()
  }

  private func finish(at head: CGPoint) {
    guard let tail else { return }
    if hypot(head.x - tail.x, head.y - tail.y) >= 6 {
      lastHead = head
      done(Take.Arrow(tail: tail, head: head))
    }
    end()
  }

  func receive(_ key: Key, phase: KeyPhase) -> Bool {
    if case .modifier = key.keyCode { return true }
    guard phase == .down || phase == .repeat else { return true }
    let step = key.modifierFlags.contains(.shift) ? Self.smallStep : Self.step
    switch key.keyCode {
    case .leftArrow: move(dx: -step, dy: 0)
    case .rightArrow: move(dx: step, dy: 0)
    case .upArrow: move(dx: 0, dy: -step)
    case .downArrow: move(dx: 0, dy: step)
    case .return, .space, .select:
      guard phase == .down else { return true }
      if tail == nil { tail = cross } else { finish(at: cross) }
    case .escape: end()
    default: break
    }
    return true
  }

  private func move(dx: CGFloat, dy: CGFloat) {
    let size = bench.place.screen
    cross.x = max(0, min(size.width, cross.x + dx))
    cross.y = max(0, min(size.height, cross.y + dy))
  }

  func pressed(at point: CGPoint) { (cross, tail) = (point, point) }
  func moved(to point: CGPoint) { cross = point }
  func released(at point: CGPoint) { finish(at: point) }

  /// The arrow that is being drawn; empty until its tail is set.
  var unfinished: [Take.Arrow] {
    tail.map { [Take.Arrow(tail: $0, head: cross)] } ?? []
  }

  func cursor(in size: CGSize) -> [DisplayItem] {
    var canvas = DiagramCanvas(clip: CGRect(origin: .zero, size: size))
    var lines = BezierPath()
    for (dx, dy) in [(CGFloat(14), CGFloat(0)), (-14, 0), (0, 14), (0, -14)] {
      lines.move(to: CGPoint(x: cross.x + dx / 3.5, y: cross.y + dy / 3.5))
      lines.addLine(to: CGPoint(x: cross.x + dx, y: cross.y + dy))
    }
    canvas.stroke(lines, 5, Color(white: 0, alpha: 0.7))
    canvas.stroke(lines, 2, PanelStyle.accent)
    return canvas.items
  }
}
