import Foundation

/// An item with anchors: a view or a layout guide.
@MainActor
public protocol LayoutItem: AnyObject {
  /// Whose coordinates `layoutRect` is in.
  var layoutSpace: View? { get }
  /// The item's rectangle, which the constraint solver sets.
  var layoutRect: CGRect { get set }
  /// Whether constraints decide about the item rather than its frame.
  var isPlacedByConstraints: Bool { get }
  /// The size that the item has where constraints do not say, in points; nil: none along that axis.
  var naturalSize: (width: CGFloat?, height: CGFloat?) { get }
}

extension View: LayoutItem {
  /// The superview; nil without one.
  public var layoutSpace: View? { superview }
  /// The view's `frame`, in points of the superview.
  public var layoutRect: CGRect {
    get { frame }
    set { if frame != newValue { frame = newValue } }
  }
  /// The opposite of `translatesAutoresizingMaskIntoConstraints`.
  public var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }
  /// From `intrinsicContentSize`, in points.
  public var naturalSize: (width: CGFloat?, height: CGFloat?) {
    let size = intrinsicContentSize
    func natural(_ length: CGFloat) -> CGFloat? {
      length == View.noIntrinsicMetric ? nil : length
    }
    return (natural(size.width), natural(size.height))
  }
}

extension LayoutGuide: LayoutItem {
  /// The owning view; nil without one.
  public var layoutSpace: View? { owningView }
  /// The guide's `layoutFrame`, in points of the owning view.
  public var layoutRect: CGRect {
    get { layoutFrame }
    set {
      guard layoutFrame != newValue else { return }
      layoutFrame = newValue
      owningView?.invalidateFocusExtent()
      owningView?.focusMayHaveChanged()
    }
  }
  /// nil along both axes: a guide has no size of its own.
  public var naturalSize: (width: CGFloat?, height: CGFloat?) { (nil, nil) }
}

/// One edge, centre or dimension of an item: UIKit's `NSLayoutAnchor`.
@MainActor
public struct LayoutAnchor<Axis> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  /// This anchor equals the other plus `constant` points, right or down; made inactive.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), second: (anchor.item, anchor.attribute), multiplier: 1,
      constant: constant)
  }
}

/// Kinds of anchors, so that only anchors of the same kind can be constrained to each other.
public enum LayoutXAxis {}
/// The kind of anchors that have a place along y.
public enum LayoutYAxis {}
/// The kind of anchors that are lengths.
public enum LayoutDimensionAxis {}
/// An edge or centre along x: UIKit's `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>
/// An edge or centre along y: UIKit's `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>
/// A width or height: UIKit's `NSLayoutDimension`.
public typealias LayoutDimension = LayoutAnchor<LayoutDimensionAxis>

extension LayoutAnchor where Axis == LayoutDimensionAxis {
  /// The length is `constant` points; made inactive.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), second: nil, multiplier: 0, constant: constant)
  }

  /// The length is `multiplier` times the other plus `constant` points; made inactive.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), second: (anchor.item, anchor.attribute),
      multiplier: multiplier, constant: constant)
  }
}

extension LayoutItem {
  /// The left edge, in either reading direction.
  public var leftAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge, in either reading direction.
  public var rightAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The edge where lines begin: the left one where reading goes from left to right.
  public var leadingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The edge where lines end: the right one where reading goes from left to right.
  public var trailingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// Half-way between the left and the right edge.
  public var centerXAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// Half-way between the top and the bottom edge.
  public var centerYAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  /// The width, in points.
  public var widthAnchor: LayoutDimension { .init(item: self, attribute: .width) }
  /// The height, in points.
  public var heightAnchor: LayoutDimension { .init(item: self, attribute: .height) }
}
