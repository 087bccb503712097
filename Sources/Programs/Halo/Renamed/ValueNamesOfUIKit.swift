import HaloDisplayList
import HaloHosting
import HaloSceneGraph

// UIKit's names for types of Halo: traits, colours and text values.
// If a program that imports Halo and not UIKit uses one, the compiler says which name to use instead.

@available(*, unavailable, renamed: "Color")
public typealias CGColor = Color
@available(*, unavailable, renamed: "TextAlignment")
public typealias NSTextAlignment = TextAlignment
@available(*, unavailable, renamed: "AccessibilityContrast")
public typealias UIAccessibilityContrast = AccessibilityContrast
@available(*, unavailable, renamed: "Color")
public typealias UIColor = Color
@available(*, unavailable, renamed: "Font")
public typealias UIFont = Font
@available(*, unavailable, renamed: "TraitCollection")
public typealias UITraitCollection = TraitCollection
@available(*, unavailable, renamed: "TraitCollection.UserInterfaceIdiom")
public typealias UIUserInterfaceIdiom = TraitCollection.UserInterfaceIdiom
@available(*, unavailable, renamed: "TraitCollection.SizeClass")
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
@available(*, unavailable, renamed: "UserInterfaceStyle")
public typealias UIUserInterfaceStyle = UserInterfaceStyle
