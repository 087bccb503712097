import Controls
import Foundation
import SceneGraph

/// A quiet line of key caps and words at the bottom of a scene.
@MainActor
final class HintBar: Decoration {
  static let height: CGFloat = 44

  var hints: [Hint] = [] { didSet { if hints != oldValue { rebuild() } } }
  /// White on the scene's own background, without a line above.
  var isOnTV = false { didSet { appearanceDidChange() } }
  /// TV text is read from further away: 23 points at least.
  var zoom: CGFloat { isOnTV ? 23 / 13 : 1 }

  /// Of caps and words, while the bar's ground stays.
  var partsAlpha: CGFloat = 1 { didSet { content.alpha = partsAlpha } }

  private let line = View()
  private let content = View()
  private var parts: [(caps: [KeyCap], label: Label)] = []

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(line)
    addSubview(content)
  }

  private func rebuild() {
    for part in parts {
      part.caps.forEach { $0.removeFromSuperview() }
      part.label.removeFromSuperview()
    }
    parts = hints.map { hint in
      let caps = hint.keys.map(KeyCap.init)
      let label = Label(hint.text, font: .systemFont(ofSize: 13))
      caps.forEach(content.addSubview)
      content.addSubview(label)
      return (caps, label)
    }
    appearanceDidChange()
    setNeedsLayout()
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = isOnTV ? .clear : palette.window
    line.backgroundColor = isOnTV ? .clear : palette.separator
    for part in parts {
      part.caps.forEach { $0.isOnTV = isOnTV }
      part.label.textColor = isOnTV ? TVStyle.secondaryText(palette) : palette.secondaryLabel
    }
  }

  private static let gap: CGFloat = 24

  private func lineWidth(of shown: [Int], _ widths: [CGFloat]) -> CGFloat {
    shown.reduce(0) { $0 + widths[$1] } + Self.gap * CGFloat(max(0, shown.count - 1))
  }

  /// In a narrow window the later hints are left out, except the last, which says how to leave.
  private func partsThatFit(_ widths: [CGFloat]) -> [Int] {
    var shown = Array(widths.indices)
    while shown.count > 1, lineWidth(of: shown, widths) > bounds.width - 32 {
      shown.remove(at: shown.count - 2)
    }
    return shown
  }

  override func layoutSubviews() {
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    content.frame = bounds
    let unbounded = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let widths = parts.map { part -> CGFloat in
      part.caps.reduce(0) { $0 + $1.width + 4 } + 4 + part.label.sizeThatFits(unbounded).width
    }
    let shown = partsThatFit(widths)
    for (index, part) in parts.enumerated() {
      (part.caps as [View] + [part.label]).forEach { $0.isHidden = !shown.contains(index) }
    }
    let total = lineWidth(of: shown, widths)
    var x = ((bounds.width - total) / 2).rounded()
    for index in shown {
      place(parts[index], from: x, width: widths[index])
      x += widths[index] + Self.gap
    }
  }

  /// Where lines are read from the right, a hint's words stand to the left of its keys; the keys
  /// themselves keep their order, which is that of the keyboard.
  private func place(_ part: (caps: [KeyCap], label: Label), from x: CGFloat, width: CGFloat) {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let keys = part.caps.reduce(0) { $0 + $1.width + 4 }
    let words = CGRect(x: x + keys + 4, y: 0, width: width - keys - 4, height: bounds.height)
    part.label.frame = isMirrored ? words.mirrored(in: bounds.width) : words
    var left = isMirrored ? bounds.width - x - keys + 4 : x
    for cap in part.caps {
      cap.frame = CGRect(
        x: left, y: (bounds.height - KeyCap.height) / 2, width: cap.width, height: KeyCap.height)
      left += cap.width + 4
    }
  }
}
