import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A view that shows a picture, clipped to its corners: UIKit's `UIImageView`.
///
/// Neither clicks nor focus reach it or its subviews until `isUserInteractionEnabled` is set
/// (Apple, UIImageView documentation).
open class ImageView: View {
  /// The picture, fitted according to ``contentMode``; nil for none.
  public var image: Image? {
    didSet {
      guard image != oldValue else { return }
      setNeedsDisplay()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// The way to fit the picture into the bounds; a ``layeredImage`` always fills them.
  public var contentMode = ContentMode.scaleAspectFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  /// A picture in layers that replaces ``image``; the layers move against each other while the view
  /// floats and tilts.
  public var layeredImage: LayeredImage? {
    didSet { if layeredImage != oldValue { setNeedsDisplay() } }
  }
  /// The colour of a line along the inside of the edge, over the picture; nil for none.
  public var edgeColor: Color? { didSet { if edgeColor != oldValue { setNeedsDisplay() } } }
  /// Whether the line of ``edgeColor`` is 1 point wide instead of one device pixel.
  public var isEdgeBold = false { didSet { if isEdgeBold != oldValue { setNeedsDisplay() } } }
  /// The opacity of black over the picture, 0...1, so that another picture stands out.
  public var dimming: CGFloat = 0 { didSet { changed(.dimming, from: oldValue, to: dimming) } }
  /// The opacity of a line along the edge while the picture is lifted, 0...1: white in a dark
  /// appearance, black and stronger in a light one.
  public var rim: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The opacity of the light over the picture while it, or a superview, is lifted, 0...1.
  public var shine: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether the picture is lifted while it, or a superview, has the focus, under models that lift
  /// items (Apple, UIImageView documentation).
  ///
  /// The picture grows, but no frame changes. The view sets its scale, shadows, ``shine`` and
  /// ``rim`` to those of the appearance.
  public var adjustsImageWhenAncestorFocused = false { didSet { updateFloating() } }
  /// Whether shadow and light follow the filled outline of the picture instead of the bounds.
  ///
  /// It is meant for a picture of one layer with the proportions of the view (Apple, UIImageView
  /// documentation).
  public var masksFocusEffectToContents = false { didSet { setNeedsDisplay() } }
  /// A guide with the frame that the picture has while lifted, whether it is lifted or not.
  public private(set) lazy var focusedFrameGuide: LayoutGuide = {
    let guide = FocusedFrameGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// A view over the picture, for instance for a caption; it has the size of the image view and is
  /// lifted with it (Apple, UIImageView documentation).
  public private(set) lazy var overlayContentView: View = {
    let overlay = View(frame: CGRect(origin: .zero, size: bounds.size))
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(overlay)
    return overlay
  }()

  /// Creates a view with an empty frame that fills its bounds with a picture and crops what
  /// protrudes (`scaleAspectFill`).
  public init(image: Image? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view without a picture; a later one is stretched to the bounds (`scaleToFill`), as
  /// in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .scaleToFill
  }

  /// The size of the picture in points; that of the superclass while there is none.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override func layoutSubviews() { updateFloating() }
  open override func appearanceDidChange() {
    super.appearanceDidChange()
    updateFloating()
  }

  /// Sets scale, shadows and light for the current size and appearance.
  private func updateFloating() {
    guard adjustsImageWhenAncestorFocused else { return }
    let style = effectiveAppearance.lift
    focusedScale = style.focusedScale(longestSide: max(bounds.width, bounds.height))
    // Where the focused picture is glass, those at rest lie flat.
    shadow = effectiveAppearance.glass == nil ? style.restShadow : nil
    liftedShadow = style.scaledLiftedShadow(for: bounds.size)
    shine = style.shineOpacity
    rim = style.rimOpacity
  }

  open override var floatsWithAncestor: Bool { adjustsImageWhenAncestorFocused }
  open override var swingsWithMovement: Bool { layeredImage != nil }
  open override var tiltsInPerspective: Bool { true }

  open override func contentShape(at moment: AnimationMoment) -> Shape? {
    image == nil && layeredImage == nil
      ? super.contentShape(at: moment) : boundsShape(at: moment)
  }

  open override func draw(into builder: inout DisplayListBuilder) {
    guard let size = layeredImage?.size ?? image?.size, size.width > 0, size.height > 0 else {
      return
    }
    let bounds = presented(.bounds, bounds)
    let shape = boundsShape()
    if let layeredImage {
      let rect = ContentMode.scaleAspectFill.rect(of: size, in: bounds)
      draw(layeredImage, in: rect, shape: shape, into: &builder)
    } else if let image {
      let rect = contentMode.rect(of: size, in: bounds)
      // A picture that does not fill the bounds has no rounded corners.
      builder.add(image, in: rect, shape: contentMode.fills ? shape : .rect(rect))
    }
    let dimming = presented(.dimming, dimming)
    if dimming > 0.001 {
      builder.add(.fill(shape, .color(Color(white: 0, alpha: min(1, dimming)))))
    }
    if let edgeColor {
      if isEdgeBold {
        builder.addLine(inside: shape, color: edgeColor)
      } else {
        builder.add(.hairline(shape, edgeColor))
      }
    }
    drawLight(into: &builder, bounds: bounds, shape: effectOutline ?? shape)
  }

  open override var lightSource: Image? {
    shine > 0 ? layeredImage?.flattened ?? image : nil
  }

  open override var effectOutline: Shape? {
    guard masksFocusEffectToContents, layeredImage == nil, let image, image.size.width > 0,
      image.size.height > 0
    else { return nil }
    let bounds = presented(.bounds, bounds)
    let filled = image.drawing.silhouette
    guard !filled.elements.isEmpty else { return nil }
    return .path(
      filled.applying(
        CGAffineTransform(translationX: -image.origin.x, y: -image.origin.y)
          .concatenating(
            CGAffineTransform(
              scaleX: bounds.width / image.size.width, y: bounds.height / image.size.height)
          )
          .concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))))
  }

  private func drawLight(into builder: inout DisplayListBuilder, bounds: CGRect, shape: Shape) {
    let lift = builder.listsUpcoming ? 1 : max(0, min(1, builder.lift))
    guard lift > 0.001 else { return }
    let style = effectiveAppearance.lift
    if let lightSource {
      // The shine is a wide soft ellipse over the upper edge that follows the tilt.
      let shift = effectiveAppearance.tilt.shineShift
      let light = builder.listsUpcoming ? .zero : presented(.light, light)
      let frame = CGRect(
        x: bounds.minX - bounds.width * (0.4 - (builder.tilt.dx + light.dx) * shift),
        y: bounds.minY - bounds.height * (0.5 - (builder.tilt.dy + light.dy) * shift),
        width: bounds.width * 1.8, height: bounds.height)
      let strength = LightStrength(onDark: min(1, shine * style.darkShine), onLight: shine)
      let shine = PictureLight(
        of: lightSource, rect: bounds, shape: shape,
        effect: .shine(frame: frame, strength: strength))
      builder.add(.light(shine), alpha: lift)
      if rim == 0, !isGlass, let edge = style.shownEdge {
        let light = PictureLight(
          of: lightSource, rect: bounds, shape: shape, effect: .edge(edge))
        builder.add(.light(light), alpha: lift)
      }
    }
    drawGlassEdge(into: &builder, shape: shape, lift: lift)
    if rim > 0 {
      // The rim is thinner for small pictures, where a thick one would look like a frame.
      let width = max(1.5, min(2, min(bounds.width, bounds.height) * 0.014))
      builder.add(
        .rim(shape, width: width, color: rimColor), alpha: lift)
    }
  }
}

extension ImageView {
  /// The colour of the rim: white in a dark appearance; in a light one black and stronger, since
  /// the shadow around it is dark too.
  fileprivate var rimColor: Color {
    effectiveAppearance.palette.isDark
      ? Color(white: 1, alpha: rim) : Color(white: 0, alpha: min(1, rim * 1.5))
  }
}
