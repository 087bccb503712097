import FocusGeometry
import Foundation

/// Which containers may scroll for a movement, and how far.
///
/// Those around the focused item scroll as far as they can; one that can still scroll along a
/// straight heading is looked through before anything outside of it, as Android's `ScrollView` and
/// Flutter do, so that a page is walked to its end. Any other is entered where it is seen,
/// not at a row that was scrolled away towards the item; only where nothing in sight lies ahead, at
/// what it can be scrolled to. An item that is seen in part counts with its whole extent across the
/// heading.
@MainActor
struct ScrollReach {
  /// How far the containers that are not around the focused item scroll.
  enum Scope {
    /// Not at all.
    case inSight
    /// Along the axis of the heading.
    case alongHeading
    /// Wherever they can.
    case everywhere
  }

  /// Those around the focused item that scroll, from the inside.
  private var containers: [ObjectIdentifier] = []
  /// Those of `containers` that can still scroll along the heading, from the inside.
  private(set) var unfinished: [any FocusItemScrollableContainer] = []
  let heading: FocusHeading
  /// Of the containers that are not around the focused item.
  var scope = Scope.inSight
  /// The one nearest around the focused item, as `parentContainer` says; nil for none.
  private(set) var nearest: (any FocusItemContainer)?
  /// For each container further out, the item in it that leads to a scrolling one: the content may
  /// be scrolled to where the item itself does not reach.
  private var ways: [(container: ObjectIdentifier, item: any FocusItem)] = []

  /// Around nothing.
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

  /// The item of `container` that leads to a container that may scroll; nil for none.
  func way(in container: ObjectIdentifier) -> (any FocusItem)? {
    ways.first { $0.container == container }?.item
  }

  /// The place of a container among `unfinished`; nil for any other.
  func level(of container: any FocusItemContainer) -> Int? {
    unfinished.firstIndex { $0 === container }
  }

  /// Whether a container may scroll wherever it can.
  func frees(_ container: ObjectIdentifier) -> Bool {
    scope == .everywhere || containers.contains(container)
  }

  /// Whether a container that is not around the item may be scrolled along an axis to what is out
  /// of sight.
  func scrolls(_ axis: FocusHeading) -> Bool {
    scope == .alongHeading && !heading.isDisjoint(with: axis)
  }

  /// Whether what is seen in part counts with its whole extent along an axis.
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
