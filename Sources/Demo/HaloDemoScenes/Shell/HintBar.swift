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

  /// The views of a hint.
  struct Part {
    let caps: [KeyCap]
    let label: Label
    /// The widths of the caps and of the label, in points; nil until they are measured.
    var widths: (caps: [CGFloat], label: CGFloat)?

    var views: [View] { caps + [label] }
  }

  /// All hints, with ``more`` before the one that shows how to leave.
  var all: [Hint] {
    guard let more else { return hints }
    let index = hints.lastIndex { $0.importance == .leaving } ?? hints.endIndex
    return hints[..<index] + [more] + hints[index...]
  }
  /// The views of each hint in ``all``.
  private(set) var parts: [Part] = []
  /// The number of parts made so far, for tests.
  private(set) var partsMade = 0

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

  /// The hidden parts of earlier lines, the oldest first.
  private var spares: [(hint: Hint, part: Part)] = []
  /// The most parts to keep for later lines, because a move often brings back an earlier line.
  private static let mostSpares = 24

  /// Shows a line; an equal line draws nothing again, and earlier hints keep their views.
  func show(_ line: HintLine) {
    let (hints, more) = (line.hints, line.more)
    guard hints != self.hints || more != self.more else { return }
    spares += zip(all, parts).map { (hint: $0, part: $1) }
    (self.hints, self.more) = (hints, more)
    parts = all.map { hint in
      guard let index = spares.lastIndex(where: { $0.hint == hint }) else { return makePart(hint) }
      return spares.remove(at: index).part
    }
    for spare in spares { spare.part.views.forEach { $0.isHidden = true } }
    for spare in spares.prefix(max(0, spares.count - Self.mostSpares)) {
      spare.part.views.forEach { $0.removeFromSuperview() }
    }
    spares = spares.suffix(Self.mostSpares)
    setNeedsLayout()
  }

  private func makePart(_ hint: Hint) -> Part {
    partsMade += 1
    let part = Part(
      caps: hint.caps.map(KeyCap.init), label: Label(hint.text, font: .systemFont(ofSize: 13)))
    part.views.forEach(content.addSubview)
    paint(part)
    return part
  }

  private func paint(_ part: Part) {
    let palette = effectiveAppearance.palette
    part.caps.forEach { $0.isOnTV = isOnTV || isCapsule }
    part.label.textColor =
      isCapsule ? Glass.text : isOnTV ? TVStyle.secondaryText(palette) : palette.secondaryLabel
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = isOnTV || isPane ? .clear : palette.window
    pane.material = isCapsule ? Glass.material : nil
    pane.solidColor = isCapsule ? Glass.solidPane : palette.window
    pane.hairlineColor = isCapsule ? Glass.edge : nil
    pane.cornerRadius = isCapsule ? Self.capsuleHeight / 2 : 0
    line.backgroundColor = isOnTV || isCapsule ? .clear : palette.separator
    // A new appearance may have other fonts.
    for index in parts.indices { parts[index].widths = nil }
    for index in spares.indices { spares[index].part.widths = nil }
    (parts + spares.map(\.part)).forEach(paint)
    setNeedsLayout()
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

  /// The most hints in a line (Halo's choice); the list of shortcuts has the rest.
  static let mostHints = 6
  /// The points between the caps of a hint, and between these and its words.
  private static let capGap: CGFloat = 4

  /// Chooses the parts that are shown: at most ``mostHints``, as many as fit.
  ///
  /// If not all are, it adds ``more`` and prefers the most important parts, of equal ones the first.
  /// The instruments come last: they keep their place among many hints, but not in a narrow line.
  ///
  /// - Parameter widths: the widths of all parts, in points.
  /// - Returns: The indices of the parts in order, and the gap between them.
  private func partsThatFit(_ widths: [CGFloat]) -> (shown: [Int], gap: CGFloat) {
    let all = all
    let room = bounds.width - 2 * Self.margin
    let usual = all.indices.filter { all[$0] != more }
    if usual.count <= Self.mostHints {
      for gap in [Self.gap, Self.narrowGap] where lineWidth(of: usual, widths, gap: gap) <= room {
        return (usual, gap)
      }
    }
    let gap = Self.narrowGap
    let instruments = all.indices.filter { all[$0].importance == .instruments }
    let ranked = all.indices.filter { !instruments.contains($0) }
      .sorted { (all[$1].importance, $0) < (all[$0].importance, $1) }
    let most = Self.mostHints - instruments.count
    var shown: [Int] = []
    for index in ranked where shown.count < most {
      if lineWidth(of: shown + [index], widths, gap: gap) <= room { shown.append(index) }
    }
    if shown == Array(ranked.prefix(most)),
      lineWidth(of: shown + instruments, widths, gap: gap) <= room
    {
      shown += instruments
    }
    return (shown.sorted(), lineWidth(of: shown, widths, gap: Self.gap) <= room ? Self.gap : gap)
  }

  override func layoutSubviews() {
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    content.frame = bounds.offsetBy(dx: 0, dy: -rise)
    let widths = parts.indices.map(width)
    let (shown, gap) = partsThatFit(widths)
    for (index, part) in parts.enumerated() {
      part.views.forEach { $0.isHidden = !shown.contains(index) }
    }
    let total = lineWidth(of: shown, widths, gap: gap)
    var x = ((bounds.width - total) / 2).rounded()
    pane.frame =
      isCapsule
      ? CGRect(
        x: x - Self.margin, y: (bounds.height - Self.capsuleHeight) / 2 - rise,
        width: total + 2 * Self.margin, height: Self.capsuleHeight) : bounds
    for index in shown {
      place(parts[index], from: x)
      x += widths[index] + gap
    }
  }

  /// Returns the width of a part, which is measured once while texts and fonts stay the same.
  private func width(of index: Int) -> CGFloat {
    let part = parts[index]
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let widths =
      part.widths ?? (part.caps.map(\.width), part.label.sizeThatFits(unbounded).width)
    parts[index].widths = widths
    return Self.width(ofCaps: widths.caps) + Self.capGap + widths.label
  }

  /// Returns the width of caps with the gap after each.
  private static func width(ofCaps caps: [CGFloat]) -> CGFloat {
    caps.reduce(0) { $0 + $1 + capGap }
  }

  /// Places a measured hint.
  ///
  /// In a right-to-left layout its words are to the left of its keys. The keys keep their order,
  /// which is that of the keyboard.
  private func place(_ part: Part, from x: CGFloat) {
    guard let widths = part.widths else { return }
    let isMirrored = window?.layoutDirection == .rightToLeft
    let keys = Self.width(ofCaps: widths.caps)
    let words = CGRect(
      x: x + keys + Self.capGap, y: 0, width: widths.label, height: bounds.height)
    part.label.frame = isMirrored ? words.mirrored(in: bounds.width) : words
    var left = isMirrored ? bounds.width - x - keys + Self.capGap : x
    for (cap, width) in zip(part.caps, widths.caps) {
      cap.frame = CGRect(
        x: left, y: (bounds.height - KeyCap.height) / 2, width: width, height: KeyCap.height)
      left += width + Self.capGap
    }
  }
}
