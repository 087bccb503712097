import Foundation

/// The measures of all forms, in units of the 24-unit grid.
enum FormStyle {
  /// The side of the square grid.
  static let grid: CGFloat = 24
  static let middle = CGPoint(x: grid / 2, y: grid / 2)
  /// The line width of a base and of a container.
  static let lineWidth: CGFloat = 1.7
  /// The line width of a form in a container.
  static let innerLineWidth: CGFloat = 1.55
  /// The largest line width of a base before it is scaled down; wider lines would close its
  /// details.
  static let mostLineWidth: CGFloat = 2.5
  /// The largest line width of a base with few lines before it is scaled down.
  static let mostPlainLineWidth: CGFloat = 3.6
  /// The gap between what is in front and what is behind, in line widths.
  static let gap: CGFloat = 0.8
  /// The gap on each side of a slash, in line widths.
  static let slashGap: CGFloat = 0.72
  /// The area in squared line widths below which a remainder beside a slash is removed: the end of
  /// a line that is no longer than wide.
  static let slashCrumb: CGFloat = 1.2
  /// The largest scale of a base for each unit of the container's radius.
  static let mostScale: CGFloat = 0.128
  /// Half the width and height of a letter, by which letters are fitted.
  static let letterReach: CGFloat = 9.4
  /// The centre and radius of a badge with content, and the radius of the circle that it clears.
  static let badgeCenter = CGPoint(x: 18.6, y: 18.4)
  static let badgeRadius: CGFloat = 4
  static let badgeClearing: CGFloat = 5.3
  static let badgeLineWidth: CGFloat = 1.6
  /// The centre and radius of a badge without content, and the radius of the circle that it clears.
  static let dotCenter = CGPoint(x: 18, y: 6)
  static let dotRadius: CGFloat = 3.3
  static let dotClearing: CGFloat = 4.7
  /// The line of a slash, in the notation of motifs.
  static let slash = "M 3.6 3.6 L 20.4 20.4"
  /// The scale of the letter in a placeholder.
  static let markScale: CGFloat = 0.56
  /// The scale of a number inside a base, and its centre.
  static let numberScale: CGFloat = 0.42
  static let numberCenter = CGPoint(x: 12, y: 13.9)
  /// The approximate lengths of dashes and gaps around a placeholder, along the centre line.
  static let dash: (on: CGFloat, off: CGFloat) = (1.2, 3.4)
}
