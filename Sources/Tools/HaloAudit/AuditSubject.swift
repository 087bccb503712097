import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// A screen that is audited, with the data that several rules read.
@MainActor
final class AuditSubject {
  let window: Window
  let system: FocusSystem
  let graph: FocusGraph
  /// The items themselves, by their indices in the graph.
  let environments: [any FocusItem]
  let thresholds: AuditThresholds
  /// The shortest ways to all items from where focus begins.
  let routes: FocusRoutes
  /// The shortest ways to all items from where focus begins if only arrows are pressed.
  let arrowRoutes: FocusRoutes
  /// The items that can have the focus, and everything that contains one of them.
  let holders: Set<ObjectIdentifier>
  /// Returns whether operating a view has an effect; nil to decide from the view itself.
  let operability: (View) -> Bool?
  /// The tree that a screen reader reads on the unchanged screen.
  let accessibleTree: AccessibleElement
  /// The observations of each focused item under each appearance; empty before
  /// ``lookAround(under:)``.
  private(set) var sights: [FocusSight] = []
  /// The number of items whose indicator was measured; nil for all.
  private(set) var measured: Int?

  /// The elements of ``accessibleTree``, by id.
  private(set) lazy var elements = Dictionary(
    accessibleTree.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  /// The indices of the items that can have the focus.
  private(set) lazy var places = Dictionary(
    graph.eligible.map { (ObjectIdentifier(environments[$0]), $0) },
    uniquingKeysWith: { first, _ in first })
  /// The nesting of the items that can have the focus.
  private(set) lazy var nesting = ItemNesting(self)
  /// The controls that only full keyboard access reaches, with what else keeps them from the focus.
  private(set) lazy var controlsOfFullAccess = findControlsOfFullAccess()

  /// Returns nil for a window without a focus system.
  init?(
    _ window: Window, _ thresholds: AuditThresholds, operability: @escaping (View) -> Bool?
  ) {
    guard let system = window.focusSystem, let survey = FocusDebugger.focusSurvey(of: system)
    else { return nil }
    self.window = window
    self.system = system
    (graph, environments) = survey
    self.thresholds = thresholds
    self.operability = operability
    routes = FocusRoutes(in: survey.graph)
    arrowRoutes = FocusRoutes(in: survey.graph, by: Set(FocusGraph.Key.arrows))
    holders = Self.holders(of: survey.graph.eligible.map { survey.items[$0] })
    accessibleTree = window.accessibleTree()
  }

  /// Moves the focus to every item under every appearance and records how the focus shows.
  func lookAround(under looks: [AuditLook]) {
    var tour = FocusTour(window, system, thresholds)
    sights = tour?.sights(of: graph.eligible.map { ($0, environments[$0]) }, under: looks) ?? []
    measured = tour?.sampleSize
  }

  /// The lifted picture whose edge shows least under any appearance; nil for none.
  var faintestEdge: FocusAudit.FaintestEdge? {
    sights.compactMap { sight in
      sight.edges?.onThreeSides.map {
        FocusAudit.FaintestEdge(item: id(sight.item), contrast: ($0 * 100).rounded() / 100)
      }
    }.min { $0.contrast < $1.contrast }
  }

  var model: FocusModel { system.model }
  /// The number of presses to each item, by index; nil for items that no keys lead to.
  var presses: [Int?] { routes.presses }

  func id(_ item: Int) -> String { graph.items[item].id }
  func view(_ item: Int) -> View? { environments[item] as? View }
  /// Returns the element of an item that a screen reader reads; nil for none.
  func element(_ item: Int) -> AccessibleElement? {
    view(item).flatMap { elements[$0.displayID] }
  }
  func frame(_ item: Int) -> CGRect { graph.items[item].frame }

  /// Returns the items and their ancestors.
  private static func holders(of items: [any FocusItem]) -> Set<ObjectIdentifier> {
    var holders: Set<ObjectIdentifier> = []
    for item in items {
      // The ancestors of a known one are known, too.
      for holder in item.focusAncestors {
        guard holders.insert(ObjectIdentifier(holder)).inserted else { break }
      }
    }
    return holders
  }

  /// All visible views of the screen, in drawing order.
  var views: [View] { window.subviews.flatMap(\.shownViews) }
}

extension View {
  /// The view and all views inside it that are neither hidden nor transparent, in drawing order.
  var shownViews: [View] {
    var views: [View] = []
    func add(_ view: View) {
      guard !view.isHidden, view.alpha > 0 else { return }
      views.append(view)
      for subview in view.subviews { add(subview) }
    }
    add(self)
    return views
  }
}
