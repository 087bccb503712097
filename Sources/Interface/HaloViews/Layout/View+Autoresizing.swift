import Foundation

extension View {
  /// The parts of a view and its margins that change with the superview's size: UIKit's
  /// `UIView.AutoresizingMask`.
  ///
  /// The flexible parts along an axis share the change in proportion to their lengths.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The parts that follow the superview's size while the frame places the view; empty by default.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: autoresizing.mask) }
    set {
      autoresizing.mask = newValue.rawValue
      superview?.noteFlexibility(of: self)
    }
  }
  /// Whether the masks of subviews apply.
  public var autoresizesSubviews: Bool {
    get { autoresizing.resizesSubviews }
    set { autoresizing.resizesSubviews = newValue }
  }
  /// Whether the `frame` places the view; false if constraints do.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoresizing.isForFrame }
    set {
      guard newValue != autoresizing.isForFrame else { return }
      autoresizing.isForFrame = newValue
      setNeedsLayout()
    }
  }
  /// Whether the window keeps the view at its full size.
  package var fillsWindow: Bool {
    get { autoresizing.fillsWindow }
    set { autoresizing.fillsWindow = newValue }
  }

  /// Notes the mask of a subview that was added or whose mask changed.
  func noteFlexibility(of view: View) {
    if !view.autoresizingMask.isEmpty { autoresizing.hasFlexibleSubviews = true }
  }

  /// Resizes subviews placed by frames according to their masks after a change of size.
  func resizeSubviews(from old: CGSize) {
    guard autoresizing.hasFlexibleSubviews, autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty && !view.isPlacedByConstraints {
      let mask = view.autoresizingMask
      let rect = view.layoutRect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      let x = mask.shares(.horizontal, of: rect, in: old)
      let y = mask.shares(.vertical, of: rect, in: old)
      let (wider, higher) = (bounds.width - old.width, bounds.height - old.height)
      view.layoutRect = CGRect(
        x: rect.minX + x.margin * wider + bounds.minX,
        y: rect.minY + y.margin * higher + bounds.minY,
        width: max(0, rect.width + x.length * wider),
        height: max(0, rect.height + y.length * higher))
    }
  }
}

extension View.AutoresizingMask {
  /// Returns the shares of a change of the superview's length that the margin before a view and the
  /// view get; the rest goes to the margin after it.
  ///
  /// - Parameters:
  ///   - axis: the axis of the length.
  ///   - rect: the view's rectangle, relative to the superview's upper left corner.
  ///   - size: the superview's size before the change.
  /// - Returns: Shares from 0 to 1 whose sum is at most 1.
  func shares(
    _ axis: LayoutConstraint.Axis, of rect: CGRect, in size: CGSize
  ) -> (margin: CGFloat, length: CGFloat) {
    let isAcross = axis == .horizontal
    let parts: [(length: CGFloat, isFlexible: Bool)] =
      isAcross
      ? [
        (rect.minX, contains(.flexibleLeftMargin)), (rect.width, contains(.flexibleWidth)),
        (size.width - rect.maxX, contains(.flexibleRightMargin)),
      ]
      : [
        (rect.minY, contains(.flexibleTopMargin)), (rect.height, contains(.flexibleHeight)),
        (size.height - rect.maxY, contains(.flexibleBottomMargin)),
      ]
    let flexible = parts.map { $0.isFlexible ? max(0, $0.length) : 0 }
    let sum = flexible.reduce(0, +)
    guard sum <= 0 else { return (flexible[0] / sum, flexible[1] / sum) }
    let count = CGFloat(parts.count(where: \.isFlexible))
    return (
      parts[0].isFlexible ? 1 / count : 0, parts[1].isFlexible ? 1 / count : 0
    )
  }
}
