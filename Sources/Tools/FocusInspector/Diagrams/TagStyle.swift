import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The measures of text in a diagram, in points (Halo's choice).
package enum TagStyle {
  /// The space between a tag's text and its edge.
  package static let padding = CGSize(width: 6, height: 3)
  package static let radius: CGFloat = 5

  /// Returns the size of a tag with one line of text, in points.
  @MainActor
  package static func size(of words: String, _ font: Font, _ text: any TextMeasuring) -> CGSize {
    let size = text.size(
      of: words, style: TextStyle(font: font, color: .black), width: .infinity)
    return CGSize(
      width: (size.width + 2 * padding.width).rounded(.up),
      height: (size.height + 2 * padding.height).rounded(.up))
  }

  /// Returns the size of a tag with a number, at least as wide as it is high, in points.
  @MainActor
  static func size(of number: Int, _ font: Font, _ text: any TextMeasuring) -> CGSize {
    let size = Self.size(of: "\(number)", font, text)
    return CGSize(width: max(size.width, size.height), height: size.height)
  }
}
