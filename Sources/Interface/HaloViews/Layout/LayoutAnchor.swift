import Foundation

/// An item with anchors: a view or a layout guide.
@MainActor
public protocol LayoutItem: AnyObject {
  /// The view in whose coordinates `layoutRect` is.
  var layoutSpace: View? { get }
  /// The item's rectangle without its transform; constraints set it.
  var layoutRect: CGRect { get set }
  /// Whether constraints rather than its frame determine the item's position.
  var isPlacedByConstraints: Bool { get }
}

extension View: LayoutItem {
  /// The superview; nil if there is none.
  public var layoutSpace: View? { superview }
  /// The view's frame without its transform, in points of the superview.
  public var layoutRect: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      if bounds.size != newValue.size { bounds.size = newValue.size }
      if center != newValue.center { center = newValue.center }
    }
  }
  /// The opposite of `translatesAutoresizingMaskIntoConstraints`.
  public var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }
}

extension LayoutGuide: LayoutItem {
  /// The owning view; nil if there is none.
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
}

/// An edge, centre or dimension of an item: UIKit's `NSLayoutAnchor`.
///
/// It creates inactive constraints: see ``LayoutConstraint/isActive``.
@MainActor
public struct LayoutAnchor<Axis> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  /// Returns a constraint that this anchor equals the other plus `constant` points, to the right or
  /// downwards.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: constant)
  }

  /// Returns a constraint that this anchor is at least the other plus `constant` points, to the
  /// right or downwards.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Returns a constraint that this anchor is at most the other plus `constant` points, to the
  /// right or downwards.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<Axis>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), relation, second: (anchor.item, anchor.attribute),
      multiplier: multiplier, constant: constant)
  }
}

/// The kind of anchors with a position along x; only anchors of the same kind can be constrained to
/// each other.
public enum LayoutXAxis {}
/// The kind of anchors with a position along y.
public enum LayoutYAxis {}
/// The kind of anchors that are lengths.
public enum LayoutDimensionAxis {}
/// An edge or centre along x: UIKit's `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>
/// An edge or centre along y: UIKit's `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>
/// A width or height: UIKit's `NSLayoutDimension`.
public typealias LayoutDimension = LayoutAnchor<LayoutDimensionAxis>

/// The standard spacing between two items, in points.
private let systemSpacing: CGFloat = 8

extension LayoutAnchor where Axis == LayoutXAxis {
  /// Returns a constraint that this anchor is the standard spacing, times `multiplier`, after the
  /// other.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that this anchor is at least the standard spacing, times `multiplier`,
  /// after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that this anchor is at most the standard spacing, times `multiplier`,
  /// after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Axis == LayoutYAxis {
  /// Returns a constraint that this anchor is the standard spacing, times `multiplier`, below the
  /// other.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that this anchor is at least the standard spacing, times `multiplier`,
  /// below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that this anchor is at most the standard spacing, times `multiplier`,
  /// below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Axis == LayoutDimensionAxis {
  /// Returns a constraint that the length is `constant` points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), .equal, second: nil, multiplier: 0, constant: constant)
  }

  /// Returns a constraint that the length is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), .greaterThanOrEqual, second: nil, multiplier: 0,
      constant: constant)
  }

  /// Returns a constraint that the length is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), .lessThanOrEqual, second: nil, multiplier: 0, constant: constant)
  }

  /// Returns a constraint that the length is `multiplier` times the other plus `constant` points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that the length is at least `multiplier` times the other plus `constant`
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that the length is at most `multiplier` times the other plus `constant`
  /// points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }
}

extension LayoutItem {
  /// The left edge, in either reading direction.
  public var leftAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge, in either reading direction.
  public var rightAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The edge where lines begin: the left one in left-to-right layouts.
  public var leadingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The edge where lines end: the right one in left-to-right layouts.
  public var trailingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The horizontal centre.
  public var centerXAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The vertical centre.
  public var centerYAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  /// The width, in points.
  public var widthAnchor: LayoutDimension { .init(item: self, attribute: .width) }
  /// The height, in points.
  public var heightAnchor: LayoutDimension { .init(item: self, attribute: .height) }
}
