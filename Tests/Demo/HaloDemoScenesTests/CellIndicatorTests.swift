import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloLists
import HaloSceneGraph
import Testing

/// The focus indicator of a cell, whatever its parts are (WWDC21 10260, 5:18, 6:45 to 7:45).
///
/// A cell with a background configuration is highlighted. Without one it has the ring of models
/// that draw one by default, or the ring that the program gives it. Other cells show nothing, as in
/// UIKit, and the audit reports this.
@MainActor
struct CellIndicatorTests {
  enum Kind: String, CaseIterable, Sendable {
    case cell, listCell, tableCell

    @MainActor var made: CollectionViewCell {
      switch self {
      case .cell: CollectionViewCell()
      case .listCell: CollectionViewListCell()
      case .tableCell: TableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
  }

  enum Parts: String, CaseIterable, Sendable {
    case bare, content, background, clearBackground, both

    var highlights: Bool { self == .background || self == .both }
  }

  enum Effect: String, CaseIterable, Sendable {
    case standard, given, none
  }

  private static let models: [FocusModel] = [FocusModel.pad, .catalyst, .tv].map { model in
    var model = model
    model.defersFocus = false
    return model
  }

  private func cell(_ kind: Kind, _ parts: Parts, _ effect: Effect) -> CollectionViewCell {
    let cell = kind.made
    cell.accessibilityLabel = "Cell"
    cell.backgroundConfiguration = nil
    if parts == .content || parts == .both || parts == .clearBackground {
      var content = ListContentConfiguration.cell()
      content.text = "Row"
      cell.contentConfiguration = content
    } else {
      let label = Label("Row", font: .systemFont(ofSize: 17))
      label.frame = CGRect(x: 12, y: 8, width: 80, height: 28)
      cell.contentView.addSubview(label)
    }
    if parts == .clearBackground { cell.backgroundConfiguration = .clear() }
    if parts.highlights { cell.backgroundConfiguration = .listPlainCell() }
    switch effect {
    case .standard: break
    case .given: cell.focusEffect = FocusHaloEffect()
    case .none: cell.focusEffect = nil
    }
    return cell
  }

  private func window(
    _ cells: [CollectionViewCell], _ model: FocusModel, _ renderer: Renderer
  ) -> (window: Window, player: ScenePlayer) {
    let window = Window(
      size: CGSize(width: 400, height: 300), model: model, appearance: .light,
      textMeasurer: renderer.text)
    let controller = ViewController()
    window.rootViewController = controller
    let list = CollectionView(
      collectionViewLayout: ListLayout(rowHeight: 44, spacing: 20, insets: EdgeInsets(20)))
    list.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    list.allowsFocus = true
    list.setCells(cells)
    controller.view.addSubview(list)
    return (window, ScenePlayer(window: window))
  }

  @Test(
    "the focus changes the pixels of a cell exactly if an indicator is expected",
    arguments: Kind.allCases, Parts.allCases)
  func cells(kind: Kind, parts: Parts) throws {
    let renderer = Renderer(text: TestFonts.textEngine())
    for model in Self.models {
      for effect in Effect.allCases {
        let cells = [cell(kind, parts, effect), cell(kind, parts, effect)]
        let (window, player) = window(cells, model, renderer)
        let pictures = try cells.map { cell in
          window.focusSystem?.requestFocusUpdate(to: cell)
          player.rest()
          try #require(cell.isFocused)
          return try renderer.picture(of: player.frame(), scale: 1)
        }
        let measure = IndicatorMeasure(of: cells[0], focused: pictures[0], unfocused: pictures[1])
        let hasRing =
          model.look == .halo
          && (effect == .given || effect == .standard && model.ringsByDefault && !parts.highlights)
        // In the model tv, a cell with an effect is lifted.
        let rises = model.look == .lift && effect == .given
        let comment: Comment = "\(model.name), \(kind), \(parts), effect \(effect)"
        #expect(
          (measure.differingArea > 0) == (parts.highlights || hasRing || rises), comment)
        #expect((cells[0].focusEffect != nil && model.look == .halo) == hasRing, comment)
      }
    }
  }

  @Test("the audit finds cells that show no focus", arguments: [Parts.bare, .content])
  func reported(parts: Parts) throws {
    let renderer = Renderer(text: TestFonts.textEngine())
    let cells = [cell(.cell, parts, .standard), cell(.cell, parts, .standard)]
    let (window, player) = window(cells, Self.models[0], renderer)
    player.rest()
    let found = audit(window, rules: [.indicatorMissing], operability: { _ in true }).findings
    #expect(found.count == 1 && found.first?.allItems.count == 2)
  }

  @Test("a cell with its own background for each state has no ring, and one for all states has")
  func ownBackgrounds() throws {
    let renderer = Renderer(text: TestFonts.textEngine())
    let (own, fixed, still) = (
      cell(.cell, .both, .standard), cell(.cell, .both, .standard), cell(.cell, .both, .standard)
    )
    own.configurationUpdateHandler = { cell, state in
      var background = BackgroundConfiguration.clear()
      background.backgroundColor = state.isFocused ? .black : .white
      cell.backgroundConfiguration = background
    }
    fixed.backgroundConfiguration?.backgroundColor = Color(hex: 0xFFF3B0)
    still.automaticallyUpdatesBackgroundConfiguration = false
    let (_, player) = window([own, fixed, still], Self.models[1], renderer)
    player.rest()
    #expect(own.focusEffect == nil)
    #expect(fixed.focusEffect != nil && still.focusEffect != nil)
    // Neither a selection nor an inactive window adds a ring to a highlighted row.
    let row = cell(.listCell, .both, .standard)
    let (second, turn) = self.window([row], Self.models[1], renderer)
    second.focusSystem?.requestFocusUpdate(to: row)
    row.collectionView?.selectItem(at: row.indexPath)
    second.setActive(false)
    turn.rest()
    #expect(row.isFocused && row.isSelected && row.focusEffect == nil)
  }

  @Test("a row with a custom focus style has no ring")
  func customFocusStyle() throws {
    let renderer = Renderer(text: TestFonts.textEngine())
    let row = TableViewCell(style: .default, reuseIdentifier: nil)
    row.backgroundConfiguration = nil
    row.focusStyle = .custom
    let (window, player) = window([row], Self.models[1], renderer)
    window.focusSystem?.requestFocusUpdate(to: row)
    player.rest()
    #expect(row.isFocused && row.focusEffect == nil)
  }
}
