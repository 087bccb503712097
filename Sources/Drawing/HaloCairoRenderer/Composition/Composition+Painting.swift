import Foundation
import Synchronization

extension Composition {
  /// The number of device pixels, over all steps, from which several threads are worth while; fewer
  /// are painted before another thread has woken.
  private static let worthSharing = 300_000

  /// Paints the part inside `region` on a surface whose first pixel is device pixel `origin`.
  ///
  /// Several threads paint if `isShared`, or if that is nil and there is much to paint.
  ///
  /// - Throws: ``RenderError/surface(_:)`` if any of the threads had no memory for its cells; a
  ///   part of the region has been painted then.
  func paint(
    on surface: PixelSurface, origin: (x: Int, y: Int) = (0, 0), region: [PixelRect],
    isShared: Bool? = nil
  ) throws {
    guard let data = surface.data else { return }
    let stride = surface.stride / 4
    let corner = data.assumingMemoryBound(to: UInt32.self)
    let target = CellTarget(pixels: corner - origin.y * stride - origin.x, stride: stride)
    defer { surface.markChanged() }
    try steps.withUnsafeBufferPointer { steps in
      let cells = CompositionCells(steps, region: region)
      let bands = Bands(cells: cells, target: target, memory: memory)
      // Two threads must not paint the same pixels.
      let isShared = (isShared ?? (work(in: region) >= Self.worthSharing)) && region.isDisjoint
      DrawingThreads.shared.perform(bands, isShared: isShared)
      if let failure = bands.failure { throw failure }
    }
  }

  /// An upper bound of the pixels that all steps paint, including hidden ones.
  private func work(in region: [PixelRect]) -> Int {
    region.reduce(0) { sum, rect in
      steps.reduce(sum) { $0 + $1.area.intersection(rect).area }
    }
  }

  /// The bands of a frame, from which each thread takes the next until none are left.
  private final class Bands: DrawingThreads.Work, @unchecked Sendable {
    private let cells: CompositionCells
    private let target: CellTarget
    private let memory: PixelMemory
    private let next = Atomic<Int>(0)
    private let firstFailure = Mutex<(any Error)?>(nil)

    init(cells: CompositionCells, target: CellTarget, memory: PixelMemory) {
      self.cells = cells
      self.target = target
      self.memory = memory
    }

    /// The first error in any thread; read it after all threads have returned.
    var failure: (any Error)? { firstFailure.withLock { $0 } }

    func run() {
      do {
        try paint()
      } catch {
        firstFailure.withLock { $0 = $0 ?? error }
        // The frame is lost, so the other threads need not begin another band of it.
        next.store(cells.bands.count, ordering: .relaxed)
      }
    }

    private func paint() throws {
      var painter = try CellPainter(capacity: CompositionCells.cellPixels, memory: memory)
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < cells.bands.count else { return }
        try cells.paint(cells.bands[band], on: target, with: &painter)
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
