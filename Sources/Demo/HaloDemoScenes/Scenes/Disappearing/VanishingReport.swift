import Foundation
import HaloControls
import HaloSceneGraph

/// A text that describes what happened to a picture and how the engine reacted.
@MainActor
final class VanishingReport: View {
  private let heading = Label(
    "What the engine did", font: .systemFont(ofSize: 13, weight: .semibold))
  private let event = Label("", font: .systemFont(ofSize: 17, weight: .medium))
  private let line = View()
  private let answer = Label("", font: .systemFont(ofSize: 15))

  /// The height in points.
  static let height: CGFloat = 124
  /// The height in points without a heading and with smaller text.
  static let compactHeight: CGFloat = 102
  /// The widest line of text that is easy to read, in points.
  private static let readableWidth: CGFloat = 760

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    event.numberOfLines = 2
    answer.numberOfLines = 0
    answer.lineHeight = 22
    for child in [line, heading, event, answer] { addSubview(child) }
    show("Nothing has gone yet.", "Choose how and when, then press Return on a picture.")
  }

  func show(_ event: String, _ answer: String) {
    self.event.text = event
    self.answer.text = answer
    setNeedsLayout()
  }

  func answer(_ text: String) {
    answer.text = text
    setNeedsLayout()
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    for label in [heading, answer] { label.textColor = palette.secondaryLabel }
    event.textColor = palette.label
    line.backgroundColor = palette.separator
  }

  override func layoutSubviews() {
    let isCompact = bounds.height <= Self.compactHeight
    event.font = .systemFont(ofSize: isCompact ? 15 : 17, weight: .medium)
    answer.font = .systemFont(ofSize: isCompact ? 13 : 15)
    let lineHeight: CGFloat = isCompact ? 18 : 22
    if answer.lineHeight != lineHeight { answer.lineHeight = lineHeight }
    heading.isHidden = isCompact
    let margin: CGFloat = isCompact ? 16 : 24
    let width = min(Self.readableWidth, bounds.width - 2 * margin)
    let isMirrored = window?.layoutDirection == .rightToLeft
    let left = isMirrored ? bounds.width - margin - width : margin
    let room = CGSize(width: width, height: .infinity)
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    heading.frame = CGRect(x: left, y: 16, width: width, height: 20)
    let top: CGFloat = isCompact ? 10 : 42
    let height = event.sizeThatFits(room).height
    event.frame = CGRect(x: left, y: top, width: width, height: height)
    answer.frame = CGRect(
      x: left, y: top + (isCompact ? 4 : 6) + height, width: width,
      height: answer.sizeThatFits(room).height)
    for label in [heading, event, answer] { label.textAlignment = isMirrored ? .right : .left }
  }
}
