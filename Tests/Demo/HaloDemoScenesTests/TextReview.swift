import Foundation
import HaloControllers
import HaloControls
import HaloLists

@testable import HaloSceneGraph

/// Faults in the legibility of a screen that can be found without a picture: text that is cut off,
/// covered by other text, or too small.
@MainActor
struct TextReview {
  /// The faults in words, one for each text that has some.
  private(set) var faults: [String] = []

  /// The smallest text that Apple's guidelines allow on an iPad (HIG, Typography), in points.
  private static let leastSize: CGFloat = 11

  /// A label that is visible, at least in part.
  private struct Text {
    var label: Label
    /// The frame of the letters in the window.
    var extent: CGRect
    /// The part that views around it do not cut off; views that scroll may show the rest.
    var shown: CGRect
    /// Whether a view that does not scroll, or the window, cuts it off.
    var isClipped: Bool
    /// The nearest view around it that scrolls.
    var scrollView: ScrollView?
    /// The position in the order of drawing.
    var turn: Int
  }

  /// A view that hides what is drawn before it.
  private struct Cover {
    var extent: CGRect
    var turn: Int
  }

  private var texts: [Text] = []
  private var covers: [Cover] = []
  private var turn = 0

  init(_ window: Window) {
    walk(
      window, in: window, Surroundings(shown: window.bounds, scrolled: window.bounds, alpha: 1))
    texts.removeAll { text in
      covers.contains { $0.turn > text.turn && $0.extent.contains(text.shown) }
    }
    for text in texts { check(text, in: window) }
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] { check(text, other) }
    }
  }

  private struct Surroundings {
    /// The part that is not cut off.
    var shown: CGRect
    /// The part that is not cut off by views that do not scroll.
    var scrolled: CGRect
    var scrollView: ScrollView?
    var alpha: CGFloat
  }

  private mutating func walk(_ view: View, in window: Window, _ around: Surroundings) {
    guard !view.isHidden, view.alpha > 0 else { return }
    turn += 1
    var around = around
    around.alpha *= view.alpha
    let extent = view === window ? view.bounds : view.convert(view.bounds, to: window)
    if view.backgroundColor.alpha == 1, around.alpha == 1, view.cornerRadius == 0 {
      covers.append(Cover(extent: extent.intersection(around.shown), turn: turn))
    }
    if view.clipsToBounds { around.shown = around.shown.intersection(extent) }
    if let scrollView = view as? ScrollView {
      around.scrollView = scrollView
      around.scrolled = .infinite
    } else if view.clipsToBounds, !view.holdsLargeTitle, !view.isInField {
      around.scrolled = around.scrolled.intersection(extent)
    }
    guard !around.shown.isEmpty else { return }
    if let label = view as? Label { add(label, in: window, around) }
    for child in view.subviews { walk(child, in: window, around) }
  }

  private mutating func add(_ label: Label, in window: Window, _ around: Surroundings) {
    guard !label.text.isEmpty, label.textStyle.color.alpha > 0 else { return }
    let size = label.sizeThatFits(
      label.numberOfLines == 1 ? Self.unbounded : label.bounds.size.withHeight(.infinity))
    let width = min(size.width, label.bounds.width)
    let x: CGFloat =
      switch label.textStyle.alignment {
      case .center: (label.bounds.width - width) / 2
      case .right: label.bounds.width - width
      default: 0
      }
    let letters = CGRect(
      x: x, y: (label.bounds.height - size.height) / 2, width: width, height: size.height)
    let extent = label.convert(letters, to: window)
    let shown = extent.intersection(around.shown)
    guard shown.width > 1, shown.height > 1 else { return }
    let isClipped = !around.scrolled.insetBy(dx: -1, dy: -1).contains(extent)
    texts.append(
      Text(
        label: label, extent: extent, shown: shown, isClipped: isClipped,
        scrollView: around.scrollView, turn: turn))
  }

  private static let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)

  private mutating func check(_ text: Text, in window: Window) {
    let label = text.label
    func report(_ fault: String) { faults.append("“\(label.text)” \(fault)") }
    if isCut(label), !isAllowedToBeCut(label) {
      report("is cut at \(Int(label.bounds.width)) x \(Int(label.bounds.height))")
    }
    if text.isClipped { report("is cut off at \(text.extent)") }
    let scale = label.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: window).height
    if label.font.pointSize * scale < Self.leastSize - 0.01 {
      report("has \((label.font.pointSize * scale * 10).rounded() / 10) points")
    }
  }

  /// Whether a label has less room than it needs.
  private func isCut(_ label: Label) -> Bool {
    let room = label.bounds.size
    guard label.numberOfLines != 1 else {
      return label.sizeThatFits(Self.unbounded).width > room.width + 0.5
    }
    guard let measurer = label.window?.textMeasurer else { return false }
    var style = label.textStyle
    style.numberOfLines = 0
    return measurer.size(of: label.text, style: style, width: room.width).height > room.height + 1
  }

  /// Whether a label may be cut off: text that scrolls by itself when it is focused, and the
  /// secondary text of a row, which may have any length.
  private func isAllowedToBeCut(_ label: Label) -> Bool {
    label.enablesMarqueeWhenAncestorFocused || isSecondaryText(label)
  }

  private func isSecondaryText(_ label: Label) -> Bool {
    var view = label.superview
    while let here = view, !(here is CollectionViewCell) { view = here.superview }
    guard let cell = view else { return false }
    var largest: CGFloat = 0
    cell.forEachDescendant {
      if let text = $0 as? Label { largest = max(largest, text.font.pointSize) }
    }
    return label.font.pointSize < largest
  }

  private mutating func check(_ text: Text, _ other: Text) {
    guard text.scrollView === other.scrollView else { return }
    let common = text.shown.intersection(other.shown)
    guard common.width > 1, common.height > 1 else { return }
    let (lower, upper) = text.turn < other.turn ? (text, other) : (other, text)
    let isCovered = covers.contains {
      $0.turn > lower.turn && $0.turn <= upper.turn && $0.extent.contains(common)
    }
    if !isCovered { faults.append("“\(text.label.text)” lies over “\(other.label.text)”") }
  }
}

extension CGSize {
  fileprivate func withHeight(_ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
}

extension View {
  /// Whether the view is in a text field, which may show only a part of its text.
  fileprivate var isInField: Bool {
    sequence(first: self, next: \.superview).contains { $0 is TextField }
  }
  /// Whether the view contains a large title, which scrolls with the content.
  fileprivate var holdsLargeTitle: Bool {
    (superview as? NavigationBar)?.largeTitleLabel.superview === self
  }
}
