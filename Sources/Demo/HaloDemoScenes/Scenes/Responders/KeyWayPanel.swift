import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A panel that shows which stage of key handling took the last key.
@MainActor
final class KeyWayPanel: View {
  private let heading = Label("The last key", font: .systemFont(ofSize: 13, weight: .semibold))
  private let sentence = Label("None yet.", font: .systemFont(ofSize: 15))
  private let stages: [(stage: KeyStage, label: Label)] = KeyStage.allCases.map { stage in
    let words =
      switch stage {
      case .priorityCommand: "Priority"
      case .text: "Text"
      case .focus: "Focus"
      case .selection: "Selection"
      case .command: "Commands"
      case .press: "Presses"
      }
    return (stage, Label(words, font: .systemFont(ofSize: 13, weight: .medium)))
  }
  private var last: KeyStage?
  /// Whether the panel is low, so that it shows only the stage that took the key, beside the
  /// heading.
  var isLow = false {
    didSet {
      guard isLow != oldValue else { return }
      sentence.font = .systemFont(ofSize: isLow ? 13 : 15)
      setNeedsLayout()
    }
  }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(heading)
    addSubview(sentence)
    sentence.numberOfLines = 0
    for entry in stages {
      entry.label.textAlignment = .center
      entry.label.cornerRadius = 8
      addSubview(entry.label)
    }
  }

  func show(_ stage: KeyStage, _ text: String) {
    last = stage
    sentence.text = text
    appearanceDidChange()
    setNeedsLayout()
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    heading.textColor = palette.secondaryLabel
    sentence.textColor = palette.label
    for entry in stages {
      let isLast = entry.stage == last
      entry.label.backgroundColor =
        isLast ? palette.highlight : palette.label.withAlphaComponent(0.06)
      entry.label.textColor = isLast ? palette.onTint : palette.secondaryLabel
    }
  }

  private static let chip: CGFloat = 28
  private static let gap: CGFloat = 6

  /// Returns the height in points, with space for a long sentence.
  func height(in width: CGFloat) -> CGFloat {
    isLow ? 94 : (chips(in: width).map(\.maxY).max() ?? 0) + 92
  }

  /// Returns the frames of the stages in order: in one line that they fill, or in several.
  private func chips(in width: CGFloat) -> [CGRect] {
    let widths = stages.map { max(44, $0.label.intrinsicContentSize.width + 14) }
    let room = width - 32
    if isLow {
      return widths.map { CGRect(x: width - 16 - $0, y: -3, width: $0, height: 24) }
    }
    var rows: [[CGFloat]] = [[]]
    for width in widths {
      let row = rows[rows.count - 1]
      let taken = row.reduce(0) { $0 + $1 + Self.gap }
      if !row.isEmpty, taken + width > room {
        rows.append([width])
      } else {
        rows[rows.count - 1].append(width)
      }
    }
    return rows.enumerated().flatMap { number, row -> [CGRect] in
      let isWhole = rows.count == 1
      let spare = isWhole ? room - row.reduce(0, +) - Self.gap * CGFloat(row.count - 1) : 0
      var x: CGFloat = 16
      return row.map { width in
        let width = width + spare / CGFloat(row.count)
        defer { x += width + Self.gap }
        return CGRect(
          x: x, y: 30 + CGFloat(number) * (Self.chip + Self.gap), width: width, height: Self.chip)
      }
    }
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    place(heading, CGRect(x: 16, y: 0, width: bounds.width - 32, height: 20))
    for (index, frame) in chips(in: bounds.width).enumerated() {
      place(stages[index].label, frame)
      stages[index].label.isHidden = isLow && stages[index].stage != last
    }
    let top = isLow ? 26 : (stages.last?.label.frame.maxY ?? 0) + 8
    let room = CGSize(width: bounds.width - 32, height: .infinity)
    place(
      sentence,
      CGRect(
        x: 16, y: top, width: room.width,
        height: min(bounds.height - top, sentence.sizeThatFits(room).height)))
    for label in [heading, sentence] { label.textAlignment = isMirrored ? .right : .left }
  }
}
