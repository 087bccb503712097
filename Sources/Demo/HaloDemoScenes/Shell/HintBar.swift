import Foundation
import HaloControls
import HaloSceneGraph

/// An unobtrusive line of key caps and words at the bottom of a scene.
@MainActor
final class HintBar: Decoration {
  static let height: CGFloat = 44

  private(set) var hints: [Hint] = []
  /// The hint that replaces those that do not fit; nil to leave them out silently.
  private(set) var more: Hint?
  /// Whether the bar is on a TV scene: white on the scene's background, without a line above.
  var isOnTV = false { didSet { appearanceDidChange() } }
  /// Whether content beneath the bar is visible through it.
  var isPane = false {
    didSet {
      if isPane { insertSubview(pane, at: 0) } else { pane.removeFromSuperview() }
      appearanceDidChange()
    }
  }
  /// Whether the pane is dark glass of the size of the hints.
  var isCapsule = false { didSet { appearanceDidChange() } }
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  /// The scale; TV text is read from further away and has at least 23 points.
  var zoom: CGFloat { isOnTV ? 23 / 13 : 1 }

  /// The opacity of caps, words and the capsule around them; a bar's background stays opaque.
  var partsAlpha: CGFloat = 1 {
    didSet {
      content.alpha = partsAlpha
      pane.alpha = isCapsule ? partsAlpha : 1
    }
  }

  private let line = View()
  private let content = View()
  typealias Part = (caps: [KeyCap], label: Label)
  /// All hints, with ``more`` before the last one, which shows how to leave.
  var all: [Hint] { hints.dropLast() + [more].compactMap(\.self) + hints.suffix(1) }
  /// The views of each hint in ``all``.
  private(set) var parts: [Part] = []

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // The hints are for sighted users; a screen reader announces keys when an item gets the focus.
    accessibilityElementsHidden = true
    addSubview(line)
    addSubview(content)
  }

  /// The points by which the line is above the bar's middle: a capsule is further away from the
  /// window's edge.
  var rise: CGFloat { isCapsule ? 5 : 0 }

  /// Shows a line; an equal line draws nothing again.
  func show(_ line: HintLine) {
    let (hints, more) = (line.hints, line.more)
    guard hints != self.hints || more != self.more else { return }
    // Hints that stay keep their views.
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

  /// The gaps between parts in a wide and in a narrow line.
  private static let gap: CGFloat = 24
  private static let narrowGap: CGFloat = 16
  /// The smallest margin at each end of the line.
  private static let margin: CGFloat = 14
  private static let capsuleHeight: CGFloat = 34

  private func lineWidth(of shown: [Int], _ widths: [CGFloat], gap: CGFloat) -> CGFloat {
    shown.reduce(0) { $0 + widths[$1] } + gap * CGFloat(max(0, shown.count - 1))
  }

  /// Chooses the parts that fit.
  ///
  /// If not all do, it adds ``more`` and prefers the most important parts, of equal ones the first.
  ///
  /// - Parameter widths: the widths of all parts, in points.
  /// - Returns: The indices of the parts in order, and the gap between them.
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
      // Keys of the demo never replace hints of the scene itself.
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

  /// Places a hint.
  ///
  /// In a right-to-left layout its words are to the left of its keys. The keys keep their order,
  /// which is that of the keyboard.
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
