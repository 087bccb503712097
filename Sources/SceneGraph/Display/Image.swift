import Foundation
import Synchronization

/// A picture with a size in points and no resolution of its own.
///
/// Two images are equal when they are the same object; the renderer caches pixels by identity.
public final class Image: Hashable, Sendable {
  /// Unique in the process, in order of creation.
  public let id: UInt64
  /// Natural size in points; drawn operations are in this space.
  public let size: CGSize
  public let drawing: Drawing
  /// Whether every pixel is opaque, so that what lies behind need not be drawn.
  public let isOpaque: Bool

  public init(size: CGSize, isOpaque: Bool, drawing: Drawing) {
    id = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    self.size = size
    self.isOpaque = isOpaque
    self.drawing = drawing
  }

  private static let counter = Atomic<UInt64>(0)

  public static func == (lhs: Image, rhs: Image) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
