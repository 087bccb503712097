import HaloControls

// TVUIKit's names for what Halo has.

public typealias TVCaptionButtonView = HaloControls.TVCaptionButtonView
public typealias TVCardView = HaloControls.TVCardView
public typealias TVLockupHeaderFooterView = HaloControls.TVLockupHeaderFooterView
public typealias TVLockupView = HaloControls.TVLockupView
public typealias TVLockupViewComponent = HaloControls.TVLockupViewComponent
public typealias TVMonogramView = HaloControls.TVMonogramView
public typealias TVPosterView = HaloControls.TVPosterView
/// UIKit's name, by which TVUIKit's source calls it.
public typealias TVCaptionButtonViewMotionDirection = HaloControls.TVCaptionButtonView
  .MotionDirection
