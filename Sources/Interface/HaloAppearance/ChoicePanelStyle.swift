import Foundation
import HaloDisplayList

/// Measures of the panels of full keyboard access, in points (no public source gives them: our
/// choice, in the looks of the list of shortcuts).
package struct ChoicePanelStyle: Hashable, Sendable {
  /// The width of the card; less in a narrow window.
  package var width: CGFloat = 440
  /// Between the card and the edges of the window, at least.
  package var margin: CGFloat = 16
  /// The part of the free height that lies above the card.
  package var rise: CGFloat = 0.3
  /// Height of the line of what is typed.
  package var queryHeight: CGFloat = 56
  /// Height of the line that says what is listed.
  package var titleHeight: CGFloat = 46
  /// Height of a choice.
  package var rowHeight: CGFloat = 40
  /// How many choices are in sight at most; others scroll.
  package var visibleRows = 8
  /// Between the card's edge and the choices.
  package var inset: CGFloat = 8
  /// Between the edge of a choice and its text.
  package var textInset: CGFloat = 12
  /// Between the two texts of a choice, at least.
  package var textGap: CGFloat = 12
  /// Corner radius of the choice that Return takes.
  package var rowRadius: CGFloat = 10
  /// Side of the magnifying glass.
  package var glassSide: CGFloat = 20
  /// The font of the typed text.
  package var queryFont = Font.systemFont(ofSize: 19)
  /// The font of the line that names the list.
  package var titleFont = Font.systemFont(ofSize: 13, weight: .semibold)
  /// The font of the names of choices.
  package var nameFont = Font.systemFont(ofSize: 15)
  /// The font of the roles of choices.
  package var detailFont = Font.systemFont(ofSize: 13)

  /// The usual measures.
  package init() {}
}
