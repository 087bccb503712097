import Foundation

/// The item that has the focus of an idle window, and is not dimmed.
///
/// Views are named by their display ids.
package struct Spotlight {
  let item: UInt64
  /// The views of it that grow a little further.
  let floating: Set<UInt64>
  /// The additional scale at this instant, and how far dimming has come (0...1).
  let scale: CGFloat
  let amount: CGFloat

  /// A spotlight on one item.
  package init(item: UInt64, floating: Set<UInt64>, scale: CGFloat, amount: CGFloat) {
    (self.item, self.floating, self.scale, self.amount) = (item, floating, scale, amount)
  }
}
