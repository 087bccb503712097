import HaloHosting
import HaloSceneGraph

// UIKit's names for types of Halo: responders, commands and presses.

public typealias UICommand = KeyCommand
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
public typealias UIContextMenuInteraction = ContextMenuInteraction
public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
public typealias UIDeferredMenuElement = DeferredMenuElement
public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
public typealias UIInteraction = Interaction
public typealias UIKey = Key
public typealias UIKeyCommand = KeyCommand
public typealias UIKeyModifierFlags = KeyModifierFlags
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
public typealias UIMenu = Menu
public typealias UIMenuBuilder = MenuBuilder
public typealias UIMenuElement = MenuElement
public typealias UIMenuSystem = MenuSystem
public typealias UIPress = Press
public typealias UIPressesEvent = PressesEvent
public typealias UIResponder = Responder
public typealias UITapGestureRecognizer = TapGestureRecognizer
