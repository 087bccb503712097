import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloLists
import HaloSceneGraph
import Testing

/// Rows in every state side by side, and alerts on a television.
@MainActor
struct RowStatesTests {
  /// A row that shows a given state, whatever its own state is.
  private final class Specimen: CollectionViewListCell {
    init(_ name: String, _ change: (inout CellConfigurationState) -> Void) {
      super.init(frame: .zero)
      automaticallyUpdatesContentConfiguration = false
      automaticallyUpdatesBackgroundConfiguration = false
      var state = CellConfigurationState()
      change(&state)
      let wanted = state
      configurationUpdateHandler = { cell, state in
        var shown = wanted
        shown.appearance = state.appearance
        shown.look = state.look
        var content = ListContentConfiguration.valueCell()
        content.text = name
        content.secondaryText = "12"
        content.symbol = Symbol(
          fill: BezierPath(ovalIn: CGRect(x: 4, y: 4, width: 16, height: 16)))
        cell.contentConfiguration = content.updated(for: shown)
        cell.backgroundConfiguration = BackgroundConfiguration.listSidebarCell()
          .updated(for: shown)
      }
    }
  }

  private static let states: [(name: String, change: (inout CellConfigurationState) -> Void)] = [
    ("At rest", { _ in }),
    ("Focused", { $0.isFocused = true }),
    (
      "Focused and pressed",
      {
        $0.isFocused = true
        $0.isHighlighted = true
      }
    ),
    (
      "Focused, tinted",
      {
        $0.isFocused = true
        $0.focusHighlight = .tinted
      }
    ),
    ("Selected", { $0.isSelected = true }),
    (
      "Focused, window inactive",
      {
        $0.isFocused = true
        $0.isWindowActive = false
      }
    ),
    ("Disabled", { $0.isDisabled = true }),
  ]

  private func sheet(
    _ appearance: FocusAppearance, model: FocusModel, as name: String, scale: CGFloat = 1
  ) throws {
    let renderer = Renderer(text: TestFonts.textEngine())
    let list = CollectionView(
      collectionViewLayout: ListLayout(rowHeight: 52, spacing: 12, insets: EdgeInsets(20)))
    list.allowsFocus = false
    list.setCells(Self.states.map { Specimen($0.name, $0.change) })
    let controller = ViewController()
    controller.view.addSubview(list)
    list.frame = CGRect(x: 0, y: 0, width: 360, height: 490)
    let window = Window(
      size: list.frame.size, model: model, appearance: appearance, textMeasurer: renderer.text)
    window.rootViewController = controller
    let player = ScenePlayer(window: window, scale: scale)
    player.rest()
    expectPicture(try renderer.picture(of: player.frame(), scale: scale), matches: name)
  }

  @Test("rows in light colours look like their golden picture") func light() throws {
    try sheet(.light, model: .pad, as: "rows-light")
  }

  @Test("rows in dark colours look like their golden picture") func dark() throws {
    try sheet(.dark, model: .pad, as: "rows-dark")
  }

  @Test("rows on a television look like their golden picture") func television() throws {
    try sheet(.dark, model: .tv, as: "rows-tv")
  }

  @Test("rows at scale 2 look like their golden picture") func large() throws {
    try sheet(.light, model: .pad, as: "rows-light-2x", scale: 2)
  }

  @Test(
    "the sidebar and its alert in the model tv look like their golden pictures",
    arguments: ["row", "alert"])
  func photos(what: String) throws {
    let scene = try SceneHarness("photos", scale: 0.5, appearance: .dark)
    scene.window.focusSystem?.model = .tv
    try scene.press(Array(repeating: "Down", count: 10).joined(separator: " "))
    #expect(scene.focus == "new-album")
    if what == "alert" {
      try scene.press("Return")
      #expect(scene.focus == "album-title")
    }
    let region =
      what == "row"
      ? CGRect(x: 0, y: 380, width: 480, height: 180)
      : CGRect(x: 400, y: 200, width: 480, height: 400)
    expectPicture(try scene.picture(of: region), matches: "photos-tv-\(what)")
  }
}
