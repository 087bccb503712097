import Foundation
import HaloDisplayList

/// The measures of the menu bar and of its menus, in points (no public source gives them: our choice,
/// after iPadOS 26).
package struct MenuBarStyle: Hashable, Sendable {
  /// The height of the bar.
  package var height: CGFloat = 36
  /// The gap between the edge of a title and its text.
  package var titleInset: CGFloat = 11
  /// The smallest gap, in a window in which not all titles would fit otherwise.
  package var leastTitleInset: CGFloat = 4
  /// The gap above and below a title inside the bar.
  package var titleMargin: CGFloat = 4
  /// The corner radius of the title whose menu is open.
  package var titleRadius: CGFloat = 8
  /// The distance from the upper edge of the window at which the pointer shows the bar.
  package var edge: CGFloat = 3
  /// The seconds that the pointer stays at the edge before the bar appears.
  package var delay: TimeInterval = 0.15
  /// The seconds after which the bar disappears when the pointer has left the window.
  package var linger: TimeInterval = 1.2
  /// The duration of appearing and of disappearing, in seconds.
  package var duration: TimeInterval = 0.2

  /// The gap between the bar and a menu, and between a menu and the edges of the window.
  package var margin: CGFloat = 6
  /// The smallest and the largest width of a menu.
  package var width: (least: CGFloat, most: CGFloat) { (230, 420) }
  /// The corner radius of a menu.
  package var radius: CGFloat = 16
  /// The gap between the edge of a menu and its rows.
  package var inset: CGFloat = 7
  /// The height of a row.
  package var rowHeight: CGFloat = 32
  /// The height of the title of a group.
  package var headingHeight: CGFloat = 26
  /// The height of the line between two groups, with the space around it.
  package var separatorHeight: CGFloat = 13
  /// The corner radius of the selected row.
  package var rowRadius: CGFloat = 9
  /// The gap between the edge of a row and its content.
  package var textInset: CGFloat = 10
  /// The width of the column of check marks, and of that of symbols, in a menu that has some.
  package var markWidth: CGFloat = 22
  /// The side of a symbol.
  package var symbolSide: CGFloat = 18
  /// The smallest gap between the title of a row and its key.
  package var keyGap: CGFloat = 28
  /// The overlap of a menu with the one to which it belongs.
  package var overlap: CGFloat = 4

  /// The font of titles and rows.
  package var font = Font.systemFont(ofSize: 15)
  /// The font of the first title, that of the application or the screen.
  package var boldFont = Font.systemFont(ofSize: 15, weight: .semibold)
  /// The font of titles of groups.
  package var headingFont = Font.systemFont(ofSize: 12, weight: .semibold)

  /// Creates the default measures.
  package init() {}
}
