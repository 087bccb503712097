import Controls

// TVUIKit's names for what Halo has.

public typealias TVCaptionButtonView = Controls.TVCaptionButtonView
public typealias TVCardView = Controls.TVCardView
public typealias TVLockupHeaderFooterView = Controls.TVLockupHeaderFooterView
public typealias TVLockupView = Controls.TVLockupView
public typealias TVLockupViewComponent = Controls.TVLockupViewComponent
public typealias TVMonogramView = Controls.TVMonogramView
public typealias TVPosterView = Controls.TVPosterView
/// UIKit's name, by which TVUIKit's source calls it.
public typealias TVCaptionButtonViewMotionDirection = Controls.TVCaptionButtonView.MotionDirection
