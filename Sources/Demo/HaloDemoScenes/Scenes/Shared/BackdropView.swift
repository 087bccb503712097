import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// What can fill a window behind words.
@MainActor
protocol BackdropSubject {
  /// No two share it.
  var title: String { get }
  var harmony: Harmony { get }
  var isLight: Bool { get }
  /// Fills the size; what matters stands away from where lines begin.
  func backdrop(filling size: CGSize, isMirrored: Bool) -> Drawing
}

extension Film: BackdropSubject {
  var harmony: Harmony { artwork.harmony }
  var isLight: Bool { artwork.isLight }

  /// The beginning, from where lines begin.
  func backdrop(filling size: CGSize, isMirrored: Bool) -> Drawing {
    let canvas = Film.canvas
    let scale = max(size.width / canvas.width, size.height / canvas.height)
    return still.drawing.applying(
      CGAffineTransform(
        a: isMirrored ? -scale : scale, b: 0, c: 0, d: scale, tx: isMirrored ? size.width : 0,
        ty: (size.height - canvas.height * scale) / 2))
  }
}

extension Artwork: BackdropSubject {
  /// A part of a wider picture, so that its middle stands beside the words.
  func backdrop(filling size: CGSize, isMirrored: Bool) -> Drawing {
    let width = (size.width * 1.24).rounded()
    var all = Drawing()
    for layer in layers(size: CGSize(width: width, height: size.height)) { all.append(layer) }
    guard isMirrored else { return all }
    return all.applying(CGAffineTransform(translationX: size.width - width, y: 0))
  }
}

/// A picture behind everything, darker where words and items stand.
///
/// Both are one picture, so that a frame of a cross-fade composes only two pictures.
@MainActor
final class BackdropView: Decoration {
  private var front: ImageView?
  /// What is shown, or fading in.
  private(set) var subject: (any BackdropSubject)?
  private var pictures: [String: Image] = [:]
  /// What is dark behind words.
  enum Words: Hashable {
    /// The side where lines begin, up to the top; they end at this part of the width, 0...1.
    case side(end: CGFloat)
    /// The lower corner there; they reach this far from it, as a part of the width.
    case corner(reach: CGFloat)
  }

  var words = Words.side(end: 0.5) {
    didSet {
      guard words != oldValue else { return }
      pictures = [:]
      setNeedsLayout()
    }
  }
  /// What the pictures are made for; they are cut to it.
  private var size = CGSize.zero
  private var isMirrored = false
  private var isHigh = false

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  func show(_ subject: any BackdropSubject, animated: Bool) {
    self.subject = subject
    let next = ImageView(image: picture(of: subject))
    next.frame = bounds
    let old = front
    front = next
    insertSubview(next, at: old == nil ? 0 : 1)
    // A page that is still fading in is removed when the next one comes.
    for view in subviews where view !== old && view !== next { view.removeFromSuperview() }
    guard animated else {
      old?.removeFromSuperview()
      return
    }
    next.alpha = 0
    View.animate(
      withDuration: effectiveAppearance.prefersReducedMotion ? 0 : 0.5,
      options: .preferredFramesPerSecond30, in: window
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

  /// The picture of a subject; the same object for the same size, so that it can be prepared.
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

  /// Darker where words stand, which is where lines begin.
  private func makePicture(of subject: any BackdropSubject) -> Image {
    guard size.width > 0, size.height > 0 else {
      return Image(size: CGSize(width: 1, height: 1), isOpaque: false, drawing: Drawing())
    }
    var drawing = subject.backdrop(filling: size, isMirrored: isMirrored)
    // Deep in the picture's own colour, so that the veil does not look like smoke; and where it
    // lets the picture through, in the colour itself, as a bright sky would turn grey otherwise.
    let mid = subject.harmony.mid.vivid(upTo: subject.isLight ? 0.16 : 0.045)
    let shade = subject.harmony.dark.blend(Self.night, 0.45)
    let rect = CGRect(origin: .zero, size: size)
    let dark = isHigh ? Color.black : shade
    let clear = isHigh ? dark : mid
    // In a tall picture the lower edge is dark enough for words that stand in its corner.
    var isTall = false
    if case .corner = words { isTall = size.height > size.width * 0.9 }
    // With increased contrast only a part of the picture is left, and nothing of it behind words.
    if isHigh { drawing.fill(rect, with: .color(Color(white: 0, alpha: isTall ? 0.86 : 0.68))) }
    if !isTall { drawing.fill(rect, with: veil(behind: words, dark: dark, clear: clear)) }
    // Dark enough behind the items that the edge of a risen one stands out from any picture.
    drawing.fill(
      rect,
      with: .linear(
        veil(dark, to: isHigh ? dark : mid, power: 1.7), from: CGPoint(x: 0, y: size.height),
        to: CGPoint(x: 0, y: size.height * (isTall ? 0.24 : 0.34))))
    drawing.grain(Self.grain, seed: 7)
    return Image(size: size, isOpaque: true, drawing: drawing)
  }

  private static let night = Color(hex: 0x060914)
  /// Enough that the veil has no bands.
  private static let grain: CGFloat = 0.012

  private func veil(behind words: Words, dark: Color, clear: Color) -> Paint {
    switch words {
    case .side(let end):
      let (from, to) = (size.width * end * 0.55, size.width * end * 1.5)
      return .linear(
        veil(dark, to: clear, power: 1.7),
        from: CGPoint(x: isMirrored ? size.width - from : from, y: 0),
        to: CGPoint(x: isMirrored ? size.width - to : to, y: 0))
    case .corner(let reach):
      // Dark up to the top, a side would look like a curtain before the sky.
      return .radial(
        veil(dark, to: clear, from: 0.47),
        center: CGPoint(x: isMirrored ? size.width : 0, y: size.height),
        radius: size.width * reach * 1.5)
    }
  }

  /// From dark to clear.
  ///
  /// - Parameters:
  ///   - shade: the colour where it is dark.
  ///   - mid: the colour where it is nearly clear.
  ///   - from: the part of the way, 0...1, that is all dark.
  ///   - power: the higher, the further the dark end reaches.
  /// - Returns: the colours from the dark end on.
  private func veil(
    _ shade: Color, to mid: Color, from: CGFloat = 0, power: CGFloat = 1
  ) -> Gradient {
    Gradient(
      (0...16).map { step in
        let x = CGFloat(step) / 16
        let part = (1 + cos(.pi * pow(x, power))) / 2
        let color = shade.blend(mid, min(1, (1 - part) * 1.5))
        return .init(from + (1 - from) * x, color.withAlphaComponent((isHigh ? 1 : 0.94) * part))
      })
  }
}

extension Color {
  /// Further away from grey, and so dark that it does not brighten a picture.
  fileprivate func vivid(upTo luminance: CGFloat) -> Color {
    let grey = (red + green + blue) / 3
    func pushed(_ channel: CGFloat) -> CGFloat { max(0, min(1, grey + (channel - grey) * 2)) }
    var color = Color(red: pushed(red), green: pushed(green), blue: pushed(blue))
    while color.relativeLuminance > luminance { color = color.shade(-0.02) }
    return color
  }
}
