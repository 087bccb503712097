import HaloControls
import HaloSceneGraph

extension HintBar {
  /// The visible hints from left to right: those that fit, and ``more`` if not all do.
  var shownHints: [Hint] {
    zip(all, parts).filter { !$1.label.isHidden }
      .sorted { $0.1.label.frame.minX < $1.1.label.frame.minX }.map(\.0)
  }
}
