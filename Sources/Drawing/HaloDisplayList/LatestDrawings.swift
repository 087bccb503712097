import Synchronization

/// The drawings that pictures were made from last: a picture is made in several sizes, often in one
/// after the other.
final class LatestDrawings: Sendable {
  static let shared = LatestDrawings()

  private static let most = 4
  /// By the picture's id, the latest last.
  private let kept = Mutex<[(id: UInt64, drawing: Drawing)]>([])

  func drawing(of id: UInt64, _ draw: () -> Drawing) -> Drawing {
    if let drawing = kept.withLock({ $0.first { $0.id == id }?.drawing }) { return drawing }
    // Not under the lock: it may take a while, and others need not wait.
    let drawing = draw()
    kept.withLock { kept in
      kept.removeAll { $0.id == id }
      if kept.count == Self.most { kept.removeFirst() }
      kept.append((id, drawing))
    }
    return drawing
  }
}
