import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

/// A view that arrows, Page keys, Home and End scroll (Apple, UIScrollView documentation,
/// `allowsKeyboardScrolling`).
///
/// It takes the press of such a key where it stands in the chain of responders: a key that moves
/// the focus, a command and whoever is nearer to the focus go first.
@MainActor
package protocol KeyScrolling: View {
  /// Whether keys may scroll it, as far as it goes.
  var isScrolledByKeys: Bool { get }
  /// Where a key scrolls to; nil for a key that scrolls nothing, and where it goes no further.
  func contentOffset(after key: Key) -> CGPoint?
  /// Goes there, animated; nothing where ``contentOffset(after:)`` is nil.
  func scroll(by key: Key)
}
