import Foundation

/// A rectangle in rotated coordinates, in which every straight heading points towards larger
/// numbers.
///
/// `near` and `far` grow along the heading. `low` and `high` lie across it: top and bottom for left
/// and right, left and right for up and down.
struct HeadedRect: Hashable {
  var near: CGFloat
  var far: CGFloat
  var low: CGFloat
  var high: CGFloat

  init(near: CGFloat, far: CGFloat, low: CGFloat, high: CGFloat) {
    (self.near, self.far, self.low, self.high) = (near, far, low, high)
  }

  init(_ rect: CGRect, heading: FocusHeading) {
    if heading.contains(.right) {
      (near, far) = (rect.minX, rect.maxX)
    } else if heading.contains(.left) {
      (near, far) = (-rect.maxX, -rect.minX)
    } else if heading.contains(.down) {
      (near, far) = (rect.minY, rect.maxY)
    } else {
      (near, far) = (-rect.maxY, -rect.minY)
    }
    (low, high) =
      heading.isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// Returns the rectangle in coordinates that are not rotated.
  func rect(heading: FocusHeading) -> CGRect {
    let start = heading.contains(.left) || heading.contains(.up) ? -far : near
    return heading.isHorizontal
      ? CGRect(x: start, y: low, width: far - near, height: high - low)
      : CGRect(x: low, y: start, width: high - low, height: far - near)
  }
}

extension FocusHeading {
  package var isHorizontal: Bool { !isDisjoint(with: Self.horizontal) }
  package var isVertical: Bool { !isDisjoint(with: Self.vertical) }
  var isDiagonal: Bool { isHorizontal && isVertical }
}

extension CGFloat {
  /// The number rounded to a thousandth of a point, so that the rounding of a scaled layout does
  /// not decide between equals.
  var thousandths: Double { Double((self * 1000).rounded() / 1000) }
}
