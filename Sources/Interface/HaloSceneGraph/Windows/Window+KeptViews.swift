import Foundation
import HaloDisplayList

extension Window {
  /// Compares frames with ones in which every view is listed again, for tests.
  ///
  /// - Parameters:
  ///   - everyFrame: whether to check each frame; if false, only each eighth frame of a motion, its
  ///     first, and the one at rest, which shows what is outdated for longer.
  ///   - report: a closure that receives what is wrong.
  package func checkKeptViews(everyFrame: Bool = true, _ report: @escaping (String) -> Void) {
    var moving = 0
    frameHandler = { [unowned self] list in
      let isMoving = nextFrameTime(now: currentTime).map { $0 <= currentTime } ?? false
      moving = isMoving ? moving + 1 : 0
      if everyFrame || moving % 8 <= 1 { fault(ofKeptViewsIn: list).map(report) }
    }
  }

  /// Returns an explanation if a view's cached drawing in `list`, the current frame, differs from
  /// what it draws now; nil otherwise.
  ///
  /// In that case the view has changed without calling `View.setNeedsDisplay()`. The method lists
  /// every view again.
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
