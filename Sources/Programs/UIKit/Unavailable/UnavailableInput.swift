import Foundation

// UIKit's names for what Halo lacks: touches, gestures and pointer interactions. The compiler tells
// a program that uses one what to do instead.

@available(*, unavailable, message: "the desktop shows no menu for a program's icon")
public typealias UIApplicationShortcutItem = NSObject

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UICollectionViewDragDelegate = AnyObject

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UICollectionViewDropDelegate = AnyObject

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UIDragInteraction = NSObject

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UIDragInteractionDelegate = AnyObject

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UIDragItem = NSObject

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UIDropInteraction = NSObject

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UIDropInteractionDelegate = AnyObject

@available(*, unavailable, message: "texts are edited with keys; there is no menu at the selection")
public typealias UIEditMenuInteraction = NSObject

@available(*, unavailable, message: "nothing here can be felt; leave it out")
public typealias UIFeedbackGenerator = NSObject

@available(*, unavailable, message: "search with a UISearchController")
public typealias UIFindInteraction = NSObject

@available(*, unavailable, message: "set the hoverStyle of the view")
public typealias UIHoverGestureRecognizer = UIGestureRecognizer

@available(*, unavailable, message: "nothing here can be felt; leave it out")
public typealias UIImpactFeedbackGenerator = NSObject

@available(
  *, unavailable, message: "nothing here is tilted; a focused image leans with the arrows by itself"
)
public typealias UIInterpolatingMotionEffect = NSObject

@available(*, unavailable, message: "texts are edited with keys; there is no menu at the selection")
public typealias UIMenuController = NSObject

@available(
  *, unavailable, message: "nothing here is tilted; a focused image leans with the arrows by itself"
)
public typealias UIMotionEffect = NSObject

@available(
  *, unavailable, message: "nothing here is tilted; a focused image leans with the arrows by itself"
)
public typealias UIMotionEffectGroup = NSObject

@available(*, unavailable, message: "nothing here can be felt; leave it out")
public typealias UINotificationFeedbackGenerator = NSObject

@available(
  *, unavailable, message: "nothing is swiped; override pressesBegan(_:with:) or use a UIKeyCommand"
)
public typealias UIPanGestureRecognizer = UIGestureRecognizer

@available(
  *, unavailable, message: "there are no touches; use a UIKeyCommand, as Command-Plus for larger"
)
public typealias UIPinchGestureRecognizer = UIGestureRecognizer

@available(
  *, unavailable, message: "the pointer has one look; set the hoverStyle of what lies beneath it"
)
public typealias UIPointerInteraction = NSObject

@available(
  *, unavailable, message: "the pointer has one look; set the hoverStyle of what lies beneath it"
)
public typealias UIPointerInteractionDelegate = AnyObject

@available(
  *, unavailable, message: "the pointer has one look; set the hoverStyle of what lies beneath it"
)
public typealias UIPointerStyle = NSObject

@available(
  *, unavailable, message: "there are no touches; use a UIKeyCommand, as Command-Plus for larger"
)
public typealias UIRotationGestureRecognizer = UIGestureRecognizer

@available(
  *, unavailable, message: "nothing is swiped; override pressesBegan(_:with:) or use a UIKeyCommand"
)
public typealias UIScreenEdgePanGestureRecognizer = UIGestureRecognizer

@available(*, unavailable, message: "nothing is written by hand")
public typealias UIScribbleInteraction = NSObject

@available(*, unavailable, message: "nothing here can be felt; leave it out")
public typealias UISelectionFeedbackGenerator = NSObject

@available(
  *, unavailable, message: "nothing is swiped; override pressesBegan(_:with:) or use a UIKeyCommand"
)
public typealias UISwipeGestureRecognizer = UIGestureRecognizer

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UITableViewDragDelegate = AnyObject

@available(
  *, unavailable, message: "nothing is dragged; offer cut and paste, or keys that move things"
)
public typealias UITableViewDropDelegate = AnyObject

@available(
  *, unavailable,
  message: "there are no touches; see pressesBegan(_:with:) and UITapGestureRecognizer"
)
public typealias UITouch = NSObject
