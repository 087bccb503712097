import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// How much of something is done, as a line: UIKit's `UIProgressView`.
open class ProgressView: View, AccessibleKind {
  /// How the line looks: UIKit's `UIProgressView.Style`.
  public enum Style: Int, Sendable {
    /// With round ends.
    case `default`
    /// With square ends, along the edge of a bar.
    case bar
  }

  /// 0...1; what is outside of that counts as its end.
  public var progress: Float = 0 {
    didSet {
      progress = progress.isNaN ? 0 : max(0, min(1, progress))
      if progress != oldValue { setNeedsLayout() }
    }
  }
  /// How the line looks.
  public var progressViewStyle: Style { didSet { setNeedsLayout() } }
  /// Of what is done; nil: the tint.
  public var progressTintColor: Color? { didSet { show() } }
  /// Of the rest; nil: a faint one of the palette.
  public var trackTintColor: Color? { didSet { show() } }

  private let done = View()

  /// A line of a style, with nothing done.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// A line with round ends, with nothing done.
  public override init(frame: CGRect = .zero) {
    progressViewStyle = .default
    super.init(frame: frame)
    addSubview(done)
    show()
  }

  /// Sets ``progress``; animated, the line grows or shrinks to it.
  public func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated, window != nil else { return }
    View.animate(withDuration: 0.25, in: window) { layoutIfNeeded() }
  }

  /// As high as it is drawn, in points: more where it is seen from across a room.
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
    known.value = "\(Int((progress * 100).rounded())) %"
    known.range = AccessibleRange(minimum: 0, maximum: 1, value: Double(progress), step: 0)
    return known
  }
}
