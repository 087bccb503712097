import HaloControls
import HaloSceneGraph

extension HintBar {
  /// The hints that are seen, from left to right: those that there is room for, and `more` where
  /// there is not room for all.
  var shownHints: [Hint] {
    zip(all, parts).filter { !$1.label.isHidden }
      .sorted { $0.1.label.frame.minX < $1.1.label.frame.minX }.map(\.0)
  }
}
