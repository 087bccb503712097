import FocusEngine
import Foundation
import HaloSceneGraph

/// Where everything is that a finding may name, in window points, on a screen as it stands now.
@MainActor
package struct ScreenPlaces {
  private var frames: [String: CGRect] = [:]

  /// Of all that could have the focus by its id in the graph, and of views and guides by their
  /// labels.
  package init(_ window: Window) {
    let graph = window.focusSystem.flatMap(FocusDebugger.focusGraph(for:))
    for item in graph?.items ?? [] { frames[item.id] = item.frame }
    var views = window.subviews.filter { !$0.isHidden }
    while let view = views.popLast() {
      if frames[view.focusDebugLabel] == nil {
        frames[view.focusDebugLabel] = view.convert(view.bounds, to: window)
      }
      for case let guide as FocusGuide in view.layoutGuides
      where frames[guide.focusDebugLabel] == nil {
        frames[guide.focusDebugLabel] = view.convert(guide.redirectionFrame, to: window)
      }
      views += view.subviews.filter { !$0.isHidden }
    }
  }

  /// nil for what is not there, such as a command.
  package subscript(id: String) -> CGRect? { frames[id] }
}
