import Foundation
import Synchronization

extension Composition {
  /// Fewer device pixels are painted before another thread is awake.
  private static let worthSharing = 200_000

  /// Paints what lies in `region`, on a surface whose first pixel stands for `origin`; by several threads when `isShared`, or when it is nil and that is
  /// much.
  func paint(
    on surface: PixelSurface, origin: (x: Int, y: Int) = (0, 0), region: [PixelRect],
    isShared: Bool? = nil
  ) {
    guard let data = surface.data else { return }
    let stride = surface.stride / 4
    let corner = data.assumingMemoryBound(to: UInt32.self)
    let target = CellTarget(pixels: corner - origin.y * stride - origin.x, stride: stride)
    steps.withUnsafeBufferPointer { steps in
      let cells = CompositionCells(steps, region: region)
      let bands = Bands(cells: cells, target: target)
      // Two threads must not paint the same pixels.
      let isLarge = region.reduce(0) { $0 + $1.area } >= Self.worthSharing
      if isShared ?? isLarge, region.isDisjoint {
        DrawingThreads.shared.perform(bands)
      } else {
        bands.run()
      }
    }
    surface.markChanged()
  }

  /// The bands of a frame, of which each thread takes the next until there are none.
  private final class Bands: DrawingThreads.Work, @unchecked Sendable {
    private let cells: CompositionCells
    private let target: CellTarget
    private let next = Atomic<Int>(0)

    init(cells: CompositionCells, target: CellTarget) {
      self.cells = cells
      self.target = target
    }

    func run() {
      var painter = CellPainter(capacity: CompositionCells.cellPixels)
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < cells.bands.count else { return }
        cells.paint(cells.bands[band], on: target, with: &painter)
      }
    }
  }
}

extension [PixelRect] {
  fileprivate var isDisjoint: Bool {
    indices.allSatisfy { first in
      self[..<first].allSatisfy { !$0.intersects(self[first]) }
    }
  }
}
