import Controls
import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A top row and shelves of pictures that grow by the tvOS rule.
@MainActor
final class TVHomeScene: TVSceneController {
  private lazy var scroll = ShelfStack { [unowned self] in shelves }
  private var shelves: [Shelf] = []
  /// Over what scrolls out at the top.
  private let topFade = Scrim(towards: .top)
  private let wordmark = Wordmark()
  private let glow = ImageView(image: Glow.image)

  override var scrollsBeneathHints: Bool { true }

  override func viewDidLoad() {
    let top = Shelf(
      id: "top", title: nil, kind: .top,
      names: ["fjord", "desert-road", "aurora", "lighthouse", "silk"])
    let next = Shelf(
      id: "up-next", title: "Up Next", kind: .wide,
      names: [
        "dunes", "ringed-planet", "reeds", "comet", "fog-ridges", "city-blocks", "balloons",
        "harbour-night",
      ])
    let posters = Shelf(
      id: "films", title: "New Films", kind: .poster,
      names: [
        "slot-canyon", "koi-pond", "bauhaus", "snow-peak", "nine-waves", "coral-reef",
        "bridge-in-fog", "lavender-field", "paper-leaves", "moon-over-water",
      ])
    let more = Shelf(
      id: "studies", title: "Quiet Studies", kind: .wide,
      names: [
        "contours", "discs", "misty-forest", "quiet-arches", "rain-on-glass", "terrazzo",
        "birch-winter", "cactus-garden",
      ])
    shelves = [top, next, posters, more]

    scroll.accessibilityIdentifier = "home"
    scroll.clipsToBounds = false
    scroll.addSubview(glow)
    scroll.addSubview(wordmark)
    shelves.forEach(scroll.addSubview)
    canvas.addSubview(scroll)
    view.addSubview(topFade)
    topFade.alpha = 0
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { shelves }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = canvasSize
    scroll.frame = CGRect(origin: .zero, size: size)
    place(wordmark, CGRect(x: 80, y: 30, width: 300, height: 56))
    var y: CGFloat = 0
    for shelf in shelves {
      let height = shelf.height
      shelf.frame = CGRect(x: 0, y: y, width: size.width, height: height)
      y += height
    }
    // The last shelf ends above the hints.
    scroll.contentSize = CGSize(width: size.width, height: y + 60)
    // From the window's edge, which may lie above the canvas.
    let scale = Self.scale(in: view.bounds.size)
    let above = (view.bounds.height - size.height * scale) / 2
    topFade.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: above + 64 * scale)
    glow.isHidden = view.effectiveAppearance.accessibilityContrast == .high
    if glow.bounds.isEmpty { placeGlow(behind: shelves.first) }
  }

  private func placeGlow(behind shelf: Shelf?) {
    guard let shelf else { return }
    glow.frame = CGRect(
      x: -260, y: shelf.frame.midY - 520, width: canvasSize.width + 520, height: 1040)
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let next = context.nextFocusedItem else { return }
    let shelf = shelves.first { $0.contains(next) }
    coordinator.addCoordinatedFocusingAnimations { _ in
      self.placeGlow(behind: shelf)
      self.topFade.alpha = self.scroll.contentOffset.y > 0 ? 1 : 0
    }
  }
}

/// The shelves, one below the other; the one with the focus always stands at the same place.
@MainActor
private final class ShelfStack: ScrollView {
  private let shelves: () -> [Shelf]

  /// Of the focused shelf's title below the upper edge: the safe area.
  private static let anchor: CGFloat = 60

  init(shelves: @escaping () -> [Shelf]) {
    self.shelves = shelves
    super.init(frame: .zero)
  }

  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    let all = shelves()
    guard let index = all.firstIndex(where: { $0.contains(item) }) else { return proposed }
    return CGPoint(x: 0, y: index == 0 ? 0 : all[index].frame.minY - Self.anchor)
  }
}

/// The very soft light behind the row that has the focus.
@MainActor
private enum Glow {
  static let image: Image = {
    let size = CGSize(width: 256, height: 128)
    var drawing = Drawing()
    let color = Color(hex: 0x8D5BD6)
    let stops = (0...12).map { step -> Gradient.Stop in
      let x = CGFloat(step) / 12
      return .init(x, color.withAlphaComponent(0.13 * (1 + cos(.pi * x)) / 2))
    }
    // A circle in a space that is stretched to the picture's proportions when shown.
    drawing.fill(
      CGRect(origin: .zero, size: size),
      with: .radial(Gradient(stops), center: CGPoint(x: 128, y: 64), radius: 64))
    return Image(size: size, isOpaque: false, drawing: drawing)
  }()
}

/// The name of the house, with a ring around its dot.
@MainActor
private final class Wordmark: Decoration {
  private let dot = View()
  private let name = TVStyle.label("Halo", size: 38, weight: .semibold)

  init() {
    super.init(frame: .zero)
    dot.backgroundColor = TVStyle.text
    dot.cornerRadius = 8
    addSubview(dot)
    addSubview(name)
  }

  private func placed(_ rect: CGRect) -> CGRect {
    window?.layoutDirection == .rightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  override func layoutSubviews() {
    dot.frame = placed(CGRect(x: 12, y: 20, width: 16, height: 16))
    name.frame = placed(CGRect(x: 54, y: 0, width: 240, height: 56))
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let ring = placed(CGRect(x: 4, y: 12, width: 32, height: 32))
    builder.add(
      .stroke(
        .path(BezierPath(ovalIn: ring)), width: 4, color: Color(hex: 0xB79CFF), dash: []))
  }
}
