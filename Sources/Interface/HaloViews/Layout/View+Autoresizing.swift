import Foundation

extension View {
  /// What of a view and its surroundings changes with the superview's size: UIKit's
  /// `UIView.AutoresizingMask`.
  ///
  /// What is flexible along an axis shares the change by how long it is.
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

  /// How the frame follows the superview's size, where frames place the view; not at all unless
  /// set.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: autoresizing.mask) }
    set {
      autoresizing.mask = newValue.rawValue
      superview?.noteFlexibility(of: self)
    }
  }
  /// Whether the masks of subviews count.
  public var autoresizesSubviews: Bool {
    get { autoresizing.resizesSubviews }
    set { autoresizing.resizesSubviews = newValue }
  }
  /// False: constraints place the view, not its `frame`.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoresizing.isForFrame }
    set {
      guard newValue != autoresizing.isForFrame else { return }
      autoresizing.isForFrame = newValue
      setNeedsLayout()
    }
  }
  /// Whether a window gives the view all its room, whenever that changes.
  package var fillsWindow: Bool {
    get { autoresizing.fillsWindow }
    set { autoresizing.fillsWindow = newValue }
  }

  /// A subview has come, or has another mask.
  func noteFlexibility(of view: View) {
    if !view.autoresizingMask.isEmpty { autoresizing.hasFlexibleSubviews = true }
  }

  /// Gives subviews that frames place what their masks say of the change of size.
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
  /// Which part of a change of the superview's length goes to the margin before a view and to the
  /// view; what is left goes behind it.
  ///
  /// - Parameters:
  ///   - axis: along which.
  ///   - rect: the view's, from the superview's upper left corner.
  ///   - size: the superview's, before the change.
  /// - Returns: From 0 to 1 each, and no more together.
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
