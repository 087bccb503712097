import Foundation

/// An item with anchors: a view or a layout guide.
@MainActor
public protocol LayoutItem: AnyObject {
  /// Whose coordinates `layoutRect` is in.
  var layoutSpace: View? { get }
  /// The item's rectangle without its transform, which constraints set.
  var layoutRect: CGRect { get set }
  /// Whether constraints decide about the item rather than its frame.
  var isPlacedByConstraints: Bool { get }
}

extension View: LayoutItem {
  /// The superview; nil without one.
  public var layoutSpace: View? { superview }
  /// The view's frame as it is without its transform, in points of the superview.
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
}

/// One edge, centre or dimension of an item: UIKit's `NSLayoutAnchor`.
///
/// Constraints are made inactive: see ``LayoutConstraint/isActive``.
@MainActor
public struct LayoutAnchor<Axis> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  /// This anchor equals the other plus `constant` points, right or down.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: constant)
  }

  /// This anchor is at least the other plus `constant` points, right or down.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// This anchor is at most the other plus `constant` points, right or down.
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

/// Points that stand between two things where nobody says how many.
private let systemSpacing: CGFloat = 8

extension LayoutAnchor where Axis == LayoutXAxis {
  /// This anchor stands the usual distance, times `multiplier`, after the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// This anchor stands at least the usual distance, times `multiplier`, after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// This anchor stands at most the usual distance, times `multiplier`, after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Axis == LayoutYAxis {
  /// This anchor stands the usual distance, times `multiplier`, below the other.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// This anchor stands at least the usual distance, times `multiplier`, below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// This anchor stands at most the usual distance, times `multiplier`, below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Axis == LayoutDimensionAxis {
  /// The length is `constant` points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), .equal, second: nil, multiplier: 0, constant: constant)
  }

  /// The length is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), .greaterThanOrEqual, second: nil, multiplier: 0,
      constant: constant)
  }

  /// The length is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      first: (item, attribute), .lessThanOrEqual, second: nil, multiplier: 0, constant: constant)
  }

  /// The length is `multiplier` times the other plus `constant` points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// The length is at least `multiplier` times the other plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// The length is at most `multiplier` times the other plus `constant` points.
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
