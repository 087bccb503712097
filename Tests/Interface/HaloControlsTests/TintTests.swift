import Foundation
import HaloDisplayList
import Testing

@testable import HaloControls
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The tint colour of a view, in the controls inside it.
@MainActor
struct TintTests {
  private let orange = Color(hex: 0xFF9500)
  private let navy = Color(hex: 0x003080)

  @Test
  func `a button without a surface has the tint colour of its ancestors while there is one`() {
    let button = Button(type: .system)
    button.setTitle("Next", for: .normal)
    let stage = Stage(model: .pad, button)
    let own: Color = stage.window.appearance.palette.symbol
    #expect(button.titleLabel.textColor == own)
    stage.root.tintColor = orange
    #expect(button.titleLabel.textColor == orange)
    button.tintColor = navy
    #expect(button.titleLabel.textColor == navy)
    button.tintColor = nil
    stage.root.tintColor = nil
    #expect(button.titleLabel.textColor == own)
  }

  @Test func `a button that moves to another superview has the tint colour there`() {
    let button = Button(type: .system)
    button.setTitle("Next", for: .normal)
    let bar = View()
    bar.tintColor = orange
    let stage = Stage(model: .pad, bar, button)
    bar.addSubview(button)
    stage.frame()
    #expect(button.titleLabel.textColor == orange)
  }

  @Test func `a filled button has text that is readable on its tint colour`() {
    let button = Button(configuration: .filled())
    let stage = Stage(model: .pad, button)
    stage.root.tintColor = orange
    #expect(button.backgroundColor == orange && button.titleLabel.textColor == .black)
    stage.root.tintColor = navy
    #expect(button.backgroundColor == navy && button.titleLabel.textColor == .white)
  }

  @Test func `the focused row of a list is filled with the list's tint colour`() throws {
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: ListLayout(rowHeight: 44, spacing: 0))
    list.allowsFocus = true
    let cells = ["one", "two"].map { CollectionViewListCell(title: $0) }
    list.setCells(cells)
    let stage = Stage(model: .pad, list)
    list.tintColor = navy
    stage.focus(on: cells[0])
    stage.advance(1)
    let content = try #require(cells[0].contentConfiguration as? ListContentConfiguration)
    #expect(content.textProperties.color == .white)
    #expect(
      cells[0].backgroundConfiguration?.resolvedBackgroundColor(
        for: cells[0].effectiveAppearance.palette.highlight) == navy)
  }

  @Test func `a view's traits do not depend on its tint colour`() {
    let view = View()
    let stage = Stage(model: .pad, view)
    let before = view.traitCollection
    stage.root.tintColor = orange
    #expect(view.traitCollection === before)
  }
}
