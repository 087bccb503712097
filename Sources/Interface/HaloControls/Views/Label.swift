import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Text: UIKit's `UILabel`.
///
/// One line unless `numberOfLines` says otherwise; what does not fit ends in an ellipsis.
open class Label: View, AccessibleKind, WrappingContent, BaselineContent {
  /// Empty unless set.
  public var text = "" { didSet { if text != oldValue { contentChanged() } } }
  /// 17 points unless set.
  public var font = Font.systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentChanged() } }
  }
  /// The palette's colour of text unless set; can be animated.
  public var textColor: Color {
    get { givenTextColor ?? effectiveAppearance.palette.label }
    set {
      let old = textColor
      givenTextColor = newValue
      changed(.textColor, from: old, to: newValue)
    }
  }
  package var givenTextColor: Color?
  /// Has no effect: there is no text size that a person chooses for all programs.
  ///
  /// Here for source that was written for UIKit.
  public var adjustsFontForContentSizeCategory = false
  /// `natural`: to the side where reading begins.
  public var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// 0: as many as are needed.
  public var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width in points in which a text of more than one line wants to be broken; 0: it wants as
  /// much as its longest paragraph takes.
  public var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }
  /// Points between letters beside the typeface's own; nil: what the font's size asks for.
  public var tracking: CGFloat? { didSet { contentChanged() } }
  /// Whether a text that does not fit runs through while a view around it has the focus
  /// (Apple, UILabel documentation), in one line.
  public var enablesMarqueeWhenAncestorFocused = false
  /// When the text began to wait for its run, while a view around it has the focus.
  var marqueeStart: TimeInterval? { didSet { setNeedsDisplay() } }
  var marqueeTimer: Int?
  /// Points between baselines; nil: the font's own.
  public var lineHeight: CGFloat? { didSet { contentChanged() } }

  /// Without a frame.
  public convenience init(_ text: String, font: Font) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
  }

  /// Takes no clicks until `isUserInteractionEnabled` is set (Apple, UILabel documentation).
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // As UIKit's, so that of a label and a view beside it the view takes what is left.
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(LayoutPriority(251), for: axis)
    }
  }

  package var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility(isElement: !text.isEmpty)
    (known.label, known.traits) = (text, .staticText)
    return known
  }

  /// Whether the text is the same in every language, as what stands on a key.
  package var isName = false

  /// How the text is set at this instant.
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

  /// The text, or two of it where the window tries what longer words would do.
  package var shownText: String {
    guard let window, window.isTextDoubled, !isName, !text.isEmpty else { return text }
    return "\(text) \(text)"
  }

  /// Rounded up to whole points; outside of a window as it would be in the one that was made last,
  /// and the given size where there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let measurer = presentTextMeasurer else { return bounds.size }
    let fit = measurer.size(of: shownText, style: textStyle, width: size.width)
    return CGSize(width: fit.width.rounded(.up), height: fit.height.rounded(.up))
  }

  open override var intrinsicContentSize: CGSize {
    let isBroken = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    var size = sizeThatFits(
      CGSize(width: isBroken ? preferredMaxLayoutWidth : .infinity, height: .infinity))
    // The lines of a text are as many as the width makes that constraints give it.
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
