import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// A screen that is audited, with what every rule reads of it.
@MainActor
struct AuditSubject {
  let window: Window
  let system: FocusSystem
  let graph: FocusGraph
  /// By the places of the graph's items.
  let environments: [any FocusItem]
  let thresholds: AuditThresholds
  /// By item; nil for what no keys lead to.
  let presses: [Int?]
  /// Whether a view does something when it is operated; nil: it says so itself.
  let operability: (View) -> Bool?
  /// What a screen reader finds, as the screen stands.
  let accessibleTree: AccessibleElement
  /// What is seen of each item with the focus, under each look; empty before ``lookAround(under:)``.
  private(set) var sights: [FocusSight] = []

  /// nil for a window without a focus system.
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
    presses = graph.presses()
    accessibleTree = window.accessibleTree()
  }

  /// Takes the focus round, so that what shows it can be judged.
  mutating func lookAround(under looks: [AuditLook]) {
    var tour = FocusTour(window, system, thresholds)
    sights = tour?.sights(of: graph.eligible.map { ($0, environments[$0]) }, under: looks) ?? []
  }

  var model: FocusModel { system.model }

  func id(_ item: Int) -> String { graph.items[item].id }
  func view(_ item: Int) -> View? { environments[item] as? View }
  func frame(_ item: Int) -> CGRect { graph.items[item].frame }

  /// The keys that lead to an item from where focus begins, and then `keys`.
  func route(to item: Int, then keys: FocusGraph.Key...) -> [FocusGraph.Key] {
    (graph.route(to: item) ?? []) + keys
  }

  /// Every view of the screen that is seen, back to front.
  var views: [View] {
    func all(_ view: View) -> [View] {
      guard !view.isHidden, view.alpha > 0 else { return [] }
      return [view] + view.subviews.flatMap(all)
    }
    return window.subviews.flatMap(all)
  }
}
