import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The responder chain from the responder that gets keys first to its end.
///
/// It marks the focused item, the first responder, and the responders that the last key reached.
@MainActor
final class ResponderChainPanel: View {
  /// A responder in the chain.
  struct Link: Equatable {
    var name: String
    /// The name of its class.
    var kind: String
    var isFocused = false
    var isFirst = false
    /// The position among the responders that the last key reached, from 1; nil if it did not reach
    /// this one.
    var turn: Int?
  }

  var links: [Link] = [] { didSet { if links != oldValue { rebuild() } } }
  let heading = Label("Responder chain", font: .systemFont(ofSize: 13, weight: .semibold))
  private var rows: [ResponderChainRow] = []

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(heading)
  }

  private static let rowHeight: CGFloat = 52

  /// The height that the chain takes if there is space, in points.
  var fullHeight: CGFloat { 28 + CGFloat(links.count) * Self.rowHeight }

  private func rebuild() {
    if rows.count != links.count {
      rows.forEach { $0.removeFromSuperview() }
      rows = links.map { _ in ResponderChainRow() }
      rows.forEach(addSubview)
      setNeedsLayout()
    }
    for (row, link) in zip(rows, links) { row.link = link }
  }

  override func appearanceDidChange() {
    heading.textColor = effectiveAppearance.palette.secondaryLabel
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    heading.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: 20)
    heading.textAlignment = isMirrored ? .right : .left
    let room = bounds.height - 28
    let height = min(Self.rowHeight, room / CGFloat(max(1, rows.count)))
    for (index, row) in rows.enumerated() {
      row.isLast = index == rows.count - 1
      row.frame = CGRect(
        x: 0, y: 28 + CGFloat(index) * height, width: bounds.width, height: height)
    }
  }
}

/// A row for one responder, with a line to the next.
@MainActor
final class ResponderChainRow: View {
  var link = ResponderChainPanel.Link(name: "", kind: "") { didSet { show() } }
  var isLast = false { didSet { setNeedsDisplay() } }

  private let name = Label("", font: .systemFont(ofSize: 15, weight: .medium))
  private let kind = Label("", font: .systemFont(ofSize: 13))
  private let turn = Label("", font: .systemFont(ofSize: 13, weight: .semibold))
  /// The class and the current roles.
  private var roleWords = ""

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for label in [name, kind, turn] { addSubview(label) }
    turn.textAlignment = .center
  }

  /// The diameter of the dot, which is smaller if the rows are close together.
  private var dot: CGFloat { min(22, max(14, bounds.height - 14)) }

  private func show() {
    name.text = link.name
    let roles = [link.isFocused ? "focus" : nil, link.isFirst ? "first responder" : nil]
      .compactMap { $0 }
    roleWords = ([link.kind] + roles).joined(separator: " · ")
    turn.text = link.turn.map { "\($0)" } ?? ""
    appearanceDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    name.textColor = palette.label
    kind.textColor = link.isFocused || link.isFirst ? palette.symbol : palette.secondaryLabel
    turn.textColor = palette.onTint
  }

  private var dotFrame: CGRect {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let rect = CGRect(
      x: 16 + (22 - dot) / 2, y: (bounds.height - dot) / 2, width: dot, height: dot)
    return isMirrored ? rect.mirrored(in: bounds.width) : rect
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let lines = bounds.height >= 42
    // A single line must contain both the name and the class.
    let left: CGFloat = lines ? 54 : 48
    let room = CGRect(
      x: left, y: 0, width: bounds.width - left - (lines ? 16 : 2), height: bounds.height)
    let top = ((bounds.height - 38) / 2).rounded()
    // In a single line, only the rings show the roles.
    kind.text = lines ? roleWords : link.kind
    kind.font = .systemFont(ofSize: lines ? 13 : 11)
    var upper =
      lines ? CGRect(x: room.minX, y: top, width: room.width, height: 20) : room
    var lower = CGRect(x: room.minX, y: top + 20, width: room.width, height: 18)
    kind.isHidden = false
    if !lines {
      let (title, word) = (
        ceil(name.intrinsicContentSize.width), ceil(kind.intrinsicContentSize.width)
      )
      kind.isHidden = title + 8 + word > room.width
      if !kind.isHidden { upper.size.width = title }
      lower = CGRect(x: room.minX + title + 8, y: 1, width: word + 1, height: room.height)
    }
    name.frame = isMirrored ? upper.mirrored(in: bounds.width) : upper
    kind.frame = isMirrored ? lower.mirrored(in: bounds.width) : lower
    for label in [name, kind] { label.textAlignment = isMirrored ? .right : .left }
    turn.frame = dotFrame
    turn.font = .systemFont(ofSize: dot < 18 ? 11 : 13, weight: .semibold)
  }

  /// Draws a dot on a line.
  ///
  /// Its ring is solid for the focus and dashed for the first responder; the dot is filled if the
  /// last key reached it.
  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    let bead = dotFrame
    let gap: CGFloat = dot < 18 ? 2 : 5
    if !isLast, bounds.height > dot + 2 * gap {
      var line = BezierPath()
      line.move(to: CGPoint(x: bead.midX, y: bead.maxY + gap))
      line.addLine(to: CGPoint(x: bead.midX, y: bounds.height + bead.minY - gap))
      builder.add(.stroke(.path(line), width: 1.5, color: palette.separator, dash: []))
    }
    let circle = Shape.path(BezierPath(ovalIn: bead))
    if link.turn != nil { builder.add(.fill(circle, .color(palette.highlight))) }
    let edge = link.isFocused || link.isFirst ? palette.tint : palette.separator
    let ring = Shape.path(BezierPath(ovalIn: bead.insetBy(dx: -1, dy: -1)))
    if link.isFocused {
      builder.add(.stroke(ring, width: 2.5, color: edge, dash: []))
    } else if link.turn == nil, !link.isFirst {
      builder.add(.stroke(circle, width: 1.5, color: edge, dash: []))
    }
    if link.isFirst {
      let outset: CGFloat = dot < 18 ? 4 : 5
      let outer = Shape.path(BezierPath(ovalIn: bead.insetBy(dx: -outset, dy: -outset)))
      builder.add(.stroke(outer, width: 1.5, color: edge, dash: [4, 3]))
    }
  }
}
