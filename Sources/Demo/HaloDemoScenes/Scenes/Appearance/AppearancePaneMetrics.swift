import FocusGeometry
import Foundation

/// How much a pane of the Appearance scene shows, and where: less in a small one, whose text is
/// smaller, but never too small to be read.
struct AppearancePaneMetrics: Equatable {
  /// Points of a pane from which on there is room for everything.
  static let whole = CGSize(width: 560, height: 336)

  static let large = AppearancePaneMetrics(whole)

  let isSmall: Bool
  /// Of the pictures.
  var columns = 3
  var rows = 2
  var spacing: CGFloat = 14
  /// Of the albums; points.
  var rowHeight: CGFloat = 44
  var rowSpacing: CGFloat = 2
  var listInset: CGFloat = 8
  /// The width of the sidebar; points.
  var sidebar: CGFloat = 208
  var inset: CGFloat = 20
  /// Where the albums and the pictures begin; points.
  var listTop: CGFloat = 68
  var gridTop: CGFloat = 76
  /// What is kept free below the albums; points.
  var listBottom: CGFloat = 40
  /// Where the button begins; points.
  var buttonTop: CGFloat = 22
  /// Whether it is said where the focus is; a dot shows it in any case.
  var hasStateLabel = true
  var hasHeading = true

  /// Points of a small picture, at least.
  private static let leastPicture = CGSize(width: 58, height: 56)

  /// For a pane of `size`, in points.
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
    // Beside the button.
    hasHeading = room.width >= 250
  }
}
