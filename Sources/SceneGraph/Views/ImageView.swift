import Foundation

/// A picture filling the bounds, cut at the corners: UIKit's `UIImageView` with aspect fill.
open class ImageView: View {
  public var image: Image? { didSet { if image != oldValue { setNeedsDisplay() } } }
  /// A light over the picture while it, or a view around it, is lifted; 0 for none.
  public var shine: CGFloat = 0 { didSet { setNeedsDisplay() } }

  public init(image: Image? = nil) {
    super.init(frame: .zero)
    self.image = image
  }

  open override func draw(into builder: inout DisplayListBuilder) {
    guard let image, image.size.width > 0, image.size.height > 0 else { return }
    let bounds = presented(.bounds, bounds)
    let shape: Shape =
      cornerRadius > 0
      ? .rounded(bounds, radius: cornerRadius, curve: cornerCurve) : .rect(bounds)
    let scale = max(bounds.width / image.size.width, bounds.height / image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    builder.add(
      image,
      in: CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height),
      shape: shape)
    let light = shine * presented(.lift, lift)
    if light > 0.001 {
      // A wide soft ellipse that hangs over the upper half.
      builder.add(
        .softLight,
        in: CGRect(
          x: bounds.minX - bounds.width * 0.4, y: bounds.minY - bounds.height * 0.75,
          width: bounds.width * 1.8, height: bounds.height * 1.3),
        shape: shape, alpha: min(1, light))
    }
  }
}

extension Image {
  /// White in the middle, fading to nothing at the rim; stretched to whatever is lit.
  static let softLight: Image = {
    let size = CGSize(width: 128, height: 128)
    var drawing = Drawing()
    let stops = (0...8).map { step -> Gradient.Stop in
      let x = CGFloat(step) / 8
      // Cosine fall-off: no edge is seen where the light ends.
      return .init(x, Color(white: 1, alpha: (1 + cos(.pi * x)) / 2))
    }
    drawing.fill(
      CGRect(origin: .zero, size: size),
      with: .radial(Gradient(stops), center: CGPoint(x: 64, y: 64), radius: 64))
    return Image(size: size, isOpaque: false, drawing: drawing)
  }()
}
