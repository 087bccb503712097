import FocusEngine
import FocusGeometry
import HaloSceneGraph

// UIKit's names for types of Halo: focus.

public typealias UIFocusAnimationContext = FocusAnimationContext
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
public typealias UIFocusDebugger = FocusDebugger
public typealias UIFocusEffect = FocusEffect
public typealias UIFocusEnvironment = FocusEnvironment
public typealias UIFocusGroupPriority = FocusGroupPriority
public typealias UIFocusGuide = FocusGuide
public typealias UIFocusHaloEffect = FocusHaloEffect
public typealias UIFocusHeading = FocusHeading
public typealias UIFocusItem = FocusItem
public typealias UIFocusItemContainer = FocusItemContainer
public typealias UIFocusItemDeferralMode = FocusItemDeferralMode
public typealias UIFocusItemScrollableContainer = FocusItemScrollableContainer
public typealias UIFocusMovementHint = FocusMovementHint
public typealias UIFocusSoundIdentifier = FocusSoundIdentifier
public typealias UIFocusSystem = FocusSystem
public typealias UIFocusUpdateContext = FocusUpdateContext
public typealias UICoordinateSpace = CoordinateSpace
