import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// Large blurred lights in the colours of a picture, as seen through frosted glass.
@MainActor
final class GlassBackdrop: Decoration {
  private var front = ImageView()
  private var pictures: [Mood: Image] = [:]

  /// The size of the image in points, which is scaled to fill the view.
  private static let size = CGSize(width: 1600, height: 1000)

  /// The colours of a picture: dark, middle, light and an accent.
  ///
  /// A fifth colour between middle and light replaces their blend, which would be grey.
  struct Mood: Hashable, Sendable {
    var dark: Color
    var mid: Color
    var light: Color
    var accent: Color
    var between: Color

    static let evening = Mood(
      dark: Color(hex: 0x23124F), mid: Color(hex: 0x6A3BE0), light: Color(hex: 0xFF8A6B),
      accent: Color(hex: 0x1FB5D8), between: Color(hex: 0xC0618F))

    private init(dark: Color, mid: Color, light: Color, accent: Color, between: Color) {
      self.dark = dark
      self.mid = mid
      self.light = light
      self.accent = accent
      self.between = between
    }

    init(_ harmony: Harmony) {
      dark = harmony.dark
      mid = harmony.mid
      light = harmony.light.shade(-0.06)
      accent = harmony.mid.shade(0.09)
      between = harmony.mid.shade(-0.05)
    }
  }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    front.image = picture(of: .evening)
    addSubview(front)
  }

  override func layoutSubviews() { for view in subviews { view.frame = bounds } }

  /// Cross-fades to another mood.
  func show(_ mood: Mood) {
    let next = ImageView(image: picture(of: mood))
    let old = front
    front = next
    next.frame = bounds
    next.alpha = 0
    addSubview(next)
    View.animate(withDuration: 0.7, in: window) {
      next.alpha = 1
    } completion: {
      old.removeFromSuperview()
    }
  }

  /// Returns the picture of a mood, the same object each time, so that it can be prepared.
  func picture(of mood: Mood) -> Image {
    if let picture = pictures[mood] { return picture }
    let picture = Self.image(mood)
    pictures[mood] = picture
    return picture
  }

  private static func image(_ mood: Mood) -> Image {
    typealias Light = SoftLights.Light
    func light(
      _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: Color, _ alpha: CGFloat
    ) -> Light {
      Light(x: x, y: y, radius: radius, color: color.withAlphaComponent(alpha))
    }
    let lights = SoftLights(
      ground: .smooth(
        mood.dark.blend(mood.mid, 0.35), mood.dark, mood.dark.blend(mood.mid, 0.25)),
      lights: [
        light(0.16, 0.18, 0.95, mood.mid, 0.95), light(0.86, 0.10, 0.85, mood.accent, 0.72),
        light(0.98, 0.96, 0.9, mood.light, 0.85), light(0.30, 1.02, 0.85, mood.between, 0.7),
        light(0.58, 0.44, 0.62, mood.accent.blend(mood.mid, 0.55), 0.5),
        light(0.02, 0.80, 0.55, mood.between, 0.42),
      ])
    let rect = CGRect(origin: .zero, size: size)
    var drawing = Drawing()
    drawing.draw(lights.bitmap(aspect: size.width / size.height), in: rect)
    drawing.grain(0.02, seed: 5)
    return Image(size: size, isOpaque: true, drawing: drawing)
  }
}
