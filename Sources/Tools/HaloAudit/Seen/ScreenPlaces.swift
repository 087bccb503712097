import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The places where everything that a finding may name is drawn on the current screen, in window
/// points.
@MainActor
package struct ScreenPlaces {
  private var frames: [String: CGRect] = [:]

  /// Records the graph's items by id, and views and guides by label.
  package init(_ window: Window) {
    if let survey = window.focusSystem.flatMap(FocusDebugger.focusSurvey(of:)) {
      for (node, item) in zip(survey.graph.items, survey.items) {
        frames[node.id] = (item as? View)?.presentedOutline.bounds ?? node.frame
      }
    }
    var views = window.subviews.filter { !$0.isHidden }
    while let view = views.popLast() {
      if frames[view.focusDebugLabel] == nil {
        frames[view.focusDebugLabel] = view.presentedOutline.bounds
      }
      for case let guide as FocusGuide in view.layoutGuides
      where frames[guide.focusDebugLabel] == nil {
        frames[guide.focusDebugLabel] = view.convert(guide.redirectionFrame, to: window)
      }
      views += view.subviews.filter { !$0.isHidden }
    }
  }

  /// Scrolls an item into sight by giving it the focus; does nothing for one that cannot have it.
  package static func reveal(_ id: String, in window: Window) {
    guard let system = window.focusSystem, let survey = FocusDebugger.focusSurvey(of: system),
      let index = survey.graph.index(of: id), survey.graph.items[index].isEligible
    else { return }
    system.visit(survey.items[index])
    system.endVisits()
  }

  /// Returns the place; nil for a name that is not on the screen, such as a command.
  package subscript(id: String) -> CGRect? { frames[id] }
}
