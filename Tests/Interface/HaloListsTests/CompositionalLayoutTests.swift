import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Frames of compositional layouts.
@MainActor
struct CompositionalLayoutTests {
  private static let size = CGSize(width: 500, height: 400)

  private func frames(_ section: CollectionLayoutSection, _ count: Int) -> [CGRect] {
    CollectionViewCompositionalLayout(section: section).arrange(count: count, in: Self.size).frames
  }

  private func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `items of a fifth of the width make five columns, reduced by their insets`() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let frames = frames(CollectionLayoutSection(group: group), 7)
    #expect(frames[0] == CGRect(x: 5, y: 5, width: 90, height: 90))
    #expect(frames[4] == CGRect(x: 405, y: 5, width: 90, height: 90))
    #expect(frames[6] == CGRect(x: 105, y: 105, width: 90, height: 90))
  }

  @Test func `a group with a count divides its width equally, with spacing between items`() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(leading: 10, trailing: 10)
    let frames = frames(section, 3)
    #expect(frames[0] == CGRect(x: 10, y: 0, width: 235, height: 44))
    #expect(frames[1] == CGRect(x: 255, y: 0, width: 235, height: 44))
    #expect(frames[2] == CGRect(x: 10, y: 54, width: 235, height: 44))
  }

  @Test func `a repeated item of a group keeps its own width`() {
    let item = CollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(10)
    let frames = frames(CollectionLayoutSection(group: group), 4)
    #expect(frames.map(\.minX) == [0, 200, 400, 0] && frames[3].minY == 44)
  }

  @Test func `a layout group can contain other groups`() {
    let leading = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: trailing, count: 2)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(300)), subitems: [leading, column])
    let frames = frames(CollectionLayoutSection(group: group), 5)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 350, height: 300))
    #expect(frames[1] == CGRect(x: 350, y: 0, width: 150, height: 150))
    #expect(frames[2] == CGRect(x: 350, y: 150, width: 150, height: 150))
    #expect(frames[3] == CGRect(x: 0, y: 300, width: 350, height: 300))
    #expect(frames[4] == CGRect(x: 350, y: 300, width: 150, height: 150))
  }

  @Test func `a flexible leading edge pushes an item to the trailing end`() {
    let item = CollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(6), trailing: nil, bottom: nil)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 1)
    #expect(
      frames(CollectionLayoutSection(group: group), 1)
        == [CGRect(x: 400, y: 6, width: 100, height: 40)])
  }

  @Test func `a custom group places its items at the frames that its closure returns`() {
    let group = CollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [0, 30].map {
        CollectionLayoutGroupCustomItem(
          frame: CGRect(x: $0, y: $0, width: width / 2, height: 20))
      }
    }
    let frames = frames(CollectionLayoutSection(group: group), 3)
    #expect(frames[1] == CGRect(x: 30, y: 30, width: 250, height: 20))
    #expect(frames[2] == CGRect(x: 0, y: 100, width: 250, height: 20))
  }

  @Test func `each section has the layout that its provider returns, with spacing in between`() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let item = CollectionLayoutItem(
          layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
          layoutSize: self.size(.fractionalWidth(1), .absolute(index == 0 ? 50 : 20)),
          subitem: item, count: index + 1)
        return CollectionLayoutSection(group: group)
      }, configuration: configuration)
    let arrangement = layout.arrangement(of: ItemCounts([2, 4]), in: Self.size)
    #expect(arrangement.contentSize == CGSize(width: 500, height: 147))
    #expect(
      arrangement.frameForItem(at: IndexPath(item: 3, section: 1))
        == CGRect(x: 250, y: 127, width: 250, height: 20))
  }

  @Test func `a horizontally scrolling layout repeats its groups from left to right`() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(120), .fractionalHeight(1)), subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let (frames, size) = CollectionViewCompositionalLayout(
      section: section, configuration: configuration
    ).arrange(count: 5, in: Self.size)
    #expect(frames[1] == CGRect(x: 0, y: 200, width: 120, height: 200))
    #expect(frames[4] == CGRect(x: 260, y: 0, width: 120, height: 200))
    #expect(size == CGSize(width: 380, height: 400))
  }

  @Test(arguments: [1, 2, 7, 60])
  func `a search in a rectangle finds the same items as looking at every frame`(count: Int) {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(5)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let layout = CollectionViewCompositionalLayout(section: section)
    let arrangement = layout.arrangement(of: ItemCounts([count, 3, count]), in: Self.size)
    for y in stride(from: CGFloat(-50), to: 900, by: 23) {
      for x in stride(from: CGFloat(-50), to: 520, by: 61) {
        let rect = CGRect(x: x, y: y, width: 100, height: 60)
        var found: [IndexPath] = []
        arrangement.forEachRun(in: rect) { run in
          found += run.items.map { IndexPath(item: $0, section: run.section) }
          return true
        }
        let expected = (0..<3).flatMap { section in
          (0..<(section == 1 ? 3 : count)).map { IndexPath(item: $0, section: section) }
        }.filter {
          let frame = arrangement.frameForItem(at: $0)
          return frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
            && rect.minY <= frame.maxY
        }
        #expect(found == expected)
      }
    }
  }

  @Test(arguments: CollectionLayoutListConfiguration.Appearance.allCases)
  func `the appearance of a list layout decides its insets and whether it is a sidebar`(
    appearance: CollectionLayoutListConfiguration.Appearance
  ) {
    let layout = CollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
    let frames = layout.arrange(count: 2, in: Self.size).frames
    let inset: CGFloat = appearance == .insetGrouped ? 20 : appearance == .sidebar ? 8 : 0
    #expect(frames[0].minX == inset && frames[0].width == 500 - 2 * inset)
    #expect(frames[0].height == 44)
    #expect(layout.isSidebar == (appearance == .sidebar || appearance == .sidebarPlain))
  }

  @Test func `a layout of a million equal items makes one section and one group`() {
    var groups = 0
    var sections = 0
    let layout = CollectionViewCompositionalLayout { _, _ in
      sections += 1
      let group = CollectionLayoutGroup.custom(
        layoutSize: self.size(.fractionalWidth(1), .absolute(40))
      ) { _ in
        groups += 1
        return [CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 500, height: 40))]
      }
      return CollectionLayoutSection(group: group)
    }
    let million = 1_000_000
    let arrangement = layout.arrangement(of: ItemCounts([million]), in: Self.size)
    #expect(
      arrangement.frameForItem(at: IndexPath(item: million - 1, section: 0)).minY == 39_999_960)
    var runs: [ItemRun] = []
    arrangement.forEachRun(in: CGRect(x: 0, y: 20_000_010, width: 500, height: 380)) {
      runs.append($0)
      return true
    }
    #expect(runs == [ItemRun(section: 0, items: 500_000..<500_010)])
    #expect(sections == 1 && groups == 1)
  }

  @Test func `of a million estimated rows only groups with a measured item are arranged again`() {
    let size = size(.fractionalWidth(1), .estimated(40))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    var measured = MeasuredSizes()
    for number in [3, 500_000, 999_998] {
      measured.set([number: CGSize(width: 500, height: 100)])
    }
    var context = CollectionViewLayoutContext(
      counts: ItemCounts([1_000_000]), size: Self.size)
    context.measured = measured
    let arrangement = CollectionViewCompositionalLayout(section: section).arrangement(for: context)
    let stretches = (arrangement as? CompositionalArrangement)?.sections[0].groups.stretches
    // The three measured groups, and the stretches before, between and after them.
    #expect(stretches?.count == 7)
    #expect(arrangement.contentSize.height == 40_000_180)
    #expect(
      arrangement.frameForItem(at: IndexPath(item: 999_999, section: 0)).minY == 40_000_140)
  }
}
