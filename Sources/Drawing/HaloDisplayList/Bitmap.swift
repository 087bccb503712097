import Foundation

/// A rectangle of pixels, for example from a file; compared by identity.
public final class Bitmap: Hashable, Sendable {
  /// The number of pixels in a row; greater than 0.
  public let width: Int
  /// The number of rows; greater than 0.
  public let height: Int
  /// The pixels row by row from the top, as `0xAARRGGBB`, premultiplied.
  public let pixels: [UInt32]

  /// Creates a bitmap from premultiplied `0xAARRGGBB` pixels.
  ///
  /// - Precondition: There are `width` × `height` pixels, and both are greater than 0.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether both are the same object; pixels are not compared.
  public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool { lhs === rhs }
  /// Hashes the object's identity, because pixels are not compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// Creates an image with one point for each pixel.
  public convenience init(_ bitmap: Bitmap) {
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    var drawing = Drawing()
    drawing.draw(bitmap, in: CGRect(origin: .zero, size: size))
    let isOpaque = bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    self.init(size: size, isOpaque: isOpaque, drawing: drawing)
  }
}
