import FocusEngine
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Lists whose delegate refuses focus for the items because a view in the cells takes it.
@MainActor
struct ItemsInsideCellsTests {
  private final class Cell: CollectionViewCell {
    let inside = Tile("", 10, 10, 30, 30)
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(inside)
    }
  }

  private let list = CollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 120),
    collectionViewLayout: CollectionViewCompositionalLayout { _, _ in
      let size = CollectionLayoutSize(
        widthDimension: .absolute(80), heightDimension: .absolute(50))
      let section = CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      section.contentInsets = .init(top: 0, leading: 0, bottom: 100, trailing: 0)
      return section
    })
  private let delegate = ListDelegate()
  private let source: CollectionViewDiffableDataSource<Int, String>
  private let stage: Stage

  /// - Parameter hasTiles: whether the cells contain a view that takes the focus.
  private init(hasTiles: Bool) {
    let registration = CollectionView.CellRegistration<Cell, String> { cell, _, name in
      cell.inside.accessibilityIdentifier = name
      cell.inside.isFocusable = hasTiles
    }
    source = CollectionViewDiffableDataSource(collectionView: list) { list, path, name in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    delegate.overridesFocus = false
    list.allowsFocus = true
    list.delegate = delegate
    stage = Stage(list)
    source.apply(
      DataStage.snapshot((0..<4).map { section in (0..<9).map { "\(section)-\($0)" } }),
      animatingDifferences: false)
    stage.frame()
  }

  init() { self.init(hasTiles: true) }

  @Test func `arrows reach shelves below the visible part by the focusable views in their cells`()
    throws
  {
    try stage.press("Tab", "Home")
    #expect(stage.focused == "0-0")
    for section in 1..<4 {
      try stage.press("Down")
      stage.advance(1)
      #expect(stage.focused == "\(section)-0")
    }
  }

  @Test func `arrows move to the end of a shelf whose cells contain focusable views`() throws {
    try stage.press("Tab", "Home")
    for _ in 0..<8 {
      try stage.press("Right")
      stage.advance(1)
    }
    #expect(stage.focused == "0-8")
  }

  @Test func `a list whose cells contain nothing focusable offers no placeholders for them`() {
    let other = Self(hasTiles: false)
    _ = other.list.focusItems(in: CGRect(x: 0, y: 0, width: 300, height: 10_000))
    #expect(Set(other.list.leadsInside.values) == [false])
    for shelf in other.list.shelves.values {
      #expect(shelf.focusItems(in: shelf.bounds).allSatisfy { !($0 is CellPlaceholder) })
    }
  }

  @Test func `a cell that was made only to look for focusable views is reused for another item`()
    throws
  {
    let count = list.made.count
    try stage.press("Tab", "Home", "Down")
    stage.advance(1)
    #expect(list.made.count <= count + 9)
    for (number, cell) in list.made { #expect(cell.number == number) }
  }
}
