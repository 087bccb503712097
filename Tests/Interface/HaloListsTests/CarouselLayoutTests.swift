import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// A flow layout subclass that changes the attributes of items near the middle.
@MainActor
struct CarouselLayoutTests {
  /// A row of items of 100 by 100 points that shrink to half and fade away from the middle.
  private class Carousel: CollectionViewFlowLayout {
    private(set) var asked: [CGRect] = []
    private(set) var given = 0

    override init() {
      super.init()
      scrollDirection = .horizontal
      minimumLineSpacing = 0
    }

    override func prepare() {
      super.prepare()
      // Programs often set these each time the layout is prepared.
      itemSize = CGSize(width: 100, height: 100)
      sectionInset = EdgeInsets(top: 50, left: 100, bottom: 50, right: 100)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      guard let collectionView,
        let attributes = super.layoutAttributesForElements(in: rect)?.compactMap({
          $0.copy() as? CollectionViewLayoutAttributes
        })
      else { return nil }
      asked.append(rect)
      given += attributes.count
      let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
      for one in attributes where one.representedElementCategory == .cell {
        let far = min(1, abs(one.center.x - middle) / 200)
        one.transform = CGAffineTransform(scaleX: 1 - far / 2, y: 1 - far / 2)
        one.alpha = 1 - far / 2
        one.zIndex = Int(10 - 10 * far)
      }
      return attributes
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: proposedContentOffset.y)
    }
  }

  private func carousel(_ count: Int) -> (layout: Carousel, data: DataStage) {
    let layout = Carousel()
    return (layout, DataStage(layout: layout, [(0..<count).map(String.init)]))
  }

  private func cell(_ data: DataStage, _ item: Int) throws -> CollectionViewCell {
    try #require(data.list.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  @Test func `carousel cells get smaller, fainter and lower in z order away from the middle`()
    throws
  {
    let (_, data) = carousel(20)
    #expect(try cell(data, 0).frame == CGRect(x: 100, y: 50, width: 100, height: 100))
    let next = try cell(data, 1)
    #expect(next.frame == CGRect(x: 212.5, y: 62.5, width: 75, height: 75))
    #expect(next.bounds.size == CGSize(width: 100, height: 100))
    #expect(next.alpha == 0.75 && next.zPosition == 5)
    #expect(data.list.contentSize == CGSize(width: 2200, height: 200))
  }

  @Test func `scrolling a carousel updates the attributes of its cells`() throws {
    let (_, data) = carousel(20)
    data.list.contentOffset.x = 300
    // The change is immediate, so that it takes part in the animation of a scroll.
    #expect(try cell(data, 1).transform.a == 0.5)
    data.stage.frame()
    #expect(try cell(data, 3).transform == .identity && cell(data, 3).alpha == 1)
    #expect(try cell(data, 4).frame.width == 75)
    for (number, cell) in data.list.made { #expect(cell.frame == data.list.frame(of: number)) }
  }

  @Test func `arrows walk through a carousel, which stops at the offset that its layout targets`()
    throws
  {
    let (_, data) = carousel(40)
    data.focus("0")
    for step in 1...12 {
      try data.stage.press("Right")
      #expect(data.focused == "\(step)")
      data.stage.advance(1)
      let cell = try cell(data, step)
      #expect(data.list.bounds.contains(cell.frame))
    }
    #expect(data.list.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
    #expect(data.list.contentOffset.x > 1000 && data.cells.count < 20)
    for _ in 0..<12 { try data.stage.press("Left") }
    data.stage.advance(1)
    // The first item is also visible beside the middle.
    #expect(data.focused == "0" && data.list.contentOffset.x == 100)
    #expect(try cell(data, 0).transform.a == 0.75)
  }

  @Test func `carousel cells grow in the same animation that scrolls them`() throws {
    let (_, data) = carousel(40)
    data.focus("1")
    data.stage.advance(1)
    let cell = try cell(data, 2)
    let before = cell.transform.a
    try data.stage.press("Right")
    data.stage.advance(0.05)
    let shown = cell.presented(.transform, cell.transform).a
    #expect(before < cell.transform.a && before < shown && shown < cell.transform.a)
  }

  @Test func `End finds an item without a cell at the position that its attributes give`() throws {
    let (layout, data) = carousel(100_000)
    data.focus("0")
    let before = layout.given
    try data.stage.press("End")
    #expect(data.focused == "99999")
    data.stage.advance(1)
    #expect(try cell(data, 99_999).transform.a == 0.75)
    #expect(data.list.contentOffset.x == 9_999_800)
    // The layout was asked for only some of the attributes.
    #expect(layout.given - before < 5000 && data.cells.count < 40)
  }

  @Test func `a carousel is mirrored in a right-to-left window`() throws {
    let (_, data) = carousel(20)
    data.stage.window.layoutDirection = .rightToLeft
    data.stage.frame()
    #expect(data.list.contentOffset.x == 1900)
    #expect(try cell(data, 0).frame == CGRect(x: 2000, y: 50, width: 100, height: 100))
    #expect(try cell(data, 1).frame == CGRect(x: 1912.5, y: 62.5, width: 75, height: 75))
    data.focus("0")
    try data.stage.press("Left", "Left", "Left")
    data.stage.advance(1)
    #expect(data.focused == "3")
    let middle = data.list.contentOffset.x + 150
    for number in data.list.made.keys {
      let cell = try cell(data, number)
      #expect(abs(cell.transform.a - (1 - min(1, abs(cell.center.x - middle) / 200) / 2)) < 1e-9)
    }
  }

  @Test func `inserting an item gives all carousel cells the attributes of their new positions`()
    throws
  {
    let (_, data) = carousel(5)
    data.focus("0")
    data.show([["new", "0", "1", "2", "3", "4"]])
    data.stage.advance(1)
    #expect(data.focused == "0")
    let middle = data.list.contentOffset.x + 150
    for number in data.list.made.keys {
      let cell = try cell(data, number)
      let far = min(1, abs(cell.center.x - middle) / 200)
      #expect(cell.transform.a == 1 - far / 2 && cell.alpha == 1 - far / 2)
    }
  }

  @Test func `a focused cell is drawn above cells of the same z index`() throws {
    let (_, data) = carousel(20)
    data.focus("0")
    #expect(try cell(data, 0).zPosition == 11)
    try data.stage.press("Right")
    data.stage.advance(1)
    let (last, next) = try (cell(data, 0), cell(data, 1))
    #expect(last.zPosition == last.attributes.map { CGFloat($0.zIndex) })
    #expect(next.zPosition == next.attributes.map { CGFloat($0.zIndex) + 1 })
  }

  /// A carousel whose items are larger in the middle and overlap their neighbours.
  private final class Swelling: Carousel {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)
      for one in attributes ?? [] { one.transform = one.transform.scaledBy(x: 1.6, y: 1.6) }
      return attributes
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `arrows visit every item where items overlap`(direction: LayoutDirection) throws {
    let data = DataStage(layout: Swelling(), [(0..<20).map(String.init)])
    data.stage.window.layoutDirection = direction
    data.stage.frame()
    data.focus("0")
    let (onwards, back) = direction == .leftToRight ? ("Right", "Left") : ("Left", "Right")
    #expect(try cell(data, 0).frame.overlaps(cell(data, 1).frame))
    for step in 1...8 {
      try data.stage.press(onwards)
      data.stage.advance(1)
      #expect(data.focused == "\(step)")
    }
    for step in (0...7).reversed() {
      try data.stage.press(back)
      data.stage.advance(1)
      #expect(data.focused == "\(step)")
    }
  }

  /// A delegate that counts the requests for sizes, which a layout makes when it arranges lines.
  private final class Sizes: CollectionViewDelegateFlowLayout {
    var questions = 0
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      questions += 1
      return CGSize(width: 80, height: 100)
    }
  }

  @Test func `scrolling asks a layout for attributes again without arranging its lines again`() {
    let (layout, data) = carousel(50)
    let delegate = Sizes()
    data.list.delegate = delegate
    layout.invalidateLayout()
    data.stage.frame()
    let before = (delegate.questions, layout.asked.count)
    data.list.contentOffset.x = 200
    data.stage.frame()
    #expect(delegate.questions == before.0 && layout.asked.count > before.1)
    layout.invalidateLayout()
    data.stage.frame()
    #expect(delegate.questions == before.0 + 50)
  }

  /// A layout that moves the header of the second section to the side.
  private final class Pinning: CollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)
      for one in attributes ?? [] where one.indexPath.section == 1 {
        if one.representedElementCategory == .supplementaryView { one.center.x += 5 }
      }
      return attributes
    }
  }

  @Test func `pinned headers stay visible even if a layout subclass moves one to the side`() throws
  {
    let layout = Pinning()
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let data = DataStage(layout: layout, [(0..<40).map { "a\($0)" }, (0..<40).map { "b\($0)" }])
    let kind = CollectionView.elementKindSectionHeader
    data.list.contentOffset.y = 70
    data.stage.frame()
    let path = IndexPath(item: 0, section: 0)
    #expect(data.list.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 70)
    data.list.contentOffset.y = 75
    let header = data.list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    #expect(header?.frame.minY == 75)
    data.list.contentOffset.y = 560
    data.stage.frame()
    let second = try #require(
      data.list.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: 1)))
    #expect(second.frame.minX == 5 && second.frame.minY == 560)
  }
}
