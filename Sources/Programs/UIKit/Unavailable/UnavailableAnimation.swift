import Foundation

// UIKit's names for what Halo lacks: separate layers, dynamics and transitions. The compiler tells
// a program that uses one what to do instead.

@available(
  *, unavailable, message: "layers have no animations; use UIView.animate(withDuration:animations:)"
)
public typealias CAAnimation = NSObject

@available(
  *, unavailable, message: "layers have no animations; use UIView.animate(withDuration:animations:)"
)
public typealias CAAnimationGroup = NSObject

@available(
  *, unavailable, message: "layers have no animations; use UIView.animate(withDuration:animations:)"
)
public typealias CABasicAnimation = NSObject

@available(*, unavailable, message: "a layer is that of its view; make a view for each part")
public typealias CAEmitterLayer = NSObject

@available(
  *, unavailable, message: "layers have no animations; use UIView.animate(withDuration:animations:)"
)
public typealias CAKeyframeAnimation = NSObject

@available(*, unavailable, message: "a layer is that of its view; make a view for each part")
public typealias CAReplicatorLayer = NSObject

@available(*, unavailable, message: "a layer is that of its view; make a view for each part")
public typealias CAShapeLayer = NSObject

@available(
  *, unavailable, message: "layers have no animations; use UIView.animate(withDuration:animations:)"
)
public typealias CASpringAnimation = NSObject

@available(*, unavailable, message: "a layer is that of its view; make a view for each part")
public typealias CATextLayer = NSObject

@available(*, unavailable, message: "a layer is that of its view; make a view for each part")
public typealias CATiledLayer = NSObject

@available(*, unavailable, message: "a layer is that of its view; make a view for each part")
public typealias CATransformLayer = NSObject

@available(
  *, unavailable, message: "layers have no animations; use UIView.animate(withDuration:animations:)"
)
public typealias CATransition = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIAttachmentBehavior = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UICollisionBehavior = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIDynamicAnimator = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIDynamicAnimatorDelegate = AnyObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIDynamicBehavior = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIDynamicItem = AnyObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIDynamicItemBehavior = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIFieldBehavior = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIGravityBehavior = NSObject

@available(
  *, unavailable,
  message: "controllers come and go as Halo has it; animate views in viewWillAppear(_:)"
)
public typealias UIPercentDrivenInteractiveTransition = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UIPushBehavior = NSObject

@available(
  *, unavailable, message: "there is no physics; use UIView.animate(withDuration:animations:)"
)
public typealias UISnapBehavior = NSObject

@available(
  *, unavailable,
  message: "controllers come and go as Halo has it; animate views in viewWillAppear(_:)"
)
public typealias UIViewControllerAnimatedTransitioning = AnyObject

@available(
  *, unavailable,
  message: "controllers come and go as Halo has it; animate views in viewWillAppear(_:)"
)
public typealias UIViewControllerContextTransitioning = AnyObject

@available(
  *, unavailable,
  message: "controllers come and go as Halo has it; animate views in viewWillAppear(_:)"
)
public typealias UIViewControllerInteractiveTransitioning = AnyObject

@available(
  *, unavailable,
  message: "controllers come and go as Halo has it; animate views in viewWillAppear(_:)"
)
public typealias UIViewControllerTransitionCoordinator = AnyObject

@available(
  *, unavailable,
  message: "controllers come and go as Halo has it; animate views in viewWillAppear(_:)"
)
public typealias UIViewControllerTransitioningDelegate = AnyObject
