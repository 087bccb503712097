import Foundation

/// The positions of the baselines of the first and the last line of a text, in points; y grows
/// downwards.
package struct TextBaselines: Equatable {
  package var first: CGFloat
  package var last: CGFloat

  package init(first: CGFloat, last: CGFloat) { (self.first, self.last) = (first, last) }
}

/// A view with lines of text whose baselines constraints can use.
package protocol BaselineContent: View {
  /// The baselines relative to the view's centre, which is that of the text; nil if nothing can
  /// measure text.
  var baselinesFromCenter: TextBaselines? { get }
}

extension View {
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }
}
