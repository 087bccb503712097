import HaloDisplayList
import HaloHosting
import HaloSceneGraph

// UIKit's names for what Halo has: traits, colours and texts.

public typealias CGColor = Color
public typealias NSTextAlignment = TextAlignment
public typealias UIAccessibilityContrast = AccessibilityContrast
public typealias UIColor = DynamicColor
public typealias UIFont = Font
public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceIdiom = TraitCollection.UserInterfaceIdiom
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
public typealias UIUserInterfaceStyle = UserInterfaceStyle
