import Foundation

/// Rectangles that do not intersect, and a free place of the same kind.
struct BenchmarkLayout {
  enum Kind: String, CaseIterable {
    /// The same number of columns and rows, 4 points apart.
    case grid
    /// A third of the places empty, with random sizes and places inside the cells.
    case scatter
    /// One column of wide rows.
    case list
  }

  var rects: [CGRect]
  /// A free place to which a rectangle can move without intersecting another.
  var spare: CGRect
  let size: CGSize

  init(_ kind: Kind, count: Int) {
    var generator = Randomness(seed: UInt64(count))
    switch kind {
    case .grid, .list:
      let cell = kind == .grid ? CGSize(width: 64, height: 44) : CGSize(width: 640, height: 48)
      let columns = kind == .grid ? Int(Double(count + 1).squareRoot().rounded(.up)) : 1
      rects = (0...count).map { Self.cell($0, columns, cell).insetBy(dx: 2, dy: 2) }
      size = Self.size(of: count + 1, columns, cell)
    case .scatter:
      let cell = CGSize(width: 100, height: 80)
      let places = (count + 1) * 3 / 2
      let columns = Int(Double(places).squareRoot().rounded(.up))
      rects = (0..<places).shuffled(using: &generator).prefix(count + 1).map { place in
        let width = CGFloat(Int.random(in: 20...90, using: &generator))
        let height = CGFloat(Int.random(in: 20...70, using: &generator))
        let x = CGFloat(Int.random(in: 0...Int(96 - width), using: &generator))
        let y = CGFloat(Int.random(in: 0...Int(76 - height), using: &generator))
        let origin = Self.cell(place, columns, cell).origin
        return CGRect(x: origin.x + x + 2, y: origin.y + y + 2, width: width, height: height)
      }
      size = Self.size(of: places, columns, cell)
    }
    spare = rects.remove(at: Int.random(in: rects.indices, using: &generator))
  }

  private static func cell(_ place: Int, _ columns: Int, _ size: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: CGFloat(place % columns) * size.width, y: CGFloat(place / columns) * size.height),
      size: size)
  }

  private static func size(of count: Int, _ columns: Int, _ cell: CGSize) -> CGSize {
    CGSize(
      width: CGFloat(columns) * cell.width,
      height: CGFloat((count + columns - 1) / columns) * cell.height)
  }
}
