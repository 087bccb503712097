import Foundation

/// A view whose content needs another height in another width, as text does.
package protocol WrappingContent: View {
  /// The width in points for which ``View/intrinsicContentSize`` is asked for, while somebody
  /// measures; nil: that of the bounds.
  var wrappingWidth: CGFloat? { get set }
}
