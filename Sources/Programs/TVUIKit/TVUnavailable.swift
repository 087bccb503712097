import UIKit

// What TVUIKit has and Halo does not, by name, so that a program that uses it is told why it does not
// compile.

/// Absent.
@available(*, unavailable, message: "use UICollectionViewCompositionalLayout with paging groups")
public class TVCollectionViewFullScreenLayout {}

/// Absent.
@available(*, unavailable, message: "use UICollectionViewCell in a compositional layout")
public class TVCollectionViewFullScreenCell {}

/// Absent.
@available(*, unavailable, message: "put a TVMonogramView into the cell")
public struct TVMonogramContentConfiguration {}

/// Absent.
@available(*, unavailable, message: "put a TVMonogramView into the cell")
public class TVMonogramContentView {}

/// Absent.
@available(*, unavailable, message: "use UITextField in an alert or a controller of your own")
public class TVDigitEntryViewController {}
