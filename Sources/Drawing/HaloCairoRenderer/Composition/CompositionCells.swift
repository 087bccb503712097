import Foundation

/// A frame's composition divided into cells.
///
/// Each cell is painted from the last step that hides everything under it, so that a pixel under an
/// opaque picture is drawn only once.
///
/// Cells are cut along the edges of opaque areas, and small enough to stay in the processor's
/// first-level cache while all steps are painted. A band is a row of cells.
struct CompositionCells {
  struct Band {
    var area: PixelRect
  }

  let bands: [Band]
  private let steps: UnsafeBufferPointer<Composition.Step>

  private static let bandHeight = 32
  /// The number of pixels in the largest cell.
  static let cellPixels = 8192

  /// Divides a region; the steps must outlive the cells.
  init(_ steps: UnsafeBufferPointer<Composition.Step>, region: [PixelRect]) {
    self.steps = steps
    let hiding = steps.lazy.filter(\.hides).map(\.area)
    bands = region.flatMap { rect in
      var edges = Set([rect.y, rect.maxY])
      for area in hiding where area.intersects(rect) {
        edges.insert(max(rect.y, area.y))
        edges.insert(min(rect.maxY, area.maxY))
      }
      return Self.pieces(edges.sorted(), longest: Self.bandHeight).map {
        Band(area: PixelRect(x: rect.x, y: $0.start, width: rect.width, height: $0.count))
      }
    }
  }

  private static func pieces(
    _ edges: [Int], longest: Int
  ) -> [(start: Int, count: Int)] {
    zip(edges, edges.dropFirst()).flatMap { start, end in
      stride(from: start, to: end, by: longest).map { ($0, min(longest, end - $0)) }
    }
  }

  /// Paints one band; called on any thread, with a different band on each.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func paint(_ band: Band, on target: CellTarget, with painter: inout CellPainter) throws {
    let touching = steps.indices.filter { steps[$0].area.intersects(band.area) }
    var edges = Set([band.area.x, band.area.maxX])
    for index in touching where steps[index].hides {
      let area = steps[index].area
      edges.insert(max(band.area.x, area.x))
      edges.insert(min(band.area.maxX, area.maxX))
    }
    let widest = max(1, Self.cellPixels / band.area.height)
    for piece in Self.pieces(edges.sorted(), longest: widest) {
      let cell = PixelRect(
        x: piece.start, y: band.area.y, width: piece.count, height: band.area.height)
      let first = touching.lastIndex { steps[$0].hides && steps[$0].area.contains(cell) } ?? 0
      painter.begin(cell, on: target)
      for index in touching[first...] where steps[index].area.intersects(cell) {
        try painter.perform(steps[index])
      }
    }
  }
}
