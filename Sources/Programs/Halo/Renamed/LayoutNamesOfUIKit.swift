import FocusGeometry
import HaloSceneGraph

// UIKit's names for types of Halo: geometry and layout.
// If a program that imports Halo and not UIKit uses one, the compiler says which name to use instead.

@available(*, unavailable, renamed: "DirectionalEdgeInsets")
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
@available(*, unavailable, renamed: "LayoutConstraint")
public typealias NSLayoutConstraint = LayoutConstraint
@available(*, unavailable, renamed: "LayoutDimension")
public typealias NSLayoutDimension = LayoutDimension
@available(*, unavailable, renamed: "LayoutXAxisAnchor")
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
@available(*, unavailable, renamed: "LayoutYAxisAnchor")
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
@available(*, unavailable, renamed: "EdgeInsets")
public typealias UIEdgeInsets = EdgeInsets
@available(*, unavailable, renamed: "LayoutGuide")
public typealias UILayoutGuide = LayoutGuide
@available(*, unavailable, renamed: "LayoutPriority")
public typealias UILayoutPriority = LayoutPriority
@available(*, unavailable, renamed: "LayoutDirection")
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
