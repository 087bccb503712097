import Foundation
import Synchronization

/// An image with a size in points and no resolution of its own.
///
/// Two images are equal if they are the same object; the renderer caches pixels by identity.
public final class Image: Hashable, Sendable {
  /// The image's number, unique in the process and in order of creation.
  public let id: UInt64
  /// The natural size in points.
  public let size: CGSize
  /// The upper left corner of the image in the space of the drawing, in points.
  public let origin: CGPoint
  /// The content of the image, in points of the drawing's own space.
  ///
  /// An image with a `draw` closure calls it, unless its drawing is among the latest ones: a
  /// complex drawing takes more memory than its pixels, and is needed only to rasterize them.
  public var drawing: Drawing {
    switch content {
    case .drawn(let drawing): drawing
    case .drawnWhenNeeded(let draw): LatestDrawings.shared.drawing(of: id, draw)
    }
  }
  /// Whether every pixel is opaque, so that what lies behind need not be drawn.
  public let isOpaque: Bool

  /// Creates an image of the part of `drawing` that begins at `origin` and has the size `size`,
  /// both in points.
  public convenience init(
    size: CGSize, isOpaque: Bool, drawing: Drawing, origin: CGPoint = .zero
  ) {
    self.init(size: size, isOpaque: isOpaque, origin: origin, content: .drawn(drawing))
  }

  /// Creates an image without detail, such as soft light, which is made of one pixel a point and
  /// stretched to the size that it is shown in.
  package convenience init(stretching drawing: Drawing, size: CGSize) {
    self.init(
      size: size, isOpaque: false, origin: .zero, content: .drawn(drawing), isStretched: true)
  }

  /// Creates an image that is drawn only when it is needed, for complex images of which few are
  /// visible at once.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - isOpaque: Whether `draw` covers the whole image.
  ///   - draw: Returns the same drawing each time; called on any thread, and on several at once.
  public convenience init(
    size: CGSize, isOpaque: Bool, draw: @escaping @Sendable () -> Drawing
  ) {
    self.init(size: size, isOpaque: isOpaque, origin: .zero, content: .drawnWhenNeeded(draw))
  }

  private init(
    size: CGSize, isOpaque: Bool, origin: CGPoint, content: Content, isStretched: Bool = false
  ) {
    id = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    self.size = size
    self.origin = origin
    self.isOpaque = isOpaque
    self.content = content
    self.isStretched = isStretched
  }

  private enum Content: Sendable {
    case drawn(Drawing)
    case drawnWhenNeeded(@Sendable () -> Drawing)
  }

  private let content: Content
  /// Whether the image has one pixel a point at any size in which it is shown.
  package let isStretched: Bool

  private static let counter = Atomic<UInt64>(0)

  /// Whether both are the same object.
  public static func == (lhs: Image, rhs: Image) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
