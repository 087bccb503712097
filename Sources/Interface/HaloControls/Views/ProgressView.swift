import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// A line that shows the progress of a task: UIKit's `UIProgressView`.
open class ProgressView: View, AccessibleKind {
  /// The shape of the line: UIKit's `UIProgressView.Style`.
  public enum Style: Int, Sendable {
    /// A line with round ends.
    case `default`
    /// A line with square ends, for the edge of a bar.
    case bar
  }

  /// The finished share, 0...1; other values are clamped, and NaN counts as 0.
  public var progress: Float = 0 {
    didSet {
      progress = progress.isNaN ? 0 : max(0, min(1, progress))
      if progress != oldValue { setNeedsLayout() }
    }
  }
  /// The shape of the line.
  public var progressViewStyle: Style { didSet { setNeedsLayout() } }
  /// The colour of the finished part; nil for the tint.
  public var progressTintColor: Color? { didSet { show() } }
  /// The colour of the rest; nil for a faint colour of the palette.
  public var trackTintColor: Color? { didSet { show() } }

  private let done = View()

  /// Creates a line of a style, with nothing finished.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates a line with round ends, with nothing finished.
  public override init(frame: CGRect = .zero) {
    progressViewStyle = .default
    super.init(frame: frame)
    addSubview(done)
    show()
  }

  /// Sets ``progress``; if animated, the line grows or shrinks to it.
  public func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated, window != nil else { return }
    View.animate(withDuration: 0.25, in: window) { layoutIfNeeded() }
  }

  /// The height of the line in points, which is larger under models that lift items, for a
  /// television; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
  private var height: CGFloat { window?.focusSystem?.model.look == .lift ? 10 : 4 }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    let width = bounds.width * CGFloat(progress)
    let isMirrored = window?.layoutDirection == .rightToLeft
    done.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    (cornerRadius, cornerCurve) = (radius, .circular)
    (done.cornerRadius, done.cornerCurve) = (min(radius, width / 2), .circular)
  }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    show()
  }

  private func show() {
    backgroundColor = trackTintColor ?? effectiveAppearance.palette.label.faded(by: 0.22)
    done.backgroundColor = progressTintColor ?? tintColor
  }

  package var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility()
    known.value = Localization.percent(Int((progress * 100).rounded()))
    known.range = AccessibleRange(minimum: 0, maximum: 1, value: Double(progress), step: 0)
    return known
  }
}
