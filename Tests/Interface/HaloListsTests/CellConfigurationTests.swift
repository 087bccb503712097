import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Cells with content and background configurations.
@MainActor
struct CellConfigurationTests {
  private func list(
    model: FocusModel = .pad, titles: [String] = ["a", "b", "c"]
  ) -> (stage: Stage, list: CollectionView) {
    let list = CollectionView(
      collectionViewLayout: ListLayout(rowHeight: 50, spacing: 0, insets: EdgeInsets(0)))
    list.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    list.allowsFocus = true
    list.setCells(
      titles.map { title in
        let cell = CollectionViewListCell(title: title, value: "7")
        cell.accessibilityIdentifier = title
        return cell
      })
    return (Stage(model: model, list), list)
  }

  private func texts(_ stage: Stage) -> [String: Color] {
    stage.advance(2)
    var found: [String: Color] = [:]
    for item in stage.frame().items {
      if case .text(let text, let style, _) = item.content { found[text] = style.color }
    }
    return found
  }

  private func fills(_ stage: Stage) -> [Color] {
    stage.frame().items.compactMap {
      if case .fill(_, .color(let color)) = $0.content { color } else { nil }
    }
  }

  @Test func `a row updates its colours with its state and has no focus ring`() throws {
    let (stage, list) = list()
    list.selectionFollowsFocus = true
    stage.focus(on: list.cells[1])
    #expect(texts(stage)["b"] == Palette.light.onTint)
    #expect(fills(stage) == [Palette.light.highlight])
    #expect(stage.frame().rings.isEmpty)
    stage.window.setActive(false)
    #expect(texts(stage)["b"] == Palette.light.label)
    #expect(fills(stage) == [Palette.light.unfocusedSelection])
  }

  @Test func `texts and picture are larger on the screen of a television, unless they were set`() {
    let (stage, list) = list(model: .tv)
    let cell = list.cells[0]
    var content = ListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Text", "Detail")
    content.secondaryTextProperties.font = .systemFont(ofSize: 20)
    cell.contentConfiguration = content
    func shown() -> ListContentConfiguration? {
      cell.contentConfiguration as? ListContentConfiguration
    }
    #expect(shown()?.textProperties.font == .systemFont(ofSize: 17))
    stage.window.screenCanvas = .television
    cell.contentConfiguration = content
    #expect(shown()?.textProperties.font == .systemFont(ofSize: 38, weight: .medium))
    #expect(shown()?.secondaryTextProperties.font == .systemFont(ofSize: 20))
    #expect(shown()?.imageProperties.maximumSize == CGSize(width: 40, height: 40))
  }

  @Test func `rows with configurations have no focus ring under a model that shows rings`() {
    let (stage, list) = list(model: .catalyst)
    stage.focus(on: list.cells[0])
    #expect(stage.frame().rings.isEmpty)
    list.cells[0].contentConfiguration = nil
    list.cells[0].backgroundConfiguration = nil
    #expect(list.cells[0].focusEffect != nil)
  }

  @Test func `a row with a tinted focus highlight has tinted text and a translucent fill`() {
    let (stage, list) = list()
    list.cells[0].focusHighlight = .tinted
    stage.focus(on: list.cells[0])
    let palette = Palette.light
    let tinted = texts(stage)["a"]
    #expect(tinted != palette.onTint && tinted != palette.label)
    #expect(fills(stage).map(\.alpha) == [FocusAppearance.light.rows.tintedFill])
  }

  @Test func `the configuration update handler runs when the focus of a cell changes`() {
    let (stage, list) = list()
    var states: [CellConfigurationState] = []
    list.cells[0].configurationUpdateHandler = { cell, state in
      states.append(state)
      var content = cell.contentConfiguration as? ListContentConfiguration
      content?.text = state.isFocused ? "here" : "there"
      cell.contentConfiguration = content
    }
    #expect(texts(stage).keys.contains("there"))
    stage.focus(on: list.cells[0])
    #expect(texts(stage).keys.contains("here"))
    #expect(states.last?.isFocused == true)
  }

  @Test func `a cell without automatic updates keeps its configurations when it is focused`() {
    let (stage, list) = list()
    list.cells[0].automaticallyUpdatesContentConfiguration = false
    list.cells[0].automaticallyUpdatesBackgroundConfiguration = false
    stage.focus(on: list.cells[0])
    #expect(texts(stage)["a"] == Palette.light.label)
    #expect(fills(stage).isEmpty)
  }

  @Test func `a row without user interaction cannot be focused and has the disabled text colour`()
    throws
  {
    let (stage, list) = list()
    list.cells[1].isUserInteractionEnabled = false
    stage.focus(on: list.cells[0])
    try stage.press("Down")
    #expect(stage.focused == "c")
    #expect(list.cells[1].configurationState.isDisabled)
    #expect(texts(stage)["b"] == Palette.light.disabledControlLabel)
  }

  @Test func `under the tv model the text of a focused row turns black without colours in between`()
  {
    let (stage, list) = list(model: .tv)
    stage.window.appearance = .dark
    stage.frame()
    stage.focus(on: list.cells[2])
    stage.advance(1)
    stage.focus(on: list.cells[0])
    var colors: Set<Color> = []
    for _ in 0..<60 {
      for item in stage.advance(1 / 60).items {
        if case .text("a", let style, _) = item.content { colors.insert(style.color) }
      }
    }
    #expect(colors.isSubset(of: [.black, Palette.dark.label]) && colors.contains(.black))
    let row = list.cells[0]
    #expect(row.lift == 1 && abs(row.focusedScale - (300 + 10) / 300) < 0.001)
    #expect(row.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  @Test func `a content configuration of another type replaces the content view`() {
    struct Plain: ContentConfiguration {
      final class Shown: View, ContentView {
        var configuration: any ContentConfiguration = Plain()
        var surface: View?
        func supports(_ configuration: any ContentConfiguration) -> Bool { configuration is Plain }
      }
      func makeContentView() -> any ContentView { Shown() }
      func updated(for state: any ConfigurationState) -> Plain { self }
    }
    let (_, list) = list()
    let cell = list.cells[0]
    cell.contentConfiguration = Plain()
    #expect(cell.subviews.contains { $0 is Plain.Shown })
    #expect(!cell.subviews.contains { $0 is ListContentView })
    cell.contentConfiguration = nil
    #expect(!cell.subviews.contains { $0 is Plain.Shown })
  }

  @Test func `secondary text is below the text or at the trailing end, and mirrored right to left`()
    throws
  {
    let (stage, list) = list()
    func frame(_ text: String) throws -> CGRect {
      stage.frame()
      let cell = list.cells[0]
      let label = try #require(
        cell.subviews.compactMap { $0 as? ListContentView }.first?.subviews
          .compactMap { $0 as? Label }.first { $0.text == text })
      return label.frame
    }
    #expect(try frame("7").maxX == 288)
    stage.window.layoutDirection = .rightToLeft
    #expect(try frame("7").minX == 12)
    #expect(try frame("a").maxX == 288)
    stage.window.layoutDirection = .leftToRight
    var content = ListContentConfiguration.subtitleCell()
    content.text = "a"
    content.secondaryText = "below"
    list.cells[0].contentConfiguration = content
    #expect(try frame("a").maxY < (try frame("below").minY) + 0.01)
    #expect(try frame("a").minX == (try frame("below").minX))
  }

  @Test func `deleting a cell renumbers the others and keeps their selection`() {
    let (_, list) = list()
    let cells = list.cells
    list.selectItem(at: IndexPath(item: 2, section: 0))
    list.deleteCell(at: 1)
    #expect(list.cells.elementsEqual([cells[0], cells[2]]) { $0 === $1 })
    #expect(list.cells.map(\.indexPath?.item) == [0, 1] && cells[1].indexPath == nil)
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    for index in [-1, 2] { list.deleteCell(at: index) }
    #expect(list.cells.count == 2)
    list.deleteCell(at: 1)
    list.deleteCell(at: 0)
    #expect(list.cells.isEmpty && list.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func `inserting a cell renumbers the others and keeps their selection`() {
    let (_, list) = list()
    list.selectItem(at: IndexPath(item: 1, section: 0))
    let new = CollectionViewListCell(title: "new")
    list.insertCell(new, at: 1)
    #expect(list.cells.map(\.indexPath?.item) == [0, 1, 2, 3])
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(list.cells[1] === new && list.cells[2].isSelected && !new.isSelected)
    list.insertCell(CollectionViewListCell(title: "last"), at: 99)
    #expect(list.cells.count == 5 && list.subviews.last === list.cells[4])
    list.insertCell(new, at: 0)
    #expect(list.cells.count == 5)
  }

  @Test func `a view that is removed from a focused row gets its own tint colour back`() throws {
    let (stage, list) = list()
    let row = try #require(list.cells[0] as? CollectionViewListCell)
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    row.accessories = [
      .customView(configuration: .init(customView: view, placement: .trailing()))
    ]
    stage.focus(on: row)
    stage.advance(1)
    #expect(view.tintColor == Palette.light.onTint)
    row.accessories = []
    stage.root.addSubview(view)
    #expect(view.tintColor == stage.root.tintColor)
  }
}
