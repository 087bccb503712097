@testable import HaloDemoScenes
@testable import HaloSceneGraph

extension Window {
  /// Its hint lines, from the bottom: what lies over a film has one of its own.
  var hintBars: [HintBar] {
    var bars: [HintBar] = []
    forEachDescendant { if let bar = $0 as? HintBar { bars.append(bar) } }
    return bars
  }
}
