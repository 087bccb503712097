import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The focus states of all items on a screen, and the ancestors of the focused item, at one moment.
@MainActor
package struct FocusStates {
  /// An item that has the focus, could have it, or refuses it.
  package struct Item: Equatable {
    /// The label, followed by a number if several items have the same.
    package var name: String
    package var state: FocusState
    /// The visible part where the item is drawn, in window points; nil if it is out of sight.
    package var place: CGRect?
    /// The outline in which it is drawn, in window points; nil if that is its frame.
    package var outline: Shape?
    /// The position in the Tab order, from 1; nil if Tab does not stop at the item.
    package var stop: Int?
    /// The reason why it refuses the focus or, if it can have it, why it is not visible; nil for
    /// none.
    package var reason: FocusExplanation.Reason?
  }

  /// Ancestors of the focused item that have the same frame.
  package struct Ancestor: Equatable {
    /// The names from inside outwards.
    package var names: [String]
    /// The frame in window points.
    package var frame: CGRect
  }

  /// The items in drawing order.
  package let items: [Item]
  /// The ancestors of the focused item, from inside outwards.
  package let ancestors: [Ancestor]

  /// Returns nil for a window without a focus system or without content.
  package init?(of window: Window) {
    guard let system = window.focusSystem, let survey = FocusDebugger.focusSurvey(of: system)
    else { return nil }
    let graph = survey.graph
    let listed = Set(survey.items.map { ObjectIdentifier($0) })
    items =
      Self.items(of: graph, in: window.bounds, PresentedOutlines(in: window))
      + Self.refusing(in: window, beside: listed)
    ancestors = Self.ancestors(of: system.focusedItem, in: window)
  }

  /// Returns the items of one state in drawing order, or in Tab order for ``FocusState/tab``.
  package func items(_ state: FocusState) -> [Item] {
    let items = items.filter { $0.state == state }
    return state == .tab ? items.sorted { $0.stop ?? .max < $1.stop ?? .max } : items
  }

  private static func items(
    of graph: FocusGraph, in bounds: CGRect, _ outlines: PresentedOutlines
  ) -> [Item] {
    let stops = Dictionary(
      graph.tabStops.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    // Shift-Tab may stop at other items than Tab; these count as stops, too.
    let isStop = Set(stops.keys).union(graph.round(of: .previous).stops)
    let presses = graph.presses()
    func state(of place: Int) -> FocusState {
      if !graph.items[place].isEligible { return .refuses }
      if place == graph.focused { return .focused }
      if isStop.contains(place) { return .tab }
      return presses[place] == nil ? .unreached : .arrows
    }
    return graph.items.indices.filter { !graph.items[$0].isBeyond }.map { place in
      let item = graph.items[place]
      return Item(
        name: item.id, state: state(of: place), place: graph.sight(of: place, in: bounds, outlines),
        outline: outlines.outline(of: item.frame), stop: stops[place],
        reason: item.reasons.first ?? item.concealments.first)
    }
  }

  /// Returns the visible views whose `canBecomeFocused` is false and that give a reason for it.
  ///
  /// The graph does not contain them.
  private static func refusing(
    in window: Window, beside listed: Set<ObjectIdentifier>
  ) -> [Item] {
    var items: [Item] = []
    func look(at view: View, inside seen: CGRect) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let frame = view.convert(view.bounds, to: window)
      if !listed.contains(ObjectIdentifier(view)), !view.canBecomeFocused,
        let why = view.focusRefusal
      {
        let outline = view.displacedOutline()
        let place = (outline?.bounds ?? frame).intersection(seen)
        items.append(
          Item(
            name: view.focusDebugLabel, state: .refuses, place: place.isEmpty ? nil : place,
            outline: outline, reason: .refused(why)))
      }
      let inside = view.clipsToBounds ? frame.intersection(seen) : seen
      guard !inside.isNull else { return }
      for subview in view.subviews { look(at: subview, inside: inside) }
    }
    for view in window.subviews { look(at: view, inside: window.bounds) }
    return items
  }

  /// Returns the ancestors of an item.
  ///
  /// An environment without a frame of its own, such as a controller, has that of the nearest
  /// environment inside it. A frame surrounds the item where it is drawn, too.
  private static func ancestors(of item: (any FocusItem)?, in window: Window) -> [Ancestor] {
    var ancestors: [Ancestor] = []
    let place = (item as? View)?.displacedOutline()?.bounds
    var frame: CGRect?
    for environment in item?.focusAncestors.dropFirst() ?? [] {
      if let space = environment.focusItemContainer?.coordinateSpace {
        frame = space.convert(space.bounds, to: window)
      }
      guard let own = frame else { continue }
      let frame = place.map(own.union) ?? own
      if let last = ancestors.last, last.frame.isNearly(frame) {
        ancestors[ancestors.count - 1].names.append(environment.focusDebugLabel)
      } else {
        ancestors.append(Ancestor(names: [environment.focusDebugLabel], frame: frame))
      }
    }
    return ancestors
  }
}

extension CGRect {
  /// Returns whether the outlines of the two rectangles would coincide.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 2 && abs(minY - other.minY) < 2 && abs(maxX - other.maxX) < 2
      && abs(maxY - other.maxY) < 2
  }
}
