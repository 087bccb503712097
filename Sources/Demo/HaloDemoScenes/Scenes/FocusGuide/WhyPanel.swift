import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A panel that explains the last movement in words: why focus moved or stayed.
@MainActor
final class WhyPanel: View {
  private let heading = TVStyle.label("Why", size: 25, weight: .bold)
  private let verdict = TVStyle.label("", size: 31, weight: .medium)
  private let details = TVStyle.label("", size: 25, weight: .regular)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = Color(white: 1, alpha: 0.06)
    hairlineColor = Color(white: 1, alpha: 0.10)
    cornerRadius = 18
    heading.textColor = Color(hex: 0xA9D3FF)
    heading.tracking = 1
    details.numberOfLines = 0
    details.lineHeight = lineHeight
    for label in [heading, verdict, details] { addSubview(label) }
  }

  override func appearanceDidChange() {
    details.textColor = TVStyle.secondaryText(effectiveAppearance.palette)
    borderColor = effectiveAppearance.palette.border
  }

  private var isSmall = false {
    didSet {
      guard isSmall != oldValue else { return }
      details.font = .systemFont(ofSize: isSmall ? 23 : 25)
      details.lineHeight = lineHeight
    }
  }
  /// The details below the verdict, the most important first.
  private var lines: [String] = []
  /// The conditions for which the shown lines were chosen; nil before the first layout.
  private var chosen: Fit?
  private struct Fit: Equatable {
    var lines: [String]
    var size: CGSize
    var isDoubled: Bool
  }
  private var lineHeight: CGFloat { isSmall ? 33 : 40 }
  private static let smallHeight: CGFloat = 270

  /// Returns the upper edge of the heading in a panel of a height.
  static func headingTop(in height: CGFloat) -> CGFloat { height < smallHeight ? 14 : 24 }

  /// Lays out the text; in a small panel lines are closer, so that a long one may wrap.
  override func layoutSubviews() {
    isSmall = bounds.height < Self.smallHeight
    let inset: CGFloat = isSmall ? 24 : 32
    let top = Self.headingTop(in: bounds.height)
    let width = bounds.width - 2 * inset
    heading.frame = CGRect(x: inset, y: top, width: width, height: 34)
    verdict.frame = CGRect(x: inset, y: top + (isSmall ? 34 : 40), width: width, height: 44)
    let y = verdict.frame.maxY + (isSmall ? 6 : 12)
    let room = bounds.height - y - (isSmall ? 18 : 20)
    var height: CGFloat {
      details.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    // Each new text asks for another layout, so that the lines are chosen once for the same room.
    let isDoubled = window?.isTextDoubled == true
    let fit = Fit(lines: lines, size: CGSize(width: width, height: room), isDoubled: isDoubled)
    if fit != chosen {
      chosen = fit
      var shown = lines
      details.text = shown.joined(separator: "\n")
      // The last lines are left out if they do not fit.
      while shown.count > 1, height > room {
        shown.removeLast()
        details.text = shown.joined(separator: "\n")
      }
    }
    details.frame = CGRect(x: inset, y: y, width: width, height: min(room, height))
  }

  /// Shows what has changed, and what comes of it, until the next movement.
  func show(_ change: String, _ consequence: String) {
    verdict.text = change
    lines = [consequence]
    setNeedsLayout()
  }

  func show(_ explanation: FocusExplanation) {
    verdict.text = explanation.sentence
    lines = explanation.details(isMirrored: window?.layoutDirection == .rightToLeft)
    setNeedsLayout()
  }
}

extension FocusExplanation {
  private static func name(_ label: String) -> String {
    if label == "guide" { return "the guide" }
    if label.hasPrefix("guide-") { return "guide \(label.dropFirst(6).uppercased())" }
    return label.replacingOccurrences(of: "button-", with: "Button ")
  }

  /// The name at the beginning of a sentence.
  private static func firstName(_ label: String) -> String {
    let name = name(label)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The outcome in one line.
  fileprivate var sentence: String {
    let key = heading.name.capitalized
    let start = from.map(Self.name) ?? "nothing"
    switch (trigger, outcome) {
    case (.movement, .moved):
      return "\(key) from \(start) went to \(winner.map(Self.name) ?? "nothing")."
    case (.movement, .vetoed): return "\(key) from \(start) was refused."
    case (.movement, _): return "\(key) from \(start): focus stays."
    default: return "Focus began at \(winner.map(Self.name) ?? "nothing")."
    }
  }

  /// Returns the candidates in words: the winner first, then those left out that are worth
  /// mentioning.
  fileprivate func details(isMirrored: Bool) -> [String] {
    guard trigger == .movement else {
      let corner = isMirrored ? "top right" : "top left"
      return ["The item nearest to the \(corner), since nothing is preferred."]
    }
    guard heading.isDirectional else { return ["Tab goes through all items in reading order."] }
    let ranked = candidates.filter { $0.rank != nil }
    var lines = ranked.prefix(2).map { candidate -> String in
      let gap = Int((candidate.rank?.gap ?? 0).rounded())
      let name = Self.firstName(candidate.label)
      return "\(name) lies straight ahead, \(gap) points away\(consequence(of: candidate))."
    }
    if ranked.isEmpty { lines.append("Nothing lies straight ahead.") }
    let others = candidates.filter { $0.rank == nil }
    let outside = others.filter { $0.reasons.contains(.outsideBeam) }.map { Self.name($0.label) }
    if !outside.isEmpty {
      lines.append("Outside of the beam: \(outside.joined(separator: ", ")).")
    }
    if others.contains(where: { $0.reasons.contains(.guideDisabled) }) {
      lines.append("The guide is turned off.")
    } else if others.contains(where: { $0.reasons.contains(.guideWithoutTargets) }) {
      lines.append("The guide has no target.")
    }
    let disabled = others.filter { $0.reasons.contains(.disabled) }.map { Self.name($0.label) }
    if !disabled.isEmpty {
      lines.append("Cannot have the focus: \(disabled.joined(separator: ", ")).")
    }
    return lines
  }

  /// Returns the consequence for a candidate that lies ahead.
  private func consequence(of candidate: Candidate) -> String {
    switch candidate.reasons.first {
    case nil where candidate.kind == .guide:
      ", and leads to \(winner.map(Self.name) ?? "nothing")"
    case nil: ""
    case .leadsNowhere: ", but leads to nothing"
    case .leadsBack: ", but leads back to \(from.map(Self.name) ?? "the focused item")"
    case .furtherAway: ", but further"
    case .some(let reason): ", but \(reason)"
    }
  }
}
