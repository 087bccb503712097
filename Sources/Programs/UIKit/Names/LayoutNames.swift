import FocusGeometry
import HaloSceneGraph

// UIKit's names for types of Halo: geometry and layout.

public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSLayoutDimension = LayoutDimension
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias UIEdgeInsets = EdgeInsets
public typealias UILayoutGuide = LayoutGuide
public typealias UILayoutPriority = LayoutPriority
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
