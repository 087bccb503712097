import FocusEngine
import Foundation
import HaloHosting
import HaloSceneGraph

/// An opened screen on which keys are pressed, and which names items as the graph does.
@MainActor
struct ReplayedScreen {
  let player: ScenePlayer
  private let owner: AnyObject
  private let indices: [String: [Int]]

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - opened: the player, and the object that keeps its screen alive.
  ///   - indices: the indices of the graph's items by label.
  init(_ opened: (player: ScenePlayer, owner: AnyObject), indices: [String: [Int]]) {
    (player, owner) = opened
    self.indices = indices
    player.rest()
  }

  /// The index of the focused item in the graph; nil for none, and for one that is not in it.
  var focused: Int? {
    guard let item = player.window.focusSystem?.focusedItem,
      let known = indices[item.focusDebugLabel]
    else { return nil }
    guard known.count > 1 else { return known.first }
    // Items with the same label have the order of the views, as in the graph.
    let same = FocusMap.focusableItems(in: player.window)
      .filter { $0.focusDebugLabel == item.focusDebugLabel }
    return same.firstIndex { $0 === item }.flatMap { $0 < known.count ? known[$0] : nil }
  }

  /// Whether an item has the focus, in the graph or not.
  var hasFocus: Bool { player.window.focusSystem?.focusedItem != nil }

  /// Presses a key, and waits until nothing moves.
  func press(_ key: FocusGraph.Key) {
    guard let key = try? Key(name: key.rawValue) else { return }
    player.press(key)
    player.rest(inStepsOf: Self.step)
  }

  /// The seconds between frames that nobody sees.
  private static let step: TimeInterval = 0.25

  /// Returns the frame of an item in window points; nil for one that is not on the screen now.
  func frame(of item: FocusGraph.Item) -> CGRect? {
    let views = FocusMap.focusableItems(in: player.window).filter {
      $0.focusDebugLabel == item.label
    }
    guard views.count == 1 else { return nil }
    return views[0].convert(views[0].bounds, to: player.window)
  }
}
