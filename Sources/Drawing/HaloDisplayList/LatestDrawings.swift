import Synchronization

/// A cache of the latest drawings of images: an image is rasterized in several sizes, often one
/// right after another.
final class LatestDrawings: Sendable {
  static let shared = LatestDrawings()

  private static let most = 4
  /// The drawings by image id, the latest last.
  private let kept = Mutex<[(id: UInt64, drawing: Drawing)]>([])

  func drawing(of id: UInt64, _ draw: () -> Drawing) -> Drawing {
    if let drawing = kept.withLock({ $0.first { $0.id == id }?.drawing }) { return drawing }
    // The drawing is made without the lock, because it may take a while and other threads need not
    // wait.
    let drawing = draw()
    kept.withLock { kept in
      kept.removeAll { $0.id == id }
      if kept.count == Self.most { kept.removeFirst() }
      kept.append((id, drawing))
    }
    return drawing
  }
}
