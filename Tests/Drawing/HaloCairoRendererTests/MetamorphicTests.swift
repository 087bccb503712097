import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

/// Different ways to draw the same picture, over random display lists.
@MainActor
struct MetamorphicTests {
  @Test(arguments: TestEffort.seeds(0..<40, few: 15))
  func `a list of twice the size is the same as the list drawn at twice the scale`(seed: Int) throws
  {
    var random = RandomList(seed: 2000 + UInt64(seed))
    random.hasEffects = false
    let list = random.list()
    for scale in [0.5, 1] as [CGFloat] {
      let large = try picture(of: list.scaled(by: 2), scale: scale, by: freshRenderer())
      let dense = try picture(of: list, scale: scale * 2, by: freshRenderer())
      let difference = PictureDifference(large, dense)
      #expect(difference.isNone, "\(difference)")
    }
  }

  @Test(arguments: TestEffort.seeds(0..<40, few: 15))
  func `a list clipped to whole pixels is the same as a crop of its picture`(seed: Int) throws {
    var random = RandomList(seed: 3000 + UInt64(seed))
    let list = random.list()
    let scale = random.dice.pick([1, 1.25, 2], else: 1)
    // Steps of 4 points are whole pixels at each of these scales.
    let rect = CGRect(
      x: 4 * random.dice.number(0...30).rounded(), y: 4 * random.dice.number(0...20).rounded(),
      width: 4 * random.dice.number(1...30).rounded(),
      height: 4 * random.dice.number(1...20).rounded())
    let whole = try picture(of: list, scale: scale, by: freshRenderer())
    let clipped = try picture(of: list.clipped(to: rect), scale: scale, by: freshRenderer())
    let empty = DisplayList(size: list.size, background: list.background)
    let surface = try picture(of: empty, scale: scale, by: freshRenderer())
    let part = PixelRect(
      x: Int(rect.minX * scale), y: Int(rect.minY * scale), width: Int(rect.width * scale),
      height: Int(rect.height * scale))
    surface.copy(part, of: whole, toX: part.x, y: part.y)
    let difference = PictureDifference(surface, clipped)
    #expect(difference.isNone, "\(difference)")
  }

  @Test(arguments: TestEffort.seeds(0..<40, few: 15))
  func `a mirrored list of symmetric items is the same as its picture mirrored`(seed: Int) throws {
    var random = RandomList(
      seed: 4000 + UInt64(seed), size: CGSize(width: 240, height: 172), grid: 4)
    random.hasEffects = false
    var list = random.list()
    list.items = list.items.compactMap(\.symmetric)
    list.background = .color(Color(hex: 0x808080))
    let scale = random.dice.pick([1, 2] as [CGFloat], else: 1)
    let plain = try picture(of: list, scale: scale, by: freshRenderer())
    let mirrored = try picture(of: list.mirrored, scale: scale, by: freshRenderer())
    let difference = PictureDifference(try plain.mirrored(), mirrored)
    // Cairo flattens a curve from its start and counts coverage from the left and the top, so a
    // slanted edge may be a few levels lighter or darker; a wrong edge is a whole row. A wide
    // shadow has samples at every second pixel from its left edge, so that it may be a level off.
    #expect(difference.meanError < 0.3, "\(difference)")
    #expect(difference.beyondTolerance <= 20, "\(difference)")
  }

  @Test(arguments: [1, 1.04, 1.1] as [CGFloat], [1, 1.25, 2] as [CGFloat])
  func `a symmetric image at a mirrored position is the same as its picture mirrored`(
    growth: CGFloat, scale: CGFloat
  ) throws {
    // The box has whole pixels at each scale, at rest and enlarged.
    let box = CGRect(x: 0, y: 0, width: 80, height: 40)
    var drawing = Drawing()
    drawing.fill(box, with: .color(Color(hex: 0x336699)))
    drawing.fill(BezierPath(ovalIn: box.insetBy(dx: 8, dy: 4)), with: Color(hex: 0xFFCC00))
    let image = Image(size: box.size, isOpaque: true, drawing: drawing)
    let size = CGSize(width: 120, height: 80)
    let shape = Shape.rounded(box, radius: 12, curve: .continuous)
    func picture(x: CGFloat) throws -> PixelSurface {
      let place = CGAffineTransform(translationX: x, y: 40).scaledBy(x: growth, y: growth)
        .translatedBy(x: -40, y: -20)
      return try drawn(
        [.image(image, rect: box, shape: shape)], size: size, transform: place,
        focusedScale: 1.1, scale: scale)
    }
    let difference = PictureDifference(
      try picture(x: 52).mirrored(), try picture(x: size.width - 52))
    // The oval's edge differs for the same reason as above.
    #expect(difference.isWithin(16) && difference.meanError < 0.05, "\(difference)")
  }
}

extension DisplayItem {
  /// The item if its geometry alone can be mirrored; nil otherwise.
  ///
  /// Text, pictures and their light have a left and a right, dashes begin at a corner, and content
  /// between pixels is moved to the nearest ones by its left edge.
  fileprivate var symmetric: DisplayItem? {
    if case .endLayer = content { return self }
    if case .beginLayer = content { return self }
    if transform.b == 0, transform.a != 1 { return nil }
    switch content {
    case .text, .image, .light: return nil
    case .stroke(let shape, let width, let color, let dash):
      let even = max(2, (width / 2).rounded() * 2)
      guard dash.isEmpty else { return nil }
      return DisplayItem(
        id: id, transform: transform, focusedScale: focusedScale, clip: clip,
        roundedClip: roundedClip, alpha: alpha,
        content: .stroke(shape, width: even, color: color, dash: []))
    default: return self
    }
  }
}
