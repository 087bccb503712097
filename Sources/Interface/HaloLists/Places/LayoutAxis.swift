import Foundation

/// An axis of a layout, for code that treats lines and columns alike.
enum LayoutAxis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The perpendicular axis.
  var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func set(_ length: CGFloat, of size: inout CGSize) {
    if self == .horizontal { size.width = length } else { size.height = length }
  }

  func size(_ length: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  func point(_ place: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place)
  }

  func place(of point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
  func start(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func end(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
}
