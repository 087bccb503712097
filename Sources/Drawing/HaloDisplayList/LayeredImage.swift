import Foundation

/// A picture of 2 to 5 layers that move against each other while it leans (HIG, Images).
///
/// At rest it is one flat picture. While it floats nearer layers are drawn larger, so their edges
/// are cropped; nothing important should be drawn there.
public final class LayeredImage: Hashable, Sendable {
  /// A layer, cropped to what is drawn on it.
  public struct Layer: Hashable, Sendable {
    /// What is drawn on the layer, as large as its frame.
    public let image: Image
    /// In the space of the whole picture, points.
    public let frame: CGRect
  }

  /// Natural size in points.
  public let size: CGSize
  /// Back to front; the first is opaque and fills the picture.
  public let layers: [Layer]
  /// All layers in one picture.
  public let flattened: Image

  /// nil for fewer than 2 or more than 5 layers, or without a size.
  ///
  /// - Parameters:
  ///   - size: of every layer, in points.
  ///   - layers: back to front; the first has to cover everything.
  public init?(size: CGSize, layers: [Drawing]) {
    guard (2...5).contains(layers.count), size.width > 0, size.height > 0 else { return nil }
    self.size = size
    let sheet = CGRect(origin: .zero, size: size)
    self.layers = layers.enumerated().map { index, drawing in
      // A clear border, so that the edge of what is drawn is smooth.
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
