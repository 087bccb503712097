import FocusEngine
import FocusGeometry
import HaloSceneGraph

// UIKit's names for types of Halo: focus.
// If a program that imports Halo and not UIKit uses one, the compiler says which name to use instead.

@available(*, unavailable, renamed: "FocusAnimationContext")
public typealias UIFocusAnimationContext = FocusAnimationContext
@available(*, unavailable, renamed: "FocusAnimationCoordinator")
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
@available(*, unavailable, renamed: "FocusDebugger")
public typealias UIFocusDebugger = FocusDebugger
@available(*, unavailable, renamed: "FocusEffect")
public typealias UIFocusEffect = FocusEffect
@available(*, unavailable, renamed: "FocusEnvironment")
public typealias UIFocusEnvironment = FocusEnvironment
@available(*, unavailable, renamed: "FocusGroupPriority")
public typealias UIFocusGroupPriority = FocusGroupPriority
@available(*, unavailable, renamed: "FocusGuide")
public typealias UIFocusGuide = FocusGuide
@available(*, unavailable, renamed: "FocusHaloEffect")
public typealias UIFocusHaloEffect = FocusHaloEffect
@available(*, unavailable, renamed: "FocusHeading")
public typealias UIFocusHeading = FocusHeading
@available(*, unavailable, renamed: "FocusItem")
public typealias UIFocusItem = FocusItem
@available(*, unavailable, renamed: "FocusItemContainer")
public typealias UIFocusItemContainer = FocusItemContainer
@available(*, unavailable, renamed: "FocusItemDeferralMode")
public typealias UIFocusItemDeferralMode = FocusItemDeferralMode
@available(*, unavailable, renamed: "FocusItemScrollableContainer")
public typealias UIFocusItemScrollableContainer = FocusItemScrollableContainer
@available(*, unavailable, renamed: "FocusMovementHint")
public typealias UIFocusMovementHint = FocusMovementHint
@available(*, unavailable, renamed: "FocusSoundIdentifier")
public typealias UIFocusSoundIdentifier = FocusSoundIdentifier
@available(*, unavailable, renamed: "FocusSystem")
public typealias UIFocusSystem = FocusSystem
@available(*, unavailable, renamed: "FocusUpdateContext")
public typealias UIFocusUpdateContext = FocusUpdateContext
@available(*, unavailable, renamed: "CoordinateSpace")
public typealias UICoordinateSpace = CoordinateSpace
