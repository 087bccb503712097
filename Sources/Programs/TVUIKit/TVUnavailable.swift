import UIKit

// Types that TVUIKit has and Halo lacks, declared so that the compiler tells a program that uses
// one what to do instead.

/// A type that Halo lacks.
@available(*, unavailable, message: "use UICollectionViewCompositionalLayout with paging groups")
public class TVCollectionViewFullScreenLayout {}

/// A type that Halo lacks.
@available(*, unavailable, message: "use UICollectionViewCell in a compositional layout")
public class TVCollectionViewFullScreenCell {}

/// A type that Halo lacks.
@available(*, unavailable, message: "put a TVMonogramView into the cell")
public struct TVMonogramContentConfiguration {}

/// A type that Halo lacks.
@available(*, unavailable, message: "put a TVMonogramView into the cell")
public class TVMonogramContentView {}

/// A type that Halo lacks.
@available(*, unavailable, message: "use UITextField in an alert or a controller of your own")
public class TVDigitEntryViewController {}
