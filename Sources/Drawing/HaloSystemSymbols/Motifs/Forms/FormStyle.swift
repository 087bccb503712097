import Foundation

/// The numbers of the looks of all forms, in units of the grid of 24.
enum FormStyle {
  /// Side of the square that all is drawn on.
  static let grid: CGFloat = 24
  static let middle = CGPoint(x: grid / 2, y: grid / 2)
  /// Width of a line of a base and of a container.
  static let lineWidth: CGFloat = 1.7
  /// Width of a line of what stands in a container.
  static let innerLineWidth: CGFloat = 1.55
  /// A line of a base is never wider than this before it is made smaller, or details would close.
  static let mostLineWidth: CGFloat = 2.5
  /// The same of a base of few lines.
  static let mostPlainLineWidth: CGFloat = 3.6
  /// Between what is in front and what is behind, as a part of the width of lines.
  static let gap: CGFloat = 0.8
  /// The same of a slash, on each side.
  static let slashGap: CGFloat = 0.72
  /// What a slash leaves of something is left out where it is smaller, in squares of the width of lines:
  /// the end of a line that is no longer than it is wide.
  static let slashCrumb: CGFloat = 1.2
  /// How much of its own size a base may have in a container with room for a circle of one unit.
  static let mostScale: CGFloat = 0.128
  /// Half the width and height of a letter in units of the grid, by which letters are fitted.
  static let letterReach: CGFloat = 9.4
  /// Middle and radius of what a badge shows, and of the circle that it clears.
  static let badgeCenter = CGPoint(x: 18.6, y: 18.4)
  static let badgeRadius: CGFloat = 4
  static let badgeClearing: CGFloat = 5.3
  static let badgeLineWidth: CGFloat = 1.6
  /// Middle and radius of a badge that shows nothing, and of the circle that it clears.
  static let dotCenter = CGPoint(x: 18, y: 6)
  static let dotRadius: CGFloat = 3.3
  static let dotClearing: CGFloat = 4.7
  /// The line of a slash, in the notation of motifs.
  static let slash = "M 3.6 3.6 L 20.4 20.4"
  /// Of the letter of a mark.
  static let markScale: CGFloat = 0.56
  /// Of a number that a base goes around, and where its middle is.
  static let numberScale: CGFloat = 0.42
  static let numberCenter = CGPoint(x: 12, y: 13.9)
  /// Dashes around a mark for a name without a drawing, and the gaps between, along their middle.
  static let dash: (on: CGFloat, off: CGFloat) = (1.2, 3.4)
}
