import Foundation

/// A view whose content height depends on its width, as with text.
package protocol WrappingContent: View {
  /// The width in points for which ``View/intrinsicContentSize`` is computed during measuring; nil
  /// for that of the bounds.
  var wrappingWidth: CGFloat? { get set }
}
