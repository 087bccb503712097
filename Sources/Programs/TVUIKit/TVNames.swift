import HaloLockups

// TVUIKit's names for types of Halo.

public typealias TVCaptionButtonView = HaloLockups.TVCaptionButtonView
public typealias TVCardView = HaloLockups.TVCardView
public typealias TVLockupHeaderFooterView = HaloLockups.TVLockupHeaderFooterView
public typealias TVLockupView = HaloLockups.TVLockupView
public typealias TVLockupViewComponent = HaloLockups.TVLockupViewComponent
public typealias TVMonogramView = HaloLockups.TVMonogramView
public typealias TVPosterView = HaloLockups.TVPosterView
/// The name that TVUIKit gives this nested type.
public typealias TVCaptionButtonViewMotionDirection = HaloLockups.TVCaptionButtonView
  .MotionDirection
