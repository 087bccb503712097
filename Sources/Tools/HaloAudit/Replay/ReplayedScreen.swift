import FocusEngine
import Foundation
import HaloHosting
import HaloSceneGraph

/// A screen on which keys are pressed from where focus begins, and which names items as the graph
/// does.
///
/// The same keys always have the same effect, and the ways to many items begin with the same keys.
/// ``press(_:)`` therefore only records a key. The key is sent when the focus or a frame after it is
/// read for the first time.
@MainActor
final class ReplayedScreen {
  private let replay: ScreenReplay
  /// The indices of the graph's items by label.
  private let indices: [String: [Int]]
  private var opened: (player: ScenePlayer, owner: AnyObject)?
  /// The recorded moments; the first is the one at which focus begins.
  private var moments = [Moment()]
  /// The index of the current moment.
  private var now = 0
  /// The index of the moment that the opened screen shows; nil if it has to be started over.
  private var shown: Int?

  /// The screen after some keys.
  private struct Moment {
    /// The index of the moment before the last key, and this key; nil for the first moment.
    var before: (moment: Int, key: FocusGraph.Key)?
    /// The indices of the moments after one more key.
    var next: [FocusGraph.Key: Int] = [:]
    var focus: Focus?
  }

  /// The focus at a moment.
  private struct Focus {
    /// The index of the focused item in the graph; nil for none, and for one that is not in it.
    var item: Int?
    /// Whether an item has the focus, in the graph or not.
    var isAnywhere: Bool
  }

  /// Creates a screen at the place where focus begins; opens nothing yet.
  init(_ replay: ScreenReplay, indices: [String: [Int]]) {
    self.replay = replay
    self.indices = indices
    opened = replay.opened.map { ($0, $0) }
  }

  /// Returns to where focus begins.
  func startOver() { now = 0 }

  /// Goes on to the moment at which a key was pressed and nothing moves any longer.
  func press(_ key: FocusGraph.Key) {
    if let known = moments[now].next[key] { return now = known }
    moments.append(Moment(before: (now, key)))
    moments[now].next[key] = moments.count - 1
    now = moments.count - 1
  }

  /// The index of the focused item in the graph; nil for none, and for one that is not in it.
  var focused: Int? { get throws { try focus().item } }

  /// Whether an item has the focus, in the graph or not.
  var hasFocus: Bool { get throws { try focus().isAnywhere } }

  private func focus() throws -> Focus {
    if let known = moments[now].focus { return known }
    let window = try show().window
    let focus = Focus(
      item: index(ofFocusIn: window), isAnywhere: window.focusSystem?.focusedItem != nil)
    moments[now].focus = focus
    return focus
  }

  private func index(ofFocusIn window: Window) -> Int? {
    guard let item = window.focusSystem?.focusedItem, let known = indices[item.focusDebugLabel]
    else { return nil }
    guard known.count > 1 else { return known.first }
    // Items with the same label have the order of the views, as in the graph.
    let same = FocusMap.focusableItems(in: window)
      .filter { $0.focusDebugLabel == item.focusDebugLabel }
    return same.firstIndex { $0 === item }.flatMap { $0 < known.count ? known[$0] : nil }
  }

  /// Returns the frame of an item in window points; nil for one that is not on the screen now.
  func frame(of item: FocusGraph.Item) throws -> CGRect? {
    let window = try show().window
    let views = FocusMap.focusableItems(in: window).filter { $0.focusDebugLabel == item.label }
    guard views.count == 1 else { return nil }
    return views[0].convert(views[0].bounds, to: window)
  }

  // MARK: The opened screen

  /// The seconds between frames that nobody sees.
  private static let step: TimeInterval = 0.25

  /// Brings the opened screen to the current moment by pressing keys, and returns it.
  private func show() throws -> ScenePlayer {
    var keys: [FocusGraph.Key] = []
    var moment = now
    while moment != shown, let before = moments[moment].before {
      keys.append(before.key)
      moment = before.moment
    }
    let player = moment == shown ? opened?.player : nil
    let screen = try player ?? begin()
    for key in keys.reversed() {
      guard let key = try? Key(name: key.rawValue) else { continue }
      screen.press(key)
      screen.rest(inStepsOf: Self.step)
    }
    shown = now
    return screen
  }

  /// Returns the screen where focus begins: the opened one if it can start over, otherwise a new
  /// one.
  private func begin() throws -> ScenePlayer {
    if let player = opened?.player, let startOver = replay.startOver {
      // The audit may have advanced the clock of the window.
      player.catchUp()
      startOver(player)
      return player
    }
    let screen = try replay.open()
    screen.player.rest()
    opened = screen
    return screen.player
  }
}
