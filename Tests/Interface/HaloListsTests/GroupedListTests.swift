import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The cards, separators and disclosure indicators of an inset grouped list.
@MainActor
struct GroupedListTests {
  private let list = CollectionView(
    collectionViewLayout: ListLayout(
      appearance: .insetGrouped, rowHeight: 50, spacing: 0, insets: EdgeInsets(20)))
  private let rows = (0..<4).map { index in
    let row = CollectionViewListCell(title: "Row \(index)")
    row.accessibilityIdentifier = "row-\(index)"
    row.accessories = [.disclosureIndicator()]
    return row
  }
  private let stage: Stage

  init() {
    list.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    list.allowsFocus = true
    stage = Stage(model: .pad, list)
    list.setCells(rows)
    stage.frame()
  }

  private func separators() -> [CGFloat] {
    rows.flatMap { $0.subviews.filter { $0 is Decoration }.map(\.alpha) }
  }

  @Test func `a section of a grouped list has one card behind all its rows`() {
    #expect(list.subviews.first?.frame == CGRect(x: 20, y: 20, width: 360, height: 200))
    list.setCells([])
    stage.frame()
    #expect(list.subviews.filter { $0 is Decoration && !$0.isHidden }.isEmpty)
  }

  @Test func `rows have separators between them, except next to the focused row`() {
    #expect(separators() == [1, 1, 1])
    stage.focus(on: rows[1])
    #expect(separators() == [0, 0, 1])
    stage.focus(on: rows[3])
    #expect(separators() == [1, 1, 0])
  }

  @Test func `a row gets a separator when a row is added below it, and the last row has none`() {
    list.insertCell(CollectionViewListCell(title: "Row 4"), at: 4)
    stage.frame()
    #expect(separators() == [1, 1, 1, 1])
    list.deleteCell(at: 4)
    stage.rest()
    #expect(separators() == [1, 1, 1])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a disclosure indicator is at the trailing end of its row and points there`(
    direction: LayoutDirection
  )
    throws
  {
    stage.window.layoutDirection = direction
    stage.advance(1)
    let isMirrored = direction == .rightToLeft
    let row = rows[0]
    let chevron = try #require(row.subviews.first { $0 is SurfaceSymbol })
    #expect((chevron.center.x < row.bounds.midX) == isMirrored)
    #expect(chevron.transform.a == (isMirrored ? -1 : 1))
    let content = try #require(row.subviews.first { $0 is ListContentView })
    #expect(!content.frame.overlaps(chevron.frame))
    #expect(content.frame.width + row.trailingRoom == row.bounds.width)
  }
}
