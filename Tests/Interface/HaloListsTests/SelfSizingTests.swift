import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Cells that choose their own size.
@MainActor
struct SelfSizingTests {
  /// A layout that puts as many items of an estimated width into a line as fit.
  private func wrapping(estimate: CGFloat = 50) -> CollectionViewCompositionalLayout {
    let estimated = CollectionLayoutDimension.estimated(estimate)
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(widthDimension: estimated, heightDimension: estimated))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: estimated), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    return CollectionViewCompositionalLayout(section: section)
  }

  private func frame(_ data: DataStage, _ item: Int) -> CGRect? {
    data.list.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func `items of an estimated width wrap by the widths of their cells and fill each line`() {
    let data = DataStage(layout: wrapping(), [[]])
    data.sizes = [
      "a": CGSize(width: 100, height: 40), "b": CGSize(width: 120, height: 60),
      "c": CGSize(width: 90, height: 20), "d": CGSize(width: 80, height: 30),
      "e": CGSize(width: 30, height: 30),
    ]
    data.show([["a", "b", "c", "d", "e"]])
    data.stage.advance(1)
    // Lines have 260 points: a and b leave 40 points between them, c, d and e leave 60 to share.
    #expect(frame(data, 0) == CGRect(x: 20, y: 10, width: 100, height: 40))
    #expect(frame(data, 1) == CGRect(x: 160, y: 10, width: 120, height: 60))
    #expect(frame(data, 2)?.origin == CGPoint(x: 20, y: 75))
    // The last line is not full and has the gaps of the line above, as far as there is space.
    #expect(frame(data, 3)?.origin == CGPoint(x: 140, y: 75))
    #expect(frame(data, 4)?.maxX == 280)
    #expect(data.list.contentSize.height == 115)
  }

  @Test func `cell sizes that equal the estimate are computed and not stored`() {
    let data = DataStage(layout: wrapping(), [(0..<1000).map(String.init)])
    #expect(data.list.measured.numbers.isEmpty && data.cells.count < 40)
    #expect(frame(data, 4) == CGRect(x: 20, y: 65, width: 50, height: 50))
    // A line has four items of 50 points and three spaces of 20.
    #expect(frame(data, 1)?.minX == 90)
    #expect(data.list.contentSize.height == 13_765)
  }

  @Test func `measured sizes stay with their items when a snapshot reorders them`() {
    let data = DataStage(layout: wrapping(), [[]])
    data.sizes = ["wide": CGSize(width: 200, height: 50)]
    data.show([["wide", "a", "b", "c"]])
    data.stage.advance(1)
    #expect(frame(data, 0)?.width == 200)
    data.show([["c", "a", "wide"]])
    data.stage.advance(1)
    #expect(frame(data, 2) == CGRect(x: 20, y: 65, width: 200, height: 50))
    #expect(frame(data, 0)?.width == 50)
  }

  @Test func `rows of a list are as high as their cells prefer`() {
    let data = DataStage(
      layout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), [[]])
    data.sizes = ["b": CGSize(width: 300, height: 80), "c": CGSize(width: 300, height: 44)]
    data.show([["a", "b", "c"]])
    data.stage.advance(1)
    #expect(frame(data, 0)?.height == 50)
    #expect(frame(data, 1) == CGRect(x: 0, y: 50, width: 300, height: 80))
    #expect(frame(data, 2) == CGRect(x: 0, y: 130, width: 300, height: 44))
    #expect(data.list.contentSize.height == 174)
  }

  @Test func `moving through a million self-sizing rows measures only those that come near`() throws
  {
    let count = 1_000_000
    let layout = CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = LongListStage([count], layout: layout)
    #expect(list.source.rows.count == 7)
    #expect(list.list.contentSize.height == 44 * CGFloat(count))
    list.focus(0)
    try list.press("Down", times: 20)
    #expect(list.focused == "20" && list.source.rows.count < 30)
    try list.press("End")
    #expect(list.focused == "999999" && list.source.rows.count < 50)
    list.stage.advance(1)
    #expect(list.list.measured.numbers.isEmpty)
  }

  @Test func `visible rows stay in place when rows above them turn out higher than estimated`()
    throws
  {
    let data = DataStage(
      layout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), [[]])
    for row in 0..<100 { data.sizes["\(row)"] = CGSize(width: 300, height: 70) }
    data.show([(0..<100).map(String.init)], animated: false)
    data.list.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    data.stage.frame()
    let shown = try #require(data.list.cellForItem(at: IndexPath(item: 50, section: 0)))
    let place = shown.frame.minY - data.list.contentOffset.y
    #expect(shown.frame.height == 70 && abs(place) < 71)
    data.focus("50")
    try data.stage.press("Up", "Up", "Up", "Up", "Up")
    data.stage.advance(1)
    #expect(data.focused == "45")
    let cell = try #require(data.list.cellForItem(at: IndexPath(item: 45, section: 0)))
    #expect(data.list.bounds.contains(cell.frame))
    for (number, cell) in data.list.made { #expect(cell.frame == data.list.frame(of: number)) }
  }

  @Test func `a row is as high as its text needs and at least as high as a standard row`() {
    let row = CollectionViewListCell(title: "Row")
    let free = CGSize(width: 300, height: CGFloat.infinity)
    #expect(row.sizeThatFits(free).height == 44)
    var content = row.defaultContentConfiguration()
    content.text = String(repeating: "Words ", count: 30)
    content.textProperties.numberOfLines = 0
    row.contentConfiguration = content
    let stage = Stage(row)
    stage.frame()
    // 180 characters of 10 points in lines of 276 by 20 points, and the margins.
    #expect(row.sizeThatFits(free).height == 152)
  }

  /// A cell that is two points higher for each point by which its width is below 300.
  private final class Folding: CollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 50 + 2 * (300 - size.width))
    }
  }

  @Test func `cells are measured again when the width of their list changes`() {
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: CollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    list.setCells([Folding(), Folding()])
    let stage = Stage(list)
    #expect(list.cells.map(\.frame.height) == [50, 50])
    list.frame.size.width = 280
    stage.frame()
    #expect(list.cells.map(\.frame.height) == [90, 90] && list.cells[1].frame.minY == 90)
  }

  @Test func `inserting an item with an unknown size moves the others only once`() throws {
    let data = DataStage(
      layout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), [["a"]])
    data.stage.advance(1)
    let cell = try #require(data.list.made[0])
    data.sizes = ["tall": CGSize(width: 300, height: 120)]
    data.show([["tall", "a"]])
    data.stage.advance(0.1)
    let shown = cell.presented(.center, cell.center).y
    #expect(cell.frame.minY == 120 && shown > 25 && shown < 145)
    #expect(data.list.made[0]?.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
  }

  /// A cell around a box that is 40 points high and has a given width.
  private final class Constrained: CollectionViewCell {
    let box = View()
    lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 40), width,
      ])
    }
  }

  @Test func `constraints inside a cell decide its size`() throws {
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: wrapping())
    let registration = CollectionView.CellRegistration<Constrained, Int> { cell, _, width in
      cell.width.constant = CGFloat(width)
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([90, 120, 60])
    source.apply(snapshot)
    let stage = Stage(list)
    stage.advance(1)
    let frames = (0..<3).map { list.frameForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(frames[0] == CGRect(x: 20, y: 10, width: 100, height: 50))
    #expect(frames[1] == CGRect(x: 150, y: 10, width: 130, height: 50))
    #expect(frames[2] == CGRect(x: 20, y: 65, width: 70, height: 50))
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)) as? Constrained)
    #expect(cell.box.frame == CGRect(x: 5, y: 10, width: 120, height: 40))
    // A reused cell has its new size before its constraints are solved.
    var told: [String] = []
    View.layoutContradictionHandler = { told.append("\($0)") }
    defer { View.layoutContradictionHandler = nil }
    snapshot.deleteItems([90, 120, 60])
    snapshot.appendItems([75, 140])
    source.apply(snapshot)
    stage.advance(1)
    #expect(
      list.frameForItem(at: IndexPath(item: 1, section: 0))?.size == CGSize(width: 150, height: 50))
    #expect(told.isEmpty)
  }

  @Test func `a row is high enough for a text that wraps beside its value`() throws {
    var content = ListContentConfiguration.valueCell()
    content.text = "A text that needs the whole width of the row"
    content.secondaryText = "and its value"
    content.textProperties.numberOfLines = 0
    let view = ListContentView(configuration: content)
    let stage = Stage(view)
    let width = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width - 20
    view.frame.size = CGSize(
      width: width, height: view.sizeThatFits(CGSize(width: width, height: .infinity)).height)
    stage.frame()
    let label = try #require(view.subviews.compactMap { $0 as? Label }.first)
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity)).height
    #expect(needed <= label.bounds.height)
  }
}
