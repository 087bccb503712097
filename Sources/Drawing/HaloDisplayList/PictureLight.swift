import FocusGeometry
import Foundation

/// A light that depends on the colours of a picture, such as those of a lifted picture.
///
/// The renderer measures the picture; a list says only how strong the light is for dark and for
/// light pictures.
public struct PictureLight: Hashable, Sendable {
  /// The picture that is measured.
  public var image: Image
  /// The area that the whole picture fills, in the item's own space, in points.
  public var rect: CGRect
  /// The outline of the picture, in the item's own space, in points.
  public var shape: Shape
  /// The kind of light.
  public var effect: Effect

  /// A kind of light.
  public enum Effect: Hashable, Sendable {
    /// The picture's own colours on what is around it.
    case pool(LightPool)
    /// A line inside the picture's outline.
    case edge(EdgeLight)
    /// A soft white ellipse in `frame`, clipped to the picture's outline.
    case shine(frame: CGRect, strength: LightStrength)
  }

  /// Creates a light; `rect` and `shape` are in the item's own space, in points.
  public init(of image: Image, rect: CGRect, shape: Shape, effect: Effect) {
    (self.image, self.rect, self.shape, self.effect) = (image, rect, shape, effect)
  }

  /// The area that the light may touch, in the item's own space.
  var bounds: CGRect {
    switch effect {
    case .pool(let pool):
      shape.bounds.offsetBy(dx: 0, dy: pool.offsetY)
        .insetBy(dx: -pool.reach, dy: -pool.reach)
    case .edge, .shine: shape.bounds
    }
  }
}

/// The strength of a light on dark and on light pictures.
public struct LightStrength: Hashable, Sendable {
  /// The opacity on dark pictures, 0...1.
  public var onDark: CGFloat
  /// The opacity on light pictures, 0...1.
  public var onLight: CGFloat

  /// Creates a strength from two opacities, each 0...1.
  public init(onDark: CGFloat, onLight: CGFloat) {
    (self.onDark, self.onLight) = (onDark, onLight)
  }

  /// Creates a strength that is the same on all pictures, from an opacity, 0...1.
  public init(_ opacity: CGFloat) { (onDark, onLight) = (opacity, opacity) }

  /// The relative luminance up to which a picture counts as dark.
  ///
  /// Like ``lightest`` it is Halo's own choice: beside such a picture, even a dark ground does not
  /// look darker.
  private static let darkest: CGFloat = 0.12
  /// The relative luminance from which a picture counts as light.
  private static let lightest: CGFloat = 0.45

  /// Returns the opacity for a picture of this relative luminance, 0...1.
  package func opacity(luminance: CGFloat) -> CGFloat {
    let share = (luminance - Self.darkest) / (Self.lightest - Self.darkest)
    return onDark + (onLight - onDark) * share.smoothStep
  }
}

/// A soft pool of a picture's colours, which shows on what is darker than the light.
public struct LightPool: Hashable, Sendable {
  /// The standard deviation of the blur in points.
  public var sigma: CGFloat
  /// The offset downwards in points.
  public var offsetY: CGFloat
  /// The opacity of the light where it is strongest, behind the picture.
  public var opacity: LightStrength

  /// Creates a pool from its blur and offset, both in points, and its opacity.
  public init(sigma: CGFloat, offsetY: CGFloat, opacity: LightStrength) {
    (self.sigma, self.offsetY, self.opacity) = (sigma, offsetY, opacity)
  }

  /// The distance at which the light is still visible beyond the picture: three standard
  /// deviations, in points.
  public var reach: CGFloat { 3 * sigma }
}

/// A line inside the outline of a picture: light that falls on its edge from above, or a shade.
public struct EdgeLight: Hashable, Sendable {
  /// The width in points; at least one device pixel is drawn.
  public var width: CGFloat
  /// The opaque colour: white for light on a dark ground, black for a shade on a light one.
  public var color: Color
  /// The opacity in the upper half, 0...1.
  ///
  /// Light is as strong as the darkest side of the picture needs, a shade as the lightest does.
  public var top: LightStrength
  /// The opacity at the bottom, 0...1, if it is less than that in the upper half.
  public var bottom: CGFloat

  /// Creates a line from its width in points, its colour and its opacities, each 0...1.
  public init(width: CGFloat, color: Color = .white, top: LightStrength, bottom: CGFloat) {
    (self.width, self.color, self.top, self.bottom) = (width, color, top, bottom)
  }

  /// Whether the line is a shade.
  package var isShade: Bool { color.relativeLuminance < 0.5 }
}
