import Foundation

/// Measures of the words in a diagram, in points (our choice).
package enum TagStyle {
  /// Between a tag's text and its edge.
  package static let padding = CGSize(width: 6, height: 3)
  package static let radius: CGFloat = 5
}
