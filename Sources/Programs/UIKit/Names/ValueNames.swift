import HaloDisplayList
import HaloHosting
import HaloSceneGraph

// UIKit's names for types of Halo: traits, colours and text values.

public typealias CGColor = Color
public typealias NSTextAlignment = TextAlignment
public typealias UIAccessibilityContrast = AccessibilityContrast
public typealias UIColor = DynamicColor
public typealias UIFont = Font
public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceIdiom = TraitCollection.UserInterfaceIdiom
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
public typealias UIUserInterfaceStyle = UserInterfaceStyle
