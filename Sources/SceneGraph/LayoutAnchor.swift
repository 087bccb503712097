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
  var naturalSize: (width: CGFloat?, height: CGFloat?) { get }
}

extension View: LayoutItem {
  public var layoutSpace: View? { superview }
  public var layoutRect: CGRect {
    get { frame }
    set { if frame != newValue { frame = newValue } }
  }
  public var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }
  public var naturalSize: (width: CGFloat?, height: CGFloat?) {
    let size = intrinsicContentSize
    func natural(_ length: CGFloat) -> CGFloat? {
      length == View.noIntrinsicMetric ? nil : length
    }
    return (natural(size.width), natural(size.height))
  }
}

extension LayoutGuide: LayoutItem {
  public var layoutSpace: View? { owningView }
  public var layoutRect: CGRect {
    get { layoutFrame }
    set {
      guard layoutFrame != newValue else { return }
      layoutFrame = newValue
      owningView?.invalidateFocusExtent()
      owningView?.focusMayHaveChanged()
    }
  }
  public var naturalSize: (width: CGFloat?, height: CGFloat?) { (nil, nil) }
}

/// One edge, centre or dimension of an item: UIKit's `NSLayoutAnchor`.
@MainActor
public struct LayoutAnchor<Axis> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

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
public enum LayoutYAxis {}
public enum LayoutDimensionAxis {}
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>
public typealias LayoutDimension = LayoutAnchor<LayoutDimensionAxis>

extension LayoutAnchor where Axis == LayoutDimensionAxis {
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), second: nil, multiplier: 0, constant: constant)
  }

  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), second: (anchor.item, anchor.attribute),
      multiplier: multiplier, constant: constant)
  }
}

extension LayoutItem {
  public var leftAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .left) }
  public var rightAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .right) }
  public var leadingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  public var trailingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  public var centerXAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  public var topAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .top) }
  public var bottomAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  public var widthAnchor: LayoutDimension { .init(item: self, attribute: .width) }
  public var heightAnchor: LayoutDimension { .init(item: self, attribute: .height) }
}
