import Foundation
import HaloControls
import HaloSceneGraph
import HaloSourceText

extension WalkStep {
  /// Returns the difference for the first view that is not in sight or not scrolled as expected;
  /// nil if there is none.
  @MainActor
  func misplaced(on screen: LayoutController) -> Miss? {
    for reference in inSight {
      guard let view = screen.view(withID: reference.id), view.window != nil else {
        return Miss(reference.id, isNot: "on the screen")
      }
      if !view.isWhollyInSight { return Miss(reference.id, isNot: "wholly in sight") }
    }
    guard let offset, let view = screen.view(withID: offset.view.id) as? ScrollView
    else { return nil }
    let found = view.contentOffset
    let pairs = [(offset.x, found.x), (offset.y, found.y)]
    guard
      pairs.contains(where: { wanted, found in
        wanted.map { abs($0 - found) > ExpectedOffset.tolerance } == true
      })
    else { return nil }
    let wanted = pairs.map { wanted, _ in wanted.map { Double($0).short } ?? "any" }
    return Miss(
      expected: "the offset [\(wanted.joined(separator: ", "))] of \(offset.view.id)",
      actual: "it is [\(Double(found.x).short), \(Double(found.y).short)]")
  }
}

extension View {
  /// Whether the view is visible and wholly inside the window and all views that clip it or, along
  /// an axis on which it is larger, fills them.
  ///
  /// Views in front of it are ignored.
  fileprivate var isWhollyInSight: Bool {
    guard let window else { return false }
    let own = convert(bounds, to: window)
    var room = window.bounds
    var ancestor: View? = self
    while let view = ancestor {
      guard !view.isHidden, view.alpha > 0 else { return false }
      if view !== self, view.clipsToBounds {
        room = room.intersection(view.convert(view.bounds, to: window))
      }
      ancestor = view.superview
    }
    let shown = own.intersection(room)
    guard !shown.isNull else { return false }
    let tolerance = ExpectedOffset.tolerance
    return shown.width > min(own.width, room.width) - tolerance
      && shown.height > min(own.height, room.height) - tolerance
  }
}
