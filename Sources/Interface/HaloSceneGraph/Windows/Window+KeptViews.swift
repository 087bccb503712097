import Foundation
import HaloDisplayList

extension Window {
  /// Has frames compared with ones in which every view is listed anew, for tests.
  ///
  /// - Parameters:
  ///   - everyFrame: false: of a motion only each eighth frame, its first and the one at rest, which
  ///     shows what is out of date for longer.
  ///   - report: told what is wrong.
  package func checkKeptViews(everyFrame: Bool = true, _ report: @escaping (String) -> Void) {
    var moving = 0
    frameHandler = { [unowned self] list in
      let isMoving = nextFrameTime(now: currentTime).map { $0 <= currentTime } ?? false
      moving = isMoving ? moving + 1 : 0
      if everyFrame || moving % 8 <= 1 { fault(ofKeptViewsIn: list).map(report) }
    }
  }

  /// What is wrong with `list`, the frame of this instant: what a view keeps in it is not what the
  /// view draws now; nil for nothing.
  ///
  /// Then the view has changed without calling ``View/setNeedsDisplay()``. Lists every view anew.
  package func fault(ofKeptViewsIn list: DisplayList) -> String? {
    let (kept, drawn) = (list.items, makeDisplayList(keeps: false).0.items)
    let same = zip(kept, drawn).prefix { $0 == $1 }.count
    guard same < max(kept.count, drawn.count) else { return nil }
    let (item, other) = (kept.dropFirst(same).first, drawn.dropFirst(same).first)
    func view(_ item: DisplayItem?) -> String {
      guard let item else { return "nothing" }
      var found = "view \(item.id.view)"
      forEachDescendant { view in
        guard view.displayID == item.id.view else { return }
        found = "\(type(of: view)) \(view.accessibilityIdentifier ?? "")"
      }
      return "part \(item.id.part) of \(found): \(item)"
    }
    return """
      A view is not drawn as it is now; has it called setNeedsDisplay()?
      kept: \(view(item))
      now:  \(view(other))
      """
  }
}
