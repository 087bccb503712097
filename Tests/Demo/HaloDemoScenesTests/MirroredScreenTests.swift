import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloLists
import HaloSceneGraph
import Testing

/// A screen whose parts are symmetric: walked from right to left, it is at every moment the
/// mirrored picture of the same screen walked from left to right.
@MainActor
struct MirroredScreenTests {
  private static let size = CGSize(width: 480, height: 320)

  /// A plain cell that grows or has a ring.
  private final class Tile: CollectionViewCell {
    private let color: Color

    init(_ color: Color) {
      self.color = color
      super.init(frame: .zero)
      cornerRadius = 10
      shadow = Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: 0.2))
    }

    override func layoutSubviews() {
      focusEffect = FocusHaloEffect(roundedRect: bounds, cornerRadius: 10, curve: .continuous)
      // The cell grows by whole points on both sides, because halves of pixels are rounded to the
      // right.
      focusedScale = (bounds.width + 4) / max(1, bounds.width)
    }

    override func updateConfiguration(using state: CellConfigurationState) {
      backgroundColor = color.mixed(with: .white, by: state.isHighlighted ? 0.5 : 0)
    }
  }

  /// A screen with a list at the leading edge and a grid beside it.
  private final class Screen: ViewController {
    private let list = CollectionView(collectionViewLayout: ListLayout(rowHeight: 40))
    private let grid = CollectionView(collectionViewLayout: GridLayout(minimumWidth: 72))

    override func viewDidLoad() {
      view.accessibilityIdentifier = "screen"
      list.backgroundColor = Color(hex: 0xE0E0E6)
      list.setCells((0..<9).map { Tile(Color(hex: 0x405060 + UInt32($0) * 0x101008)) })
      grid.setCells((0..<14).map { Tile(Color(hex: 0x903020 + UInt32($0) * 0x000A0C)) })
      for part in [list, grid] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        part.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      }
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      list.widthAnchor.constraint(equalToConstant: 120).isActive = true
      grid.leadingAnchor.constraint(equalTo: list.trailingAnchor).isActive = true
      grid.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
  }

  private func player(
    _ direction: LayoutDirection, _ model: FocusModel, scale: CGFloat, _ text: TextEngine
  ) -> ScenePlayer {
    let window = Window(size: Self.size, model: model, appearance: .light, textMeasurer: text)
    window.layoutDirection = direction
    window.rootViewController = Screen()
    let player = ScenePlayer(window: window, scale: scale)
    player.rest()
    return player
  }

  @Test(
    "every moment of a right-to-left screen is the mirrored picture of a left-to-right screen",
    arguments: [false, true], TestEffort.cases([1, 2], few: [1]) as [CGFloat])
  func moments(isTV: Bool, scale: CGFloat) throws {
    let model = isTV ? FocusModel.tv : .pad
    let renderer = Renderer(text: TestFonts.textEngine())
    let plain = player(.leftToRight, model, scale: scale, renderer.text)
    let mirrored = player(.rightToLeft, model, scale: scale, renderer.text)
    let keys = [
      "Tab", "Down", "Tab", "Right", "Down", "Right", "Left", "Down", "Down", "shift+Tab",
    ]
    for key in keys {
      let opposite = ["Left": "Right", "Right": "Left"][key] ?? key
      plain.press(try Key(name: key))
      mirrored.press(try Key(name: opposite))
      for _ in 0..<3 {
        let difference = PictureDifference(
          try renderer.picture(of: plain.frame(), scale: scale).mirrored(),
          try renderer.picture(of: mirrored.frame(), scale: scale))
        // Cairo flattens a curve from its start, and the pattern that prevents banding of shadows
        // goes from left to right.
        #expect(
          difference.beyondTolerance == 0 && difference.meanError < 0.3,
          "\(key), \(plain.time): \(difference)")
        for player in [plain, mirrored] { player.advance(by: 0.07) }
      }
    }
  }
}
