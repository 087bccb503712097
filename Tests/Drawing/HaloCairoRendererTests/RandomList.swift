import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }
  mutating func chance(_ probability: CGFloat) -> Bool { number(0...1) < probability }
  mutating func pick<T>(_ values: [T], else other: T) -> T {
    values.randomElement(using: &self) ?? other
  }
  mutating func color(opaque: Bool = false) -> Color {
    Color(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: opaque || chance(0.5) ? 1 : number(0.1...0.9))
  }
}

/// Random display lists with every kind of content, at positions between pixels.
@MainActor
struct RandomList {
  var dice: SeededGenerator
  let size: CGSize
  /// The number of points of which every position and length is a multiple; nil: any position
  /// between pixels.
  private let grid: CGFloat?
  private let images: [Image]
  /// Whether layers have effects, which apply in window space.
  var hasEffects = true
  /// Whether some items show the content beneath them, which may be any part of the window.
  var hasBackdrops = false

  init(seed: UInt64, size: CGSize = CGSize(width: 240, height: 170), grid: CGFloat? = nil) {
    dice = SeededGenerator(seed: seed)
    self.size = size
    self.grid = grid
    images = [true, false].map { opaque in
      var drawing = Drawing()
      let box = CGRect(x: 0, y: 0, width: 60, height: 40)
      if opaque { drawing.fill(box, with: .color(Color(hex: 0x336699))) }
      drawing.fill(BezierPath(ovalIn: box.insetBy(dx: 5, dy: 3)), with: Color(hex: 0xFFCC00))
      drawing.text("Ag", style: Self.style(.white, 14), in: box)
      return Image(size: box.size, isOpaque: opaque, drawing: drawing)
    }
  }

  static func style(_ color: Color, _ size: CGFloat) -> TextStyle {
    TextStyle(font: .systemFont(ofSize: size), color: color)
  }

  mutating func list(count: Int = 24) -> DisplayList {
    var list = DisplayList(size: size, background: background())
    var open = 0
    for index in 0..<count {
      let item = item(view: UInt64(index))
      if case .beginLayer = item.content { open += 1 }
      list.items.append(item)
      if open > 0, dice.chance(0.3) {
        open -= 1
        list.items.append(end(view: UInt64(index)))
      }
    }
    for index in 0..<open { list.items.append(end(view: 1000 + UInt64(index))) }
    return list
  }

  /// Returns a list that might follow this one in the next frame.
  mutating func changed(_ list: DisplayList) -> DisplayList {
    var list = list
    for _ in 0..<Int(dice.number(1...4)) {
      guard let index = list.items.indices.randomElement(using: &dice) else { continue }
      let old = list.items[index]
      switch Int(dice.number(0...5.99)) {
      case 0 where !old.content.isLayer: list.items.remove(at: index)
      case 1 where !old.content.isLayer:
        var new = item(view: old.id.view)
        while new.content.isLayer { new = item(view: old.id.view) }
        new.id = old.id
        list.items[index] = new
      case 2: list.items[index].alpha = dice.pick([0, 0.3, 0.7, 1], else: 1)
      case 3 where !old.content.isLayer:
        let other = list.items.indices.randomElement(using: &dice) ?? index
        list.items.remove(at: index)
        list.items.insert(old, at: min(other, list.items.count))
      case 4:
        let moved = old.transform.concatenating(
          CGAffineTransform(translationX: dice.number(-9...9), y: dice.number(-9...9)))
        list.items[index] = DisplayItem(
          id: old.id, transform: moved, focusedScale: old.focusedScale, clip: old.clip,
          roundedClip: old.roundedClip,
          alpha: old.alpha, content: old.content)
      default:
        list.items[index].clip = old.clip.insetBy(dx: 3.3, dy: 2.6)
      }
    }
    return list
  }

  private func end(view: UInt64) -> DisplayItem {
    DisplayItem(
      id: DisplayItemID(view: view, part: 9), transform: .identity,
      clip: CGRect(origin: .zero, size: size), alpha: 1, content: .endLayer)
  }

  private mutating func background() -> Paint {
    switch Int(dice.number(0...2.99)) {
    case 0: .color(dice.color(opaque: true))
    case 1:
      .linear(
        Gradient(dice.color(opaque: true), dice.color(opaque: true)), from: .zero,
        to: CGPoint(x: size.width, y: size.height))
    default:
      .radial(
        Gradient(dice.color(opaque: true), dice.color(opaque: true)),
        center: CGPoint(x: 70, y: 40), radius: 200)
    }
  }

  private mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let length = dice.number(range)
    return grid.map { max(min(0, range.lowerBound), (length / $0).rounded(.up) * $0) } ?? length
  }

  private mutating func rect() -> CGRect {
    CGRect(x: length(0...10), y: length(0...10), width: length(1...110), height: length(1...80))
  }

  private mutating func shape() -> Shape {
    let rect = rect()
    switch Int(dice.number(0...3.99)) {
    case 0: return .rect(rect)
    case 1: return .rounded(rect, radius: dice.number(0...30), curve: .circular)
    case 2: return .rounded(rect, radius: dice.number(0...30), curve: .continuous)
    default: return .path(Figures.heart(in: rect))
    }
  }

  private mutating func item(view: UInt64) -> DisplayItem {
    var transform = CGAffineTransform(
      translationX: length(-20...200), y: length(-20...140))
    switch Int(dice.number(0...5.99)) {
    case 0: transform = transform.scaledBy(x: 1.1, y: 1.1)
    case 1:
      let scale = dice.number(0.6...1.4)
      transform = transform.scaledBy(x: scale, y: scale)
    case 2:
      transform = CGAffineTransform(rotationAngle: dice.number(-0.5...0.5))
        .concatenating(transform)
    default: break
    }
    var clip = CGRect(origin: .zero, size: size)
    if dice.chance(0.2) { clip = clip.insetBy(dx: length(0...60), dy: length(0...40)) }
    var rounded: Shape?
    if dice.chance(0.25) {
      let box = CGRect(origin: .zero, size: size)
        .insetBy(dx: length(0...70), dy: length(0...50))
      rounded = .rounded(box, radius: 20, curve: dice.pick([.circular], else: .continuous))
    }
    return DisplayItem(
      id: DisplayItemID(view: view, part: 0), transform: transform, focusedScale: 1.1, clip: clip,
      roundedClip: rounded, alpha: dice.chance(0.7) ? 1 : dice.number(0...1), content: content())
  }

  private mutating func content() -> DisplayContent {
    if hasBackdrops, dice.chance(0.2) {
      return .backdrop(
        shape(),
        Material(
          sigma: dice.number(0...14), saturation: dice.number(0...2), tint: dice.color()))
    }
    switch Int(dice.number(0...11.99)) {
    case 0: return .fill(shape(), .color(dice.color()))
    case 1:
      return .fill(
        shape(),
        .linear(Gradient(dice.color(), dice.color()), from: .zero, to: CGPoint(x: 60, y: 90)))
    case 2:
      return .fill(
        shape(),
        .radial(
          Gradient(dice.color(), .clear), center: CGPoint(x: 30, y: 30), radius: 80))
    case 3:
      return .stroke(
        shape(), width: dice.number(0.5...6), color: dice.color(),
        dash: dice.chance(0.3) ? [4, 3] : [])
    case 4: return .hairline(shape(), dice.color())
    case 5:
      let rect = rect()
      let shapes: [Shape] = [
        .rect(rect), .rounded(rect, radius: 9, curve: .continuous), .path(BezierPath(ovalIn: rect)),
      ]
      let shape = dice.pick(shapes, else: .rect(rect))
      return .image(
        dice.pick(images, else: images[0]), rect: rect, shape: shape)
    case 6:
      return .text(
        "Hello, focus", Self.style(dice.color(), dice.number(9...20)), rect: rect())
    case 7:
      return .shadow(
        shape(),
        Shadow(
          offsetY: dice.number(-3...14).rounded(), sigma: dice.number(0...14),
          color: dice.color()),
        knockout: dice.chance(0.5))
    case 8, 9:
      return .halo(
        HaloRing(
          shape: shape(), side: dice.chance(0.6) ? .outside : .inside, width: dice.number(1...4),
          gap: dice.number(0...3), color: dice.color(),
          spread: dice.chance(0.3) ? dice.number(0...6) : 0))
    case 10: return .light(light())
    default: return .beginLayer(bounds: rect(), effect: effect())
    }
  }

  private mutating func light() -> PictureLight {
    let rect = rect()
    let strength = LightStrength(onDark: dice.number(0...1), onLight: dice.number(0...1))
    let effects: [PictureLight.Effect] = [
      .pool(
        LightPool(
          sigma: dice.number(2...14), offsetY: dice.number(-3...9), opacity: strength)),
      .edge(EdgeLight(width: dice.number(0.5...3), top: strength, bottom: 0.05)),
      .shine(frame: self.rect(), strength: strength),
    ]
    return PictureLight(
      of: dice.pick(images, else: images[0]), rect: rect,
      shape: .rounded(rect, radius: 9, curve: .continuous),
      effect: dice.pick(effects, else: effects[0]))
  }

  private mutating func effect() -> LayerEffect? {
    switch Int(dice.number(0...2.99)) {
    case _ where !hasEffects: return nil
    case 0: return nil
    case 1: return .edgeFade(left: dice.number(0...12), right: dice.number(0...30))
    default:
      let turn = CATransform3D.rotation(x: dice.number(-0.1...0.1), y: dice.number(-0.4...0.4))
      return .projection(
        CATransform3D.translation(x: -120, y: -85, z: 0).concatenating(turn)
          .concatenating(.perspective(depth: 1.0 / 700))
          .concatenating(.translation(x: 120, y: 85, z: 0)))
    }
  }
}

extension DisplayContent {
  var isLayer: Bool {
    switch self {
    case .beginLayer, .endLayer: true
    default: false
    }
  }
}
