import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloSceneGraph

/// A move of the focus between two items of a screen, there and back.
struct TunedMove: Equatable {
  /// The labels of the two items; the move begins and ends at `home`.
  var home: String
  var away: String

  /// The keys that are tried for a move, in this order.
  private static let headings: [FocusHeading] = [.right, .left, .down, .up, .next]

  init(home: String, away: String) { (self.home, self.away) = (home, away) }

  /// Finds a move from the focused item to a neighbour; nil if nothing is focused, or no key leads
  /// away from it.
  @MainActor
  init?(in window: Window) {
    guard let system = window.focusSystem, let focused = system.focusedItem else { return nil }
    let home = focused.focusDebugLabel
    let winners = Self.headings.lazy.compactMap {
      system.explainMovement(heading: $0, detail: .decision).winner
    }
    guard let away = winners.first(where: { $0 != home }) else { return nil }
    self.init(home: home, away: away)
  }

  /// The items of the move in a window; nil unless both can have the focus there.
  @MainActor
  func items(in window: Window) -> (home: View, away: View)? {
    let items = FocusMap.focusableItems(in: window)
    guard let home = items.first(where: { $0.focusDebugLabel == home }),
      let away = items.first(where: { $0.focusDebugLabel == away })
    else { return nil }
    return (home, away)
  }
}
