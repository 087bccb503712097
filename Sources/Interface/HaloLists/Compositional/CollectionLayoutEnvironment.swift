import Foundation
import HaloSceneGraph

/// What a layout is made for: UIKit's `NSCollectionLayoutEnvironment`.
@MainActor
public protocol CollectionLayoutEnvironment {
  /// The room there is.
  var container: any CollectionLayoutContainer { get }
}

/// The room that a layout fills: UIKit's `NSCollectionLayoutContainer`.
@MainActor
public protocol CollectionLayoutContainer {
  /// Points.
  var contentSize: CGSize { get }
  /// Without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// What is left free of the room.
  var contentInsets: DirectionalEdgeInsets { get }
}

/// Room of one size.
struct LayoutRoom: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: CGSize
  var contentInsets: DirectionalEdgeInsets { DirectionalEdgeInsets() }
  var effectiveContentSize: CGSize { contentSize }
  var container: any CollectionLayoutContainer { self }
}
