import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloControls
import HaloSceneGraph

/// How everything on a screen stands to the focus, at one moment.
@MainActor
package struct FocusStates {
  /// Something that has the focus, could have it, or refuses it.
  package struct Item: Equatable {
    /// Its label, with a number behind it where several have the same.
    package var name: String
    package var state: FocusState
    /// What can be seen of it, in window points; nil for out of sight.
    package var place: CGRect?
    /// Its place in the round of Tab, from 1; nil where Tab does not come.
    package var stop: Int?
    /// Why it refuses the focus; for what can have it, why nobody sees it.
    package var reason: FocusExplanation.Reason?
  }

  /// Environments around what has the focus that are the same rectangle.
  package struct Ancestor: Equatable {
    /// From inside outwards.
    package var names: [String]
    /// In window points.
    package var frame: CGRect
  }

  /// In the order of drawing.
  package let items: [Item]
  /// From inside outwards.
  package let ancestors: [Ancestor]

  /// nil for a window without a focus system, and for one that holds nothing.
  package init?(of window: Window) {
    guard let system = window.focusSystem, let survey = FocusDebugger.focusSurvey(of: system)
    else { return nil }
    let graph = survey.graph
    let listed = Set(survey.items.map { ObjectIdentifier($0) })
    items = Self.items(of: graph, in: window.bounds) + Self.refusing(in: window, beside: listed)
    ancestors = Self.ancestors(of: system.focusedItem, in: window)
  }

  /// Those of one state, in the order of drawing; of Tab in its own.
  package func items(_ state: FocusState) -> [Item] {
    let items = items.filter { $0.state == state }
    return state == .tab ? items.sorted { $0.stop ?? .max < $1.stop ?? .max } : items
  }

  private static func items(of graph: FocusGraph, in bounds: CGRect) -> [Item] {
    let stops = Dictionary(
      graph.tabStops.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    // Tab may lead to other things backwards; those are not left to arrows either.
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
        name: item.id, state: state(of: place), place: graph.sight(of: place, in: bounds),
        stop: stops[place], reason: item.reasons.first ?? item.concealments.first)
    }
  }

  /// Views in sight that say why they refuse the focus; a focus map knows only what wants it.
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
        let place = frame.intersection(seen)
        items.append(
          Item(
            name: view.focusDebugLabel, state: .refuses, place: place.isEmpty ? nil : place,
            reason: .refused(why)))
      }
      let inside = view.clipsToBounds ? frame.intersection(seen) : seen
      guard !inside.isNull else { return }
      for subview in view.subviews { look(at: subview, inside: inside) }
    }
    for view in window.subviews { look(at: view, inside: window.bounds) }
    return items
  }

  /// What has no place of its own, as a controller, is where its view is.
  private static func ancestors(of item: (any FocusItem)?, in window: Window) -> [Ancestor] {
    var ancestors: [Ancestor] = []
    var frame: CGRect?
    for environment in item?.focusAncestors.dropFirst() ?? [] {
      if let space = environment.focusItemContainer?.coordinateSpace {
        frame = space.convert(space.bounds, to: window)
      }
      guard let frame else { continue }
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
  /// Whether lines around the two would lie over each other.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 2 && abs(minY - other.minY) < 2 && abs(maxX - other.maxX) < 2
      && abs(maxY - other.maxY) < 2
  }
}
