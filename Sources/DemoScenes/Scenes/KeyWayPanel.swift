import Controls
import FocusGeometry
import Foundation
import SceneGraph

/// Which of the five stages took the last key.
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
      case .command: "Commands"
      case .press: "Presses"
      }
    return (stage, Label(words, font: .systemFont(ofSize: 13, weight: .medium)))
  }
  private var last: KeyStage?

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

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    place(heading, CGRect(x: 16, y: 0, width: bounds.width - 32, height: 20))
    let gap: CGFloat = 6
    let widths = stages.map { max(44, $0.label.intrinsicContentSize.width + 14) }
    let spare = bounds.width - 32 - widths.reduce(0, +) - gap * CGFloat(stages.count - 1)
    var x: CGFloat = 16
    for (entry, width) in zip(stages, widths) {
      let width = width + max(0, spare) / CGFloat(stages.count)
      place(entry.label, CGRect(x: x, y: 30, width: width, height: 28))
      x += width + gap
    }
    place(sentence, CGRect(x: 16, y: 66, width: bounds.width - 32, height: bounds.height - 66))
    for label in [heading, sentence] { label.textAlignment = isMirrored ? .right : .left }
  }
}
