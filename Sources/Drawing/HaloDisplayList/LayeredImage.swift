import Foundation

/// An image of 2 to 5 layers that move against each other while it tilts (HIG, Images).
///
/// At rest it is one flat image. While it floats, nearer layers are drawn larger, so their edges
/// are cropped; nothing important should be drawn there.
public final class LayeredImage: Hashable, Sendable {
  /// One layer, cropped to its drawing.
  public struct Layer: Hashable, Sendable {
    /// The content of the layer, as large as its frame.
    public let image: Image
    /// The frame in the space of the whole image, in points.
    public let frame: CGRect
  }

  /// The natural size in points.
  public let size: CGSize
  /// The layers, back to front; the first is opaque and fills the image.
  public let layers: [Layer]
  /// All layers in one image.
  public let flattened: Image

  /// Creates a layered image; nil for fewer than 2 or more than 5 layers, or without a size.
  ///
  /// - Parameters:
  ///   - size: The size of every layer, in points.
  ///   - layers: The layers, back to front; the first has to cover everything.
  public init?(size: CGSize, layers: [Drawing]) {
    guard (2...5).contains(layers.count), size.width > 0, size.height > 0 else { return nil }
    self.size = size
    let sheet = CGRect(origin: .zero, size: size)
    self.layers = layers.enumerated().map { index, drawing in
      // A transparent border keeps the edge of the drawing smooth.
      var frame = index == 0 ? sheet : drawing.extent.insetBy(dx: -2, dy: -2).intersection(sheet)
      if frame.isNull || frame.isEmpty { frame = CGRect(x: 0, y: 0, width: 1, height: 1) }
      return Layer(
        image: Image(
          size: frame.size, isOpaque: index == 0, drawing: drawing, origin: frame.origin),
        frame: frame)
    }
    flattened = Image(
      size: size, isOpaque: true,
      drawing: layers.dropFirst().reduce(into: layers[0]) { $0.append($1) })
  }

  /// Whether both are the same object.
  public static func == (lhs: LayeredImage, rhs: LayeredImage) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
