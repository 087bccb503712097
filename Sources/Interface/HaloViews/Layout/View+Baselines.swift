import Foundation

/// Where the first and the last line of a text stand, in points; y grows downwards.
package struct TextBaselines: Equatable {
  package var first: CGFloat
  package var last: CGFloat

  package init(first: CGFloat, last: CGFloat) { (self.first, self.last) = (first, last) }
}

/// A view with lines of text that others can stand in line with.
package protocol BaselineContent: View {
  /// From the middle of the view, in whose height the text is centred; nil while nothing measures.
  var baselinesFromCenter: TextBaselines? { get }
}

extension View {
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }
}
