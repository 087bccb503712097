import Foundation
import Synchronization

/// A picture with a size in points and no resolution of its own.
///
/// Two images are equal when they are the same object; the renderer caches pixels by identity.
public final class Image: Hashable, Sendable {
  /// Unique in the process, in order of creation.
  public let id: UInt64
  /// Natural size in points.
  public let size: CGSize
  /// The upper left corner of the picture in the space of the drawing.
  public let origin: CGPoint
  /// What the picture shows, in points of the drawing's own space.
  public let drawing: Drawing
  /// Whether every pixel is opaque, so that what lies behind need not be drawn.
  public let isOpaque: Bool

  /// A picture of the part of `drawing` that begins at `origin` and is `size` large, in points.
  public init(size: CGSize, isOpaque: Bool, drawing: Drawing, origin: CGPoint = .zero) {
    id = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    self.size = size
    self.origin = origin
    self.isOpaque = isOpaque
    self.drawing = drawing
  }

  private static let counter = Atomic<UInt64>(0)

  /// Whether both are the same object.
  public static func == (lhs: Image, rhs: Image) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
