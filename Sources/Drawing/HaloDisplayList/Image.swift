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
  ///
  /// A picture with a `draw` closure calls it, unless it is among the last that did: an elaborate
  /// drawing takes more memory than its pixels, and is needed only to make them.
  public var drawing: Drawing {
    switch content {
    case .drawn(let drawing): drawing
    case .drawnWhenNeeded(let draw): LatestDrawings.shared.drawing(of: id, draw)
    }
  }
  /// Whether every pixel is opaque, so that what lies behind need not be drawn.
  public let isOpaque: Bool

  /// A picture of the part of `drawing` that begins at `origin` and is `size` large, in points.
  public convenience init(
    size: CGSize, isOpaque: Bool, drawing: Drawing, origin: CGPoint = .zero
  ) {
    self.init(size: size, isOpaque: isOpaque, origin: origin, content: .drawn(drawing))
  }

  /// A picture that is `size` large, in points, and is drawn when it is needed, if ever: for
  /// elaborate ones of which few are seen at once.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - isOpaque: whether `draw` covers all of it.
  ///   - draw: gives the same drawing each time; called in any thread, and by several at once.
  public convenience init(
    size: CGSize, isOpaque: Bool, draw: @escaping @Sendable () -> Drawing
  ) {
    self.init(size: size, isOpaque: isOpaque, origin: .zero, content: .drawnWhenNeeded(draw))
  }

  private init(size: CGSize, isOpaque: Bool, origin: CGPoint, content: Content) {
    id = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    self.size = size
    self.origin = origin
    self.isOpaque = isOpaque
    self.content = content
  }

  private enum Content: Sendable {
    case drawn(Drawing)
    case drawnWhenNeeded(@Sendable () -> Drawing)
  }

  private let content: Content

  private static let counter = Atomic<UInt64>(0)

  /// Whether both are the same object.
  public static func == (lhs: Image, rhs: Image) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
