import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A row of steps and a dial, each moved by two shortcuts: those of the steps are mirrored in a
/// layout from right to left, and those of the dial are not.
@MainActor
final class MirrorPanel: Decoration {
  private(set) var step = 0
  /// The eighths of a circle by which the dial is turned.
  private(set) var turn = 0
  private let stepWords = Label("", font: .systemFont(ofSize: 13))
  private let turnWords = Label("", font: .systemFont(ofSize: 13))
  private let track = TrackView()
  private let dial = DialView()

  static let steps = 5
  static let height: CGFloat = 136

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for child in [track, dial] { addSubview(child) }
    for label in [stepWords, turnWords] {
      label.textAlignment = .center
      addSubview(label)
    }
  }

  func move(by steps: Int) {
    step = (step + steps + Self.steps) % Self.steps
    track.step = step
  }

  func turn(by eighths: Int) {
    turn = (turn + eighths + 8) % 8
    dial.turn = turn
  }

  /// Shows the keys that the commands have now.
  func show(previous: String, next: String, left: String, right: String) {
    stepWords.text = "\(previous) back, \(next) on"
    turnWords.text = "\(left) left, \(right) right"
  }

  override func appearanceDidChange() {
    for label in [stepWords, turnWords] {
      label.textColor = effectiveAppearance.palette.secondaryLabel
    }
    track.setNeedsDisplay()
    dial.setNeedsDisplay()
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let half = (bounds.width / 2).rounded(.down)
    place(track, CGRect(x: (half - 200) / 2, y: 24, width: 200, height: 56))
    place(dial, CGRect(x: half + (half - 56) / 2, y: 24, width: 56, height: 56))
    place(stepWords, CGRect(x: 0, y: 92, width: half, height: 20))
    place(turnWords, CGRect(x: half, y: 92, width: half, height: 20))
  }
}

/// Steps in reading direction, of which one is taken.
@MainActor
private final class TrackView: Decoration {
  var step = 0 { didSet { if step != oldValue { setNeedsDisplay() } } }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    let isMirrored = window?.layoutDirection == .rightToLeft
    for number in 0..<MirrorPanel.steps {
      let side: CGFloat = number == step ? 26 : 16
      let x = (CGFloat(number) + 0.5) * bounds.width / CGFloat(MirrorPanel.steps)
      let dot = CGRect(
        x: (isMirrored ? bounds.width - x : x) - side / 2, y: bounds.midY - side / 2, width: side,
        height: side)
      let shape = Shape.path(BezierPath(ovalIn: dot))
      let color = number == step ? palette.tint : palette.label.withAlphaComponent(0.16)
      builder.add(.fill(shape, .color(color)))
    }
  }
}

/// A dial that turns clockwise to the right in every reading direction.
@MainActor
private final class DialView: Decoration {
  var turn = 0 { didSet { if turn != oldValue { setNeedsDisplay() } } }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    let face = Shape.path(BezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)))
    builder.add(.fill(face, .color(palette.label.withAlphaComponent(0.06))))
    builder.add(.stroke(face, width: 1.5, color: palette.separator, dash: []))
    let angle = CGFloat(turn) * .pi / 4
    let (dx, dy) = (sin(angle), -cos(angle))
    var hand = BezierPath()
    hand.move(to: CGPoint(x: bounds.midX - dx * 6, y: bounds.midY - dy * 6))
    hand.addLine(to: CGPoint(x: bounds.midX + dx * 20, y: bounds.midY + dy * 20))
    builder.add(.stroke(.path(hand), width: 4, color: palette.tint, dash: []))
  }
}
