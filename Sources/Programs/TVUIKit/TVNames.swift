import HaloControls

// TVUIKit's names for types of Halo.

public typealias TVCaptionButtonView = HaloControls.TVCaptionButtonView
public typealias TVCardView = HaloControls.TVCardView
public typealias TVLockupHeaderFooterView = HaloControls.TVLockupHeaderFooterView
public typealias TVLockupView = HaloControls.TVLockupView
public typealias TVLockupViewComponent = HaloControls.TVLockupViewComponent
public typealias TVMonogramView = HaloControls.TVMonogramView
public typealias TVPosterView = HaloControls.TVPosterView
/// The name that TVUIKit gives this nested type.
public typealias TVCaptionButtonViewMotionDirection = HaloControls.TVCaptionButtonView
  .MotionDirection
