import FocusGeometry
import Foundation

/// The measures of a pane in the Appearance scene.
///
/// A small pane shows fewer items in smaller text that remains readable.
struct AppearancePaneMetrics: Equatable {
  /// The smallest size of a pane that has space for everything, in points.
  static let whole = CGSize(width: 560, height: 336)

  static let large = AppearancePaneMetrics(whole)

  let isSmall: Bool
  /// The number of columns and rows of pictures, and the space between them.
  var columns = 3
  var rows = 2
  var spacing: CGFloat = 14
  /// The measures of the list of albums, in points.
  var rowHeight: CGFloat = 44
  var rowSpacing: CGFloat = 2
  var listInset: CGFloat = 8
  /// The width of the sidebar and the inset of content, in points.
  var sidebar: CGFloat = 208
  var inset: CGFloat = 20
  /// The upper edges of the albums and the pictures, in points.
  var listTop: CGFloat = 68
  var gridTop: CGFloat = 76
  /// The free space below the albums, in points.
  var listBottom: CGFloat = 40
  /// The upper edge of the button, in points.
  var buttonTop: CGFloat = 22
  /// Whether a label says where the focus is; a dot shows it in any case.
  var hasStateLabel = true
  var hasHeading = true

  /// The smallest size of a picture, in points.
  private static let leastPicture = CGSize(width: 58, height: 56)

  /// Computes the measures for a pane of `size`, in points.
  init(_ size: CGSize) {
    isSmall = size.width < Self.whole.width || size.height < Self.whole.height
    guard isSmall else { return }
    (inset, spacing, rowSpacing, listInset) = (12, 8, 1, 2)
    sidebar = size.width < 420 ? 148 : 168
    (listTop, buttonTop) = (46, 10)
    gridTop = buttonTop + 36 + 10
    hasStateLabel = size.height >= 240
    listBottom = hasStateLabel ? 36 : 4
    let list = size.height - listTop - listBottom - 2 * listInset - 3 * rowSpacing
    rowHeight = max(24, min(40, (list / 4).rounded(.down)))
    let room = CGSize(
      width: size.width - sidebar - 2 * inset, height: size.height - gridTop - inset)
    func number(_ length: CGFloat, _ least: CGFloat, _ most: Int) -> Int {
      max(1, min(most, Int((length + spacing) / (least + spacing))))
    }
    columns = number(room.width, Self.leastPicture.width, 3)
    rows = number(room.height, Self.leastPicture.height, 2)
    if columns * rows == 6, room.height > room.width { (columns, rows) = (2, 3) }
    // The heading needs space beside the button.
    hasHeading = room.width >= 250
  }
}
