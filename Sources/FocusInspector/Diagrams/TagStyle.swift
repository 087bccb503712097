import Foundation

/// Measures of the words in a diagram, in points (our choice).
enum TagStyle {
  /// Between a tag's text and its edge.
  static let padding = CGSize(width: 6, height: 3)
  static let radius: CGFloat = 5
}
