import FocusGeometry
import Foundation

/// The containers that may scroll for a movement, and how far.
///
/// Containers around the focused item scroll as far as they can. One that can still scroll along a
/// straight heading is searched before anything outside of it, as in Android's `ScrollView` and in
/// Flutter, so that a page is walked to its end. Any other container is entered at what it shows,
/// not at a row that was scrolled away towards the focused item; only if nothing in sight lies
/// ahead, the search includes what it can scroll to. An item that is partly visible counts with its
/// whole extent across the heading.
@MainActor
struct ScrollReach {
  /// The extent to which containers that are not around the focused item may scroll.
  enum Scope {
    /// They do not scroll.
    case inSight
    /// They scroll along the axis of the heading.
    case alongHeading
    /// They scroll wherever they can.
    case everywhere
  }

  /// The scrolling containers around the focused item, from the inside.
  private var containers: [ObjectIdentifier] = []
  /// The elements of `containers` that can still scroll along the heading, from the inside.
  private(set) var unfinished: [any FocusItemScrollableContainer] = []
  let heading: FocusHeading
  /// The extent to which containers that are not around the focused item may scroll.
  var scope = Scope.inSight
  /// The nearest container around the focused item, as in `parentContainer`; nil for none.
  private(set) var nearest: (any FocusItemContainer)?
  /// For each container further out, the item in it that leads to a scrolling container.
  ///
  /// The content of the latter may extend beyond the item's own frame.
  private var ways: [(container: ObjectIdentifier, item: any FocusItem)] = []

  /// Creates the reach of a movement that starts from no item.
  init(heading: FocusHeading) { self.heading = heading }

  init(around item: any FocusItem, heading: FocusHeading) {
    self.heading = heading
    var walk = FocusAncestors(of: item)
    _ = walk.next()
    var way: (any FocusItem)?
    while let ancestor = walk.next() {
      guard let container = ancestor.focusItemContainer else { continue }
      if nearest == nil, container !== item { nearest = container }
      if let way { ways.append((ObjectIdentifier(container), way)) }
      if let scroll = container.scrollableContainer,
        containers.last != ObjectIdentifier(scroll)
      {
        containers.append(ObjectIdentifier(scroll))
        if scroll.canScroll(heading) { unfinished.append(scroll) }
      }
      if !containers.isEmpty, let item = ancestor as? any FocusItem { way = item }
    }
  }

  /// Returns the item of `container` that leads to a container that may scroll; nil for none.
  func way(in container: ObjectIdentifier) -> (any FocusItem)? {
    ways.first { $0.container == container }?.item
  }

  /// Returns the index of a container in `unfinished`; nil for any other container.
  func level(of container: any FocusItemContainer) -> Int? {
    unfinished.firstIndex { $0 === container }
  }

  /// Whether a container may scroll wherever it can.
  func frees(_ container: ObjectIdentifier) -> Bool {
    scope == .everywhere || containers.contains(container)
  }

  /// Whether a container that is not around the focused item may scroll along an axis to what is
  /// out of sight.
  func scrolls(_ axis: FocusHeading) -> Bool {
    scope == .alongHeading && !heading.isDisjoint(with: axis)
  }

  /// Whether a partly visible item counts with its whole extent along an axis.
  func widens(_ axis: FocusHeading) -> Bool {
    scope == .alongHeading || heading.isDisjoint(with: axis)
  }
}

extension FocusItemScrollableContainer {
  /// Whether there is more content along a straight heading.
  fileprivate func canScroll(_ heading: FocusHeading) -> Bool {
    switch heading {
    case .up: contentSize.height > visibleSize.height && contentOffset.y > 0
    case .down: contentOffset.y + visibleSize.height < contentSize.height
    case .left: contentSize.width > visibleSize.width && contentOffset.x > 0
    case .right: contentOffset.x + visibleSize.width < contentSize.width
    default: false
    }
  }
}
