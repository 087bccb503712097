import Foundation

/// The focused item of an idle window, which is not dimmed.
///
/// Views are identified by their display ids.
package struct Spotlight {
  let item: UInt64
  /// The floating views of the item, which grow a little further.
  let floating: Set<UInt64>
  /// The current additional scale; `amount` is the current amount of dimming (0–1).
  let scale: CGFloat
  let amount: CGFloat

  /// Creates a spotlight on one item.
  package init(item: UInt64, floating: Set<UInt64>, scale: CGFloat, amount: CGFloat) {
    (self.item, self.floating, self.scale, self.amount) = (item, floating, scale, amount)
  }
}
