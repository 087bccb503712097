import Foundation
import HaloSceneGraph

/// The environment for which a layout is made: UIKit's `NSCollectionLayoutEnvironment`.
@MainActor
public protocol CollectionLayoutEnvironment {
  /// The space available to the layout.
  var container: any CollectionLayoutContainer { get }
}

/// The space that a layout fills: UIKit's `NSCollectionLayoutContainer`.
@MainActor
public protocol CollectionLayoutContainer {
  /// The size including the insets, in points.
  var contentSize: CGSize { get }
  /// The size less the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the space, in points.
  var contentInsets: DirectionalEdgeInsets { get }
}

/// A space of a fixed size without insets.
struct LayoutRoom: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: CGSize
  var contentInsets: DirectionalEdgeInsets { DirectionalEdgeInsets() }
  var effectiveContentSize: CGSize { contentSize }
  var container: any CollectionLayoutContainer { self }
}
