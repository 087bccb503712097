import FocusTestSupport
import Foundation

/// Rectangles to search among, in points.
enum BenchmarkLayout: String, CaseIterable {
  /// Cards of 100 × 60 in as many columns as rows, 20 apart.
  case grid
  /// The same, three of ten places filled.
  case holes
  /// Rectangles of 10 to 150 points anywhere, as dense as the grid.
  case scatter
  /// One column of rows.
  case list

  func rects(_ count: Int) -> [CGRect] {
    var random = SeededGenerator(seed: UInt64(count))
    func card(_ place: Int, columns: Int) -> CGRect {
      CGRect(x: place % columns * 120, y: place / columns * 80, width: 100, height: 60)
    }
    switch self {
    case .grid:
      let columns = Int(Double(count).squareRoot().rounded(.up))
      return (0..<count).map { card($0, columns: columns) }
    case .holes:
      let columns = Int((Double(count) / 0.3).squareRoot().rounded(.up))
      let places = (0..<columns * columns).shuffled(using: &random).prefix(count).sorted()
      return places.map { card($0, columns: columns) }
    case .scatter:
      let side = Double(count).squareRoot() * 98
      return (0..<count).map { _ in
        CGRect(
          x: .random(in: 0...side, using: &random), y: .random(in: 0...side, using: &random),
          width: .random(in: 10...150, using: &random),
          height: .random(in: 10...150, using: &random))
      }
    case .list:
      return (0..<count).map { CGRect(x: 0, y: $0 * 50, width: 300, height: 49) }
    }
  }
}
