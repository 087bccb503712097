import Foundation

/// A picture filling the bounds, cut at the corners: UIKit's `UIImageView` with aspect fill.
open class ImageView: View {
  public var image: Image? { didSet { if image != oldValue { setNeedsDisplay() } } }
  /// A line of one device pixel along the inside of the edge, over the picture; nil for none.
  public var edgeColor: Color? { didSet { if edgeColor != oldValue { setNeedsDisplay() } } }
  /// How dark the picture is made, 0...1, so that another one stands out.
  public var dimming: CGFloat = 0 { didSet { changed(.dimming, from: oldValue, to: dimming) } }
  /// Opacity of the lit edge while lifted; 0 for none.
  public var rim: CGFloat = 0 { didSet { setNeedsDisplay() } }
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
    let dimming = presented(.dimming, dimming)
    if dimming > 0.001 {
      builder.add(.fill(shape, .color(Color(white: 0, alpha: min(1, dimming)))))
    }
    if let edgeColor { builder.add(.hairline(shape, edgeColor)) }
    drawLight(into: &builder, bounds: bounds, shape: shape)
  }

  private func drawLight(into builder: inout DisplayListBuilder, bounds: CGRect, shape: Shape) {
    let lift = builder.listsUpcoming ? 1 : max(0, min(1, presented(.lift, lift)))
    guard lift > 0.001 else { return }
    if shine > 0 {
      // A wide soft ellipse that hangs over the upper edge.
      builder.add(
        .softLight,
        in: CGRect(
          x: bounds.minX - bounds.width * 0.4, y: bounds.minY - bounds.height * 0.5,
          width: bounds.width * 1.8, height: bounds.height),
        shape: shape, alpha: shine * lift)
    }
    // Thinner around small pictures, where it would look like a frame.
    let width = max(0.8, min(2, min(bounds.width, bounds.height) * 0.014))
    if rim > 0, let inner = shape.outset(by: -width / 2) {
      builder.add(
        .stroke(inner, width: width, color: Color(white: 1, alpha: rim * lift), dash: []))
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
