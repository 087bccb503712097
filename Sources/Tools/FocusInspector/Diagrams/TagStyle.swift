import Foundation

/// The measures of text in a diagram, in points (Halo's choice).
package enum TagStyle {
  /// The space between a tag's text and its edge.
  package static let padding = CGSize(width: 6, height: 3)
  package static let radius: CGFloat = 5
}
