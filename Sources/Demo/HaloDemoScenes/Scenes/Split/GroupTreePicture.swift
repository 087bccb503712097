import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A picture of the focus groups as boxes inside boxes, with the one that has the focus.
///
/// A box with a solid outline is a group at which Tab stops, or the own items of a group with other
/// groups inside, whose outline is dashed.
@MainActor
final class GroupTreePicture: Decoration {
  var tree = GroupTree() {
    didSet {
      guard tree != oldValue else { return }
      sentence.text = tree.sentence
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  static let height: CGFloat = 164

  private enum Metrics {
    static let margin: CGFloat = 24
    static let top: CGFloat = 36
    static let bottom: CGFloat = 14
    /// The height of the name of a group with others inside.
    static let title: CGFloat = 18
    /// The space around the boxes in a group.
    static let inset: CGFloat = 8
    static let gap: CGFloat = 10
    static let widest: CGFloat = 190
  }

  private struct Box {
    var rect: CGRect
    var isStop: Bool
    var isFocused: Bool
    var depth: Int
  }

  private let edge = View()
  private let heading = Label("Focus groups", font: .systemFont(ofSize: 13, weight: .semibold))
  private let sentence = Label("", font: .systemFont(ofSize: 13))
  private var boxes: [Box] = []
  private var labels: [Label] = []
  private var labelsUsed = 0
  private var number = 0

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // A screen reader says the names of the groups with their items.
    accessibilityElementsHidden = true
    for child in [edge, heading, sentence] { addSubview(child) }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = palette.sidebar
    edge.backgroundColor = palette.separator
    heading.textColor = palette.label
    sentence.textColor = palette.secondaryLabel
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout

  override func layoutSubviews() {
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let title = heading.sizeThatFits(unbounded).width.rounded(.up)
    let room = bounds.width - 2 * Metrics.margin
    place(heading, CGRect(x: Metrics.margin, y: 10, width: title, height: 20))
    place(
      sentence,
      CGRect(
        x: Metrics.margin + title + 12, y: 10, width: max(0, room - title - 12), height: 20))
    sentence.textAlignment = isMirrored ? .right : .left
    boxes = []
    (labelsUsed, number) = (0, 0)
    let stops = tree.parts.reduce(0) { $0 + $1.count }
    let fixed = width(of: tree.parts, stop: 0)
    let stop = min(Metrics.widest, ((room - fixed) / CGFloat(max(1, stops))).rounded(.down))
    let height = bounds.height - Metrics.top - Metrics.bottom
    var x = Metrics.margin
    for part in tree.parts {
      let width = width(of: part, stop: stop)
      add(
        part, CGRect(x: x, y: Metrics.top, width: width, height: height), stop: stop, depth: 0)
      x += width + Metrics.gap
    }
    for label in labels[labelsUsed...] { label.isHidden = true }
    setNeedsDisplay()
  }

  private var isMirrored: Bool { window?.layoutDirection == .rightToLeft }

  private func place(_ child: View, _ rect: CGRect) {
    child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
  }

  private func width(of parts: [GroupTree.Part], stop: CGFloat) -> CGFloat {
    parts.reduce(0) { $0 + width(of: $1, stop: stop) } + Metrics.gap
      * CGFloat(max(0, parts.count - 1))
  }

  private func width(of part: GroupTree.Part, stop: CGFloat) -> CGFloat {
    switch part {
    case .stop: stop
    case .group(let group): width(of: group.parts, stop: stop) + 2 * Metrics.inset
    }
  }

  private func add(_ part: GroupTree.Part, _ rect: CGRect, stop: CGFloat, depth: Int) {
    let palette = effectiveAppearance.palette
    let placed = isMirrored ? rect.mirrored(in: bounds.width) : rect
    switch part {
    case .stop(let content):
      number += 1
      let text = tree.isNumbered ? "\(number)  \(content.name)" : content.name
      let label = nextLabel(text, size: stop < 84 ? 11 : 13, weight: .medium)
      label.textAlignment = .center
      label.textColor = content.isFocused ? palette.symbol : palette.label
      label.frame = placed.insetBy(dx: 2, dy: 0)
      boxes.append(Box(rect: placed, isStop: true, isFocused: content.isFocused, depth: depth))
    case .group(let group):
      boxes.append(Box(rect: placed, isStop: false, isFocused: part.isFocused, depth: depth))
      let label = nextLabel(group.name, size: 11, weight: .medium)
      label.textAlignment = isMirrored ? .right : .left
      label.textColor = part.isFocused ? palette.symbol : palette.secondaryLabel
      label.frame = CGRect(
        x: placed.minX + Metrics.inset + 2, y: placed.minY + 2,
        width: placed.width - 2 * Metrics.inset - 4, height: Metrics.title)
      var x = rect.minX + Metrics.inset
      for inside in group.parts {
        let width = width(of: inside, stop: stop)
        let top = rect.minY + Metrics.title + 2
        add(
          inside,
          CGRect(x: x, y: top, width: width, height: rect.maxY - Metrics.inset - top),
          stop: stop, depth: depth + 1)
        x += width + Metrics.gap
      }
    }
  }

  private func nextLabel(_ text: String, size: CGFloat, weight: Font.Weight) -> Label {
    if labelsUsed == labels.count {
      let label = Label("", font: .systemFont(ofSize: 13))
      labels.append(label)
      addSubview(label)
    }
    let label = labels[labelsUsed]
    labelsUsed += 1
    label.isHidden = false
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    return label
  }

  // MARK: Drawing

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    for box in boxes {
      let radius: CGFloat = box.isStop ? 9 : max(9, 15 - 3 * CGFloat(box.depth))
      let width: CGFloat = box.isFocused && box.isStop ? 2 : 1
      let line = Shape.rounded(
        box.rect.insetBy(dx: width / 2, dy: width / 2), radius: radius, curve: .continuous)
      if box.isStop {
        builder.add(
          .fill(
            .rounded(box.rect, radius: radius, curve: .continuous), .color(palette.card)))
      }
      let color =
        box.isFocused
        ? palette.tint
        : box.isStop ? palette.separator : palette.secondaryLabel.withAlphaComponent(0.5)
      builder.add(.stroke(line, width: width, color: color, dash: box.isStop ? [] : [4, 4]))
    }
  }
}
