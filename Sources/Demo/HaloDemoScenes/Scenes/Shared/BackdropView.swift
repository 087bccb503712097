import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A subject that can fill a window behind text.
@MainActor
protocol BackdropSubject {
  /// The title, which is unique.
  var title: String { get }
  var harmony: Harmony { get }
  var isLight: Bool { get }
  /// Returns a closure that makes a drawing of the size, whose main part is away from the leading side.
  func backdrop(filling size: CGSize, isMirrored: Bool) -> @Sendable () -> Drawing
}

extension Film: BackdropSubject {
  var harmony: Harmony { artwork.harmony }
  var isLight: Bool { artwork.isLight }

  /// Returns a closure that draws the first frame, mirrored if the layout is.
  func backdrop(filling size: CGSize, isMirrored: Bool) -> @Sendable () -> Drawing {
    let (still, canvas) = (still, Film.canvas)
    let scale = max(size.width / canvas.width, size.height / canvas.height)
    let placement = CGAffineTransform(
      a: isMirrored ? -scale : scale, b: 0, c: 0, d: scale, tx: isMirrored ? size.width : 0,
      ty: (size.height - canvas.height * scale) / 2)
    return { still.drawing.applying(placement) }
  }
}

extension Artwork: BackdropSubject {
  /// Returns a closure that draws a part of a wider picture, so that its middle is beside the text.
  func backdrop(filling size: CGSize, isMirrored: Bool) -> @Sendable () -> Drawing {
    let width = (size.width * 1.24).rounded()
    return {
      var all = Drawing()
      for layer in layers(size: CGSize(width: width, height: size.height)) { all.append(layer) }
      guard isMirrored else { return all }
      return all.applying(CGAffineTransform(translationX: size.width - width, y: 0))
    }
  }
}

/// A picture that fills the background and is darker behind text and items.
///
/// Picture and veil are one image, so that a frame of a cross-fade composes only two images.
@MainActor
final class BackdropView: Decoration {
  private var front: ImageView?
  /// The subject that is shown or fading in; nil for none.
  private(set) var subject: (any BackdropSubject)?
  private var pictures: [String: Image] = [:]
  /// The area that is dark for text: a circle around a point of the leading edge.
  ///
  /// An area with straight edges would be visible in a sky.
  struct Words: Hashable {
    /// The distance from the centre to the furthest text, as a share of the width.
    var reach: CGFloat
    /// The distance from the lower edge to the centre, as a share of the height; 0 for text in the
    /// lower corner.
    var rise: CGFloat = 0
  }

  var words = Words(reach: 0.5) {
    didSet {
      guard words != oldValue else { return }
      pictures = [:]
      setNeedsLayout()
    }
  }
  /// The size that the pictures are made for.
  private var size = CGSize.zero
  private var isMirrored = false
  private var isHigh = false

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// The seconds over which backdrops fade.
  var fadeDuration: TimeInterval { effectiveAppearance.prefersReducedMotion ? 0 : 0.5 }

  func show(_ subject: any BackdropSubject, animated: Bool) {
    self.subject = subject
    let next = ImageView(image: picture(of: subject))
    next.frame = bounds
    let old = front
    front = next
    insertSubview(next, at: old == nil ? 0 : 1)
    // A picture that is still fading in is removed when the next one appears.
    for view in subviews where view !== old && view !== next { view.removeFromSuperview() }
    guard animated else {
      old?.removeFromSuperview()
      return
    }
    next.alpha = 0
    View.animate(
      withDuration: fadeDuration, options: .preferredFramesPerSecond30, in: window
    ) {
      next.alpha = 1
    } completion: {
      old?.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    front?.image = subject.map(picture)
    for view in subviews { view.frame = bounds }
  }

  /// Returns the picture of a subject, the same object for the same size, so that it can be
  /// prepared.
  func picture(of subject: any BackdropSubject) -> Image {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let isHigh = effectiveAppearance.accessibilityContrast == .high
    if bounds.size != size || isMirrored != self.isMirrored || isHigh != self.isHigh {
      (size, self.isMirrored, self.isHigh) = (bounds.size, isMirrored, isHigh)
      pictures = [:]
    }
    if let picture = pictures[subject.title] { return picture }
    let picture = makePicture(of: subject)
    pictures[subject.title] = picture
    return picture
  }

  /// Returns a picture that is darker at the leading side, where the text is.
  private func makePicture(of subject: any BackdropSubject) -> Image {
    guard size.width > 0, size.height > 0 else {
      return Image(size: CGSize(width: 1, height: 1), isOpaque: false, drawing: Drawing())
    }
    let picture = subject.backdrop(filling: size, isMirrored: isMirrored)
    let veil = veil(over: subject)
    // The drawing takes more memory than its pixels, and is only needed to make them.
    return Image(size: size, isOpaque: true) {
      var drawing = picture()
      drawing.append(veil)
      drawing.grain(Self.grain, seed: 7)
      return drawing
    }
  }

  /// Returns the darkness over a subject's picture.
  private func veil(over subject: any BackdropSubject) -> Drawing {
    var drawing = Drawing()
    // The veil has the picture's own dark colour, so that it does not look like smoke. Where it is
    // translucent, it has the picture's own vivid colour, because a bright sky would turn grey
    // otherwise.
    let mid = subject.harmony.mid.vivid(upTo: subject.isLight ? 0.16 : 0.045)
    let shade = Self.shade(of: subject)
    let rect = CGRect(origin: .zero, size: size)
    let dark = isHigh ? Color.black : shade
    let clear = isHigh ? dark : mid
    // In a tall picture the lower edge is dark enough for text in its corner.
    let isTall = words.rise == 0 && size.height > size.width * 0.9
    // With increased contrast only a part of the picture stays visible, and none of it behind text.
    if isHigh { drawing.fill(rect, with: .color(Color(white: 0, alpha: isTall ? 0.86 : 0.68))) }
    if !isTall {
      // The veil is wide and eases slowly, because an edge of it would be seen as a stain on the sky.
      drawing.fill(
        rect,
        with: .radial(
          veil(dark, to: clear, from: 0.3),
          center: CGPoint(x: isMirrored ? size.width : 0, y: size.height * (1 - words.rise)),
          radius: size.width * words.reach * 1.82))
    }
    // The lower edge is dark enough that the edge of a lifted item contrasts with any picture.
    drawing.fill(
      rect,
      with: .linear(
        veil(dark, to: isHigh ? dark : mid, power: 1.7), from: CGPoint(x: 0, y: size.height),
        to: CGPoint(x: 0, y: size.height * (isTall ? 0.24 : 0.34))))
    return drawing
  }

  /// The colour of the picture's lower edge, with which the darkness behind the hints continues it;
  /// nil without a subject.
  var ground: Color? { subject.map { isHigh ? .black : Self.shade(of: $0) } }

  private static func shade(of subject: any BackdropSubject) -> Color {
    subject.harmony.dark.blend(night, 0.45)
  }

  private static let night = Color(hex: 0x060914)
  /// The part of the picture's own colour where the veil is translucent, 0...1.
  private static let tint: CGFloat = 0.6
  /// The strength of the grain, which prevents bands in the veil.
  private nonisolated static let grain: CGFloat = 0.012

  /// Returns a gradient from dark to clear.
  ///
  /// - Parameters:
  ///   - shade: the colour at the dark end.
  ///   - mid: the colour where it is nearly clear.
  ///   - from: the share of the way, 0...1, that is entirely dark.
  ///   - power: the higher, the further the dark end reaches.
  /// - Returns: The gradient from the dark end on.
  private func veil(
    _ shade: Color, to mid: Color, from: CGFloat = 0, power: CGFloat = 1
  ) -> Gradient {
    Gradient(
      (0...16).map { step in
        let x = CGFloat(step) / 16
        let part = (1 + cos(.pi * pow(x, power))) / 2
        let color = shade.blend(mid, Self.tint * min(1, (1 - part) * 1.5))
        return .init(from + (1 - from) * x, color.withAlphaComponent((isHigh ? 1 : 0.94) * part))
      })
  }
}

extension Color {
  /// Returns a more saturated colour, dark enough not to brighten a picture.
  fileprivate func vivid(upTo luminance: CGFloat) -> Color {
    let grey = (red + green + blue) / 3
    func pushed(_ channel: CGFloat) -> CGFloat { max(0, min(1, grey + (channel - grey) * 2)) }
    var color = Color(red: pushed(red), green: pushed(green), blue: pushed(blue))
    while color.relativeLuminance > luminance { color = color.shade(-0.02) }
    return color
  }
}
