import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A picture of the focus groups in the order of Tab, with the one that has the focus.
@MainActor
final class FocusGroupsPicture: Decoration {
  /// A focus group at which Tab stops.
  struct Stop: Equatable {
    var name: String
    /// Whether it is in the parent group.
    var isInParent: Bool
    var isFocused: Bool
  }

  var stops: [Stop] = [] {
    didSet {
      guard stops != oldValue else { return }
      while names.count < stops.count {
        let name = Label("", font: .systemFont(ofSize: 15, weight: .medium))
        name.textAlignment = .center
        names.append(name)
        addSubview(name)
      }
      for (index, name) in names.enumerated() {
        name.isHidden = index >= stops.count
        if index < stops.count { name.text = stops[index].name }
      }
      heading.isHidden = stops.isEmpty
      parent.isHidden = !stops.contains(where: \.isInParent)
      appearanceDidChange()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  static let height: CGFloat = 148

  private enum Metrics {
    static let box = CGSize(width: 172, height: 56)
    static let gap: CGFloat = 40
    /// The space before and after an arrow.
    static let space: CGFloat = 10
    /// The space beside and below the boxes of a parent group.
    static let inset: CGFloat = 14
    /// The space above those boxes, in which the name of the parent group stands.
    static let title: CGFloat = 28
    static let top: CGFloat = 36
  }

  private let heading = Label("Focus groups", font: .systemFont(ofSize: 13, weight: .semibold))
  private let parent = Label("Parent group", font: .systemFont(ofSize: 13))
  private var names: [Label] = []
  private var boxes: [CGRect] = []
  private var parentBox: CGRect?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // A screen reader says the order of Tab in words.
    accessibilityElementsHidden = true
    heading.isHidden = true
    for label in [heading, parent] { addSubview(label) }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    for label in [heading, parent] { label.textColor = palette.secondaryLabel }
    for (name, stop) in zip(names, stops) {
      name.textColor = stop.isFocused ? palette.symbol : palette.label
    }
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func placed(_ rect: CGRect) -> CGRect {
      isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    heading.frame = placed(CGRect(x: 0, y: 0, width: bounds.width, height: 20))
    for label in [heading, parent] { label.textAlignment = isMirrored ? .right : .left }
    let count = CGFloat(max(1, stops.count))
    let most = (bounds.width - 4 * Metrics.inset - (count - 1) * Metrics.gap) / count
    let width = min(Metrics.box.width, most).rounded(.down)
    let top = Metrics.top + Metrics.title
    var x: CGFloat = 0
    var isInside = false
    boxes = stops.map { stop in
      // The edges of the parent group need space, too.
      if stop.isInParent != isInside { x += Metrics.inset }
      isInside = stop.isInParent
      defer { x += width + Metrics.gap }
      return placed(CGRect(x: x, y: top, width: width, height: Metrics.box.height))
    }
    for (name, box) in zip(names, boxes) { name.frame = box.insetBy(dx: 6, dy: 0) }
    let inside = zip(stops, boxes).filter(\.0.isInParent).map(\.1)
    parentBox = inside.first.map { first in
      let all = inside.reduce(first) { $0.union($1) }.insetBy(dx: -Metrics.inset, dy: 0)
      return CGRect(
        x: all.minX, y: Metrics.top, width: all.width,
        height: Metrics.title + Metrics.box.height + Metrics.inset)
    }
    if let parentBox {
      parent.frame = CGRect(
        x: parentBox.minX + Metrics.inset, y: parentBox.minY,
        width: parentBox.width - 2 * Metrics.inset, height: Metrics.title)
    }
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    if let parentBox {
      builder.add(
        .stroke(
          .rounded(parentBox.insetBy(dx: 0.5, dy: 0.5), radius: 20, curve: .continuous),
          width: 1, color: palette.secondaryLabel.withAlphaComponent(0.5), dash: [4, 4]))
    }
    for (stop, box) in zip(stops, boxes) {
      let shape = Shape.rounded(box, radius: 12, curve: .continuous)
      builder.add(.fill(shape, .color(palette.card)))
      let width: CGFloat = stop.isFocused ? 2 : 1
      builder.add(
        .stroke(
          .rounded(
            box.insetBy(dx: width / 2, dy: width / 2), radius: 12 - width / 2, curve: .continuous),
          width: width, color: stop.isFocused ? palette.tint : palette.separator, dash: []))
    }
    for (index, (box, next)) in zip(boxes, boxes.dropFirst()).enumerated() {
      let isForward = next.minX > box.minX
      // Between a group in the parent group and one beside it, the arrow begins or ends at the
      // parent group.
      let leaves = stops[index].isInParent && !stops[index + 1].isInParent
      let enters = !stops[index].isInParent && stops[index + 1].isInParent
      let (before, after) = (
        Metrics.space + (leaves ? Metrics.inset : 0), Metrics.space + (enters ? Metrics.inset : 0)
      )
      let (from, to) =
        isForward
        ? (box.maxX + before, next.minX - after) : (box.minX - before, next.maxX + after)
      let back: CGFloat = isForward ? -5 : 5
      var arrow = BezierPath()
      arrow.move(to: CGPoint(x: from, y: box.midY))
      arrow.addLine(to: CGPoint(x: to, y: box.midY))
      arrow.move(to: CGPoint(x: to + back, y: box.midY - 5))
      arrow.addLine(to: CGPoint(x: to, y: box.midY))
      arrow.addLine(to: CGPoint(x: to + back, y: box.midY + 5))
      builder.add(
        .stroke(.path(arrow), width: 1.5, color: palette.secondaryLabel, dash: []))
    }
  }
}
