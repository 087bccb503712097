import Foundation
import HaloDisplayList

/// The measures of the panels of full keyboard access, in points (no public source gives them: our
/// choice, after the list of shortcuts).
package struct ChoicePanelStyle: Hashable, Sendable {
  /// The width of the card, in points; less in a narrow window.
  package var width: CGFloat = 440
  /// The smallest gap between the card and the edges of the window, in points.
  package var margin: CGFloat = 16
  /// The share (0–1) of the free height that lies above the card.
  package var rise: CGFloat = 0.3
  /// The height of the line with the typed text, in points.
  package var queryHeight: CGFloat = 56
  /// The height of the line that names the list, in points.
  package var titleHeight: CGFloat = 46
  /// The height of a choice, in points.
  package var rowHeight: CGFloat = 40
  /// The largest number of visible choices; further ones scroll.
  package var visibleRows = 8
  /// The gap between the card's edge and the choices, in points.
  package var inset: CGFloat = 8
  /// The gap between the edge of a choice and its text, in points.
  package var textInset: CGFloat = 12
  /// The smallest gap between the two texts of a choice, in points.
  package var textGap: CGFloat = 12
  /// The corner radius of the choice that Return takes, in points.
  package var rowRadius: CGFloat = 10
  /// The side length of the magnifying glass, in points.
  package var glassSide: CGFloat = 20
  /// The font of the typed text.
  package var queryFont = Font.systemFont(ofSize: 19)
  /// The font of the line that names the list.
  package var titleFont = Font.systemFont(ofSize: 13, weight: .semibold)
  /// The font of the names of choices.
  package var nameFont = Font.systemFont(ofSize: 15)
  /// The font of the roles of choices.
  package var detailFont = Font.systemFont(ofSize: 13)

  /// Creates the default measures.
  package init() {}
}
