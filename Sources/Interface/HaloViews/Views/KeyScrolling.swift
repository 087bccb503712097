import Foundation
import HaloHosting

/// A view that arrows, Page keys, Home and End scroll (Apple, UIScrollView documentation,
/// `allowsKeyboardScrolling`).
///
/// It handles the press of such a key at its position in the responder chain: focus movement,
/// commands and responders nearer to the focus come first.
@MainActor
package protocol KeyScrolling: View {
  /// Whether keys may scroll the view, within its content.
  var isScrolledByKeys: Bool { get }
  /// Returns the content offset after a key; nil if the key does not scroll, or cannot scroll
  /// further.
  func contentOffset(after key: Key) -> CGPoint?
  /// Scrolls to that offset with an animation; does nothing if ``contentOffset(after:)`` is nil.
  func scroll(by key: Key)
}
