import Foundation
import HaloControls
import HaloSceneGraph

/// A log of the delegate calls that the last key caused, one per line, and their results.
@MainActor
final class SelectionLog: View {
  private struct Entry {
    var call: String
    var subject: String
    var count = 1
  }

  let heading = Label(
    "What the list said", font: .systemFont(ofSize: 13, weight: .semibold))
  private let outcome = Label("Nothing yet.", font: .systemFont(ofSize: 17, weight: .medium))
  private var entries: [Entry] = []
  private var lines: [(call: Label, subject: Label)] = []

  static let rows = 8
  static let rowHeight: CGFloat = 24

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    outcome.numberOfLines = 2
    for child in [heading, outcome] { addSubview(child) }
    for _ in 0..<Self.rows {
      let line = (
        call: Label("", font: .systemFont(ofSize: 13)),
        subject: Label("", font: .systemFont(ofSize: 13, weight: .medium))
      )
      lines.append(line)
      addSubview(line.call)
      addSubview(line.subject)
    }
  }

  func clear() {
    entries = []
    showEntries()
  }

  /// Adds a call; repeated calls take one line.
  func note(_ call: String, _ subject: String) {
    if let last = entries.last, last.call == call {
      entries[entries.count - 1].count += 1
    } else {
      entries.append(Entry(call: call, subject: subject))
    }
    showEntries()
  }

  func conclude(_ text: String) {
    outcome.text = text
    setNeedsLayout()
  }

  private func showEntries() {
    let shown = entries.suffix(Self.rows)
    for (index, line) in lines.enumerated() {
      let entry = index < shown.count ? shown[shown.startIndex + index] : nil
      line.call.text = entry?.call ?? ""
      line.subject.text = entry.map { $0.count > 1 ? "\($0.count) times" : $0.subject } ?? ""
    }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    heading.textColor = palette.secondaryLabel
    outcome.textColor = palette.label
    for line in lines {
      line.call.textColor = palette.secondaryLabel
      line.subject.textColor = palette.label
    }
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ label: Label, _ rect: CGRect) {
      label.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
      label.textAlignment = isMirrored ? .right : .left
    }
    let isNarrow = bounds.width < 340
    let width = bounds.width - 40
    place(heading, CGRect(x: 20, y: 0, width: width, height: 20))
    let height = outcome.sizeThatFits(CGSize(width: width, height: .infinity)).height
    place(outcome, CGRect(x: 20, y: 26, width: width, height: height))
    // The text must be complete, so a narrow log uses a smaller font.
    let (size, gap, reach): (CGFloat, CGFloat, CGFloat) = isNarrow ? (11, 4, 12) : (13, 8, 0)
    let call = (width * (isNarrow ? 0.68 : 0.65)).rounded()
    for (index, line) in lines.enumerated() {
      line.call.font = .systemFont(ofSize: size)
      line.subject.font = .systemFont(ofSize: size, weight: .medium)
      let y = 84 + CGFloat(index) * Self.rowHeight
      place(line.call, CGRect(x: 20, y: y, width: call - gap, height: 20))
      place(line.subject, CGRect(x: 20 + call, y: y, width: width - call + reach, height: 20))
      for label in [line.call, line.subject] { label.isHidden = y + 20 > bounds.height }
    }
  }

  static let height = 84 + CGFloat(rows) * rowHeight
}
