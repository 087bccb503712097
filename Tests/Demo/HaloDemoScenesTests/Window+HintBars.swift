@testable import HaloDemoScenes
@testable import HaloSceneGraph

extension Window {
  /// The hint lines from the bottom; an overlay of a film has its own.
  var hintBars: [HintBar] {
    var bars: [HintBar] = []
    forEachDescendant { if let bar = $0 as? HintBar { bars.append(bar) } }
    return bars
  }

  /// The words of the top hint line, also of hints for which it has no room.
  var hints: [String] { hintBars.last?.hints.map(\.text) ?? [] }
}
