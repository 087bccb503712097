import Foundation
import HaloControls
import HaloSceneGraph

/// A quiet line of key caps and words at the bottom of a scene.
@MainActor
final class HintBar: Decoration {
  static let height: CGFloat = 44

  private(set) var hints: [Hint] = []
  /// Stands for what there is no room for; nil: that is left out without a word.
  private(set) var more: Hint?
  /// White on the scene's own background, without a line above.
  var isOnTV = false { didSet { appearanceDidChange() } }
  /// Whether what is beneath the bar is seen through it.
  var isPane = false {
    didSet {
      if isPane { insertSubview(pane, at: 0) } else { pane.removeFromSuperview() }
      appearanceDidChange()
    }
  }
  /// Whether the pane is dark glass around the hints alone, as large as they are.
  var isCapsule = false { didSet { appearanceDidChange() } }
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  /// TV text is read from further away: 23 points at least.
  var zoom: CGFloat { isOnTV ? 23 / 13 : 1 }

  /// Of caps and words, and of a capsule around them; the ground of a bar stays.
  var partsAlpha: CGFloat = 1 {
    didSet {
      content.alpha = partsAlpha
      pane.alpha = isCapsule ? partsAlpha : 1
    }
  }

  private let line = View()
  private let content = View()
  typealias Part = (caps: [KeyCap], label: Label)
  /// The hints, with `more` ahead of the last one, which says how to leave.
  var all: [Hint] { hints.dropLast() + [more].compactMap(\.self) + hints.suffix(1) }
  /// The views of each hint of `all`.
  private(set) var parts: [Part] = []

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // For hands: a screen reader tells what the keys do when something has the focus.
    accessibilityElementsHidden = true
    addSubview(line)
    addSubview(content)
  }

  /// Points above the bar's middle where the line stands: a capsule stays further away from the
  /// window's edge than hints without one.
  var rise: CGFloat { isCapsule ? 5 : 0 }

  /// Nothing is drawn anew while the line says the same.
  func show(_ line: HintLine) {
    let (hints, more) = (line.hints, line.more)
    guard hints != self.hints || more != self.more else { return }
    // What is told as before keeps its views.
    var known = Dictionary(zip(all, parts), uniquingKeysWith: { $1 })
    (self.hints, self.more) = (hints, more)
    parts = all.map { known.removeValue(forKey: $0) ?? makePart($0) }
    for part in known.values { (part.caps + [part.label]).forEach { $0.removeFromSuperview() } }
    appearanceDidChange()
    setNeedsLayout()
  }

  private func makePart(_ hint: Hint) -> Part {
    let caps = hint.caps.map(KeyCap.init)
    let label = Label(hint.text, font: .systemFont(ofSize: 13))
    caps.forEach(content.addSubview)
    content.addSubview(label)
    return (caps, label)
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = isOnTV || isPane ? .clear : palette.window
    pane.material = isCapsule ? Glass.material : nil
    pane.solidColor = isCapsule ? Glass.solidPane : palette.window
    pane.hairlineColor = isCapsule ? Glass.edge : nil
    pane.cornerRadius = isCapsule ? Self.capsuleHeight / 2 : 0
    line.backgroundColor = isOnTV || isCapsule ? .clear : palette.separator
    for part in parts {
      part.caps.forEach { $0.isOnTV = isOnTV || isCapsule }
      part.label.textColor =
        isCapsule
        ? Glass.text : isOnTV ? TVStyle.secondaryText(palette) : palette.secondaryLabel
    }
  }

  /// Between parts, and where there is little room.
  private static let gap: CGFloat = 24
  private static let narrowGap: CGFloat = 16
  /// At each end of the line, at least.
  private static let margin: CGFloat = 14
  private static let capsuleHeight: CGFloat = 34

  private func lineWidth(of shown: [Int], _ widths: [CGFloat], gap: CGFloat) -> CGFloat {
    shown.reduce(0) { $0 + widths[$1] } + gap * CGFloat(max(0, shown.count - 1))
  }

  /// Where there is no room for all, `more` is added, and those are taken that are most important;
  /// of equal ones the first.
  ///
  /// - Returns: the numbers of the parts, as they stand, and what is between them.
  private func partsThatFit(_ widths: [CGFloat]) -> (shown: [Int], gap: CGFloat) {
    let all = all
    let room = bounds.width - 2 * Self.margin
    let usual = all.indices.filter { all[$0] != more }
    for gap in [Self.gap, Self.narrowGap] where lineWidth(of: usual, widths, gap: gap) <= room {
      return (usual, gap)
    }
    let gap = Self.narrowGap
    let ranked = all.indices.sorted { (all[$1].importance, $0) < (all[$0].importance, $1) }
    var shown: [Int] = []
    for (rank, index) in ranked.enumerated() {
      // Keys of the demo never stand in for what the scene itself has to tell.
      if all[index].importance == .demo, shown.count < rank { break }
      if lineWidth(of: shown + [index], widths, gap: gap) <= room { shown.append(index) }
    }
    return (shown.sorted(), lineWidth(of: shown, widths, gap: Self.gap) <= room ? Self.gap : gap)
  }

  override func layoutSubviews() {
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    content.frame = bounds.offsetBy(dx: 0, dy: -rise)
    let unbounded = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let widths = parts.map { part -> CGFloat in
      part.caps.reduce(0) { $0 + $1.width + 4 } + 4 + part.label.sizeThatFits(unbounded).width
    }
    let (shown, gap) = partsThatFit(widths)
    for (index, part) in parts.enumerated() {
      (part.caps as [View] + [part.label]).forEach { $0.isHidden = !shown.contains(index) }
    }
    let total = lineWidth(of: shown, widths, gap: gap)
    var x = ((bounds.width - total) / 2).rounded()
    pane.frame =
      isCapsule
      ? CGRect(
        x: x - Self.margin, y: (bounds.height - Self.capsuleHeight) / 2 - rise,
        width: total + 2 * Self.margin, height: Self.capsuleHeight) : bounds
    for index in shown {
      place(parts[index], from: x, width: widths[index])
      x += widths[index] + gap
    }
  }

  /// Where lines are read from the right, a hint's words stand to the left of its keys; the keys
  /// themselves keep their order, which is that of the keyboard.
  private func place(_ part: Part, from x: CGFloat, width: CGFloat) {
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
