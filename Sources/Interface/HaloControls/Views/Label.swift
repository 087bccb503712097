import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A view that shows text: UIKit's `UILabel`.
///
/// It has one line by default (see ``numberOfLines``); a text that does not fit ends in an
/// ellipsis.
open class Label: View, AccessibleKind, WrappingContent, BaselineContent {
  /// The text; empty by default.
  public var text = "" { didSet { if text != oldValue { contentChanged() } } }
  /// The font; 17 points by default.
  public var font = Font.systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentChanged() } }
  }
  /// The colour of the text, which can be animated; the palette's label colour by default.
  public var textColor: Color {
    get { givenTextColor ?? effectiveAppearance.palette.label }
    set {
      let old = textColor
      givenTextColor = newValue
      changed(.textColor, from: old, to: newValue)
    }
  }
  package var givenTextColor: Color?
  /// A value without effect, since Linux has no text size that the user chooses for all programs.
  ///
  /// It exists for source that was written for UIKit.
  public var adjustsFontForContentSizeCategory = false
  /// The alignment of lines; `natural` aligns them to the side where reading begins.
  public var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The greatest number of lines; 0 for as many as are needed.
  public var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width in points at which a text of several lines prefers to be broken; 0 for the width of
  /// its longest paragraph.
  public var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }
  /// The space added between letters, in points; nil for that of the font at its size.
  public var tracking: CGFloat? { didSet { contentChanged() } }
  /// Whether a single line that does not fit scrolls past while a superview has the focus (Apple,
  /// UILabel documentation).
  public var enablesMarqueeWhenAncestorFocused = false
  /// The time at which the text began to wait for its run, while a superview has the focus.
  var marqueeStart: TimeInterval? { didSet { setNeedsDisplay() } }
  var marqueeTimer: Int?
  /// Whether the text runs to the right, because it is read from right to left.
  var runsRight = false
  /// The distance between baselines, in points; nil for that of the font.
  public var lineHeight: CGFloat? { didSet { contentChanged() } }

  /// Creates a label with an empty frame.
  public convenience init(_ text: String, font: Font) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
  }

  /// Creates an empty label; clicks pass it until `isUserInteractionEnabled` is set (Apple, UILabel
  /// documentation).
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // The priority is that of UIKit, so that a view beside a label takes the rest of the width.
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(LayoutPriority(251), for: axis)
    }
  }

  package var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility(isElement: !text.isEmpty)
    (known.label, known.traits) = (text, .staticText)
    return known
  }

  /// Whether the text is the same in every language, like the name of a key.
  package var isName = false

  /// The style in which the text is drawn at this instant.
  open var textStyle: TextStyle {
    TextStyle(
      font: font, color: presented(.textColor, textColor), alignment: shownAlignment,
      numberOfLines: numberOfLines, tracking: tracking, lineHeight: lineHeight)
  }

  private var shownAlignment: TextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return window?.layoutDirection == .rightToLeft ? .right : .left
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }

  /// The text, or twice the text while the window tests longer words.
  package var shownText: String {
    guard let window, window.isTextDoubled, !isName, !text.isEmpty else { return text }
    return "\(text) \(text)"
  }

  /// Returns the size of the text in whole points.
  ///
  /// Outside of a window the text is measured as in the window that was made last; if there is
  /// none, the present size is returned.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let measurer = presentTextMeasurer else { return bounds.size }
    let fit = measurer.size(of: shownText, style: textStyle, width: size.width)
    return CGSize(width: fit.width.rounded(.up), height: fit.height.rounded(.up))
  }

  open override var intrinsicContentSize: CGSize {
    let isBroken = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    var size = sizeThatFits(
      CGSize(width: isBroken ? preferredMaxLayoutWidth : .infinity, height: .infinity))
    // The number of lines depends on the width that constraints give the label.
    let width = wrappingWidth ?? (isPlacedByConstraints ? bounds.width : 0)
    if numberOfLines != 1, width > 0, width < size.width {
      size.height = sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    return size
  }

  package var wrappingWidth: CGFloat?

  package var baselinesFromCenter: TextBaselines? {
    guard let measurer = presentTextMeasurer else { return nil }
    let given = wrappingWidth ?? bounds.width
    let width = numberOfLines != 1 && given > 0 ? given : .infinity
    let height = measurer.size(of: shownText, style: textStyle, width: width).height
    let lines = measurer.baselines(of: shownText, style: textStyle, width: width)
    return TextBaselines(first: lines.first - height / 2, last: lines.last - height / 2)
  }

  open override func draw(into builder: inout DisplayListBuilder) {
    if drawMarquee(into: &builder) { return }
    builder.add(shownText, style: textStyle, in: presented(.bounds, bounds))
  }

  open override func floatingDidChange(_ isFloating: Bool) {
    guard enablesMarqueeWhenAncestorFocused else { return }
    if isFloating { startMarquee() } else { stopMarquee() }
  }

  open override func endFinishedAnimations(at time: TimeInterval) -> Bool {
    super.endFinishedAnimations(at: time) || continueMarquee(at: time)
  }
}
