import Foundation

extension Image {
  /// An image that is white in the middle and fades to nothing at the rim; it is stretched over
  /// whatever is lit.
  package static let softLight: Image = {
    let size = CGSize(width: 128, height: 128)
    var drawing = Drawing()
    let stops = (0...8).map { step -> Gradient.Stop in
      let x = CGFloat(step) / 8
      // A cosine fall-off, so that no edge is visible where the light ends.
      return .init(x, Color(white: 1, alpha: (1 + cos(.pi * x)) / 2))
    }
    drawing.fill(
      CGRect(origin: .zero, size: size),
      with: .radial(Gradient(stops), center: CGPoint(x: 64, y: 64), radius: 64))
    return Image(size: size, isOpaque: false, drawing: drawing)
  }()
}
