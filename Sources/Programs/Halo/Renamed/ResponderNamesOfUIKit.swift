import HaloHosting
import HaloSceneGraph

// UIKit's names for types of Halo: responders, commands and presses.
// If a program that imports Halo and not UIKit uses one, the compiler says which name to use instead.

@available(*, unavailable, renamed: "KeyCommand")
public typealias UICommand = KeyCommand
@available(*, unavailable, renamed: "ContextMenuConfiguration")
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
@available(*, unavailable, renamed: "ContextMenuInteraction")
public typealias UIContextMenuInteraction = ContextMenuInteraction
@available(*, unavailable, renamed: "ContextMenuInteractionDelegate")
public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
@available(*, unavailable, renamed: "DeferredMenuElement")
public typealias UIDeferredMenuElement = DeferredMenuElement
@available(*, unavailable, renamed: "GestureRecognizer")
public typealias UIGestureRecognizer = GestureRecognizer
@available(*, unavailable, renamed: "GestureRecognizerDelegate")
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
@available(*, unavailable, renamed: "Interaction")
public typealias UIInteraction = Interaction
@available(*, unavailable, renamed: "Key")
public typealias UIKey = Key
@available(*, unavailable, renamed: "KeyCommand")
public typealias UIKeyCommand = KeyCommand
@available(*, unavailable, renamed: "KeyModifierFlags")
public typealias UIKeyModifierFlags = KeyModifierFlags
@available(*, unavailable, renamed: "LongPressGestureRecognizer")
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
@available(*, unavailable, renamed: "Menu")
public typealias UIMenu = Menu
@available(*, unavailable, renamed: "MenuBuilder")
public typealias UIMenuBuilder = MenuBuilder
@available(*, unavailable, renamed: "MenuElement")
public typealias UIMenuElement = MenuElement
@available(*, unavailable, renamed: "MenuSystem")
public typealias UIMenuSystem = MenuSystem
@available(*, unavailable, renamed: "Press")
public typealias UIPress = Press
@available(*, unavailable, renamed: "PressesEvent")
public typealias UIPressesEvent = PressesEvent
@available(*, unavailable, renamed: "Responder")
public typealias UIResponder = Responder
@available(*, unavailable, renamed: "TapGestureRecognizer")
public typealias UITapGestureRecognizer = TapGestureRecognizer
