import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Layouts that are computed by arithmetic: a rectangle finds the items whose frames it touches.
@MainActor
struct UniformArrangementTests {
  private static let layouts: [any CollectionViewArranging & Sendable] = [
    ListLayout(rowHeight: 40), ListLayout(rowHeight: 33, spacing: 0, insets: EdgeInsets(0)),
    GridLayout(minimumWidth: 70), GridLayout(minimumWidth: 500),
    GridLayout(minimumWidth: 31, spacing: 7, insets: EdgeInsets(top: 3, left: 11), aspect: 0.4),
  ]

  private func paths(
    _ arrangement: any CollectionViewArrangement, in rect: CGRect
  ) -> [IndexPath] {
    var paths: [IndexPath] = []
    arrangement.forEachRun(in: rect) { run in
      paths += run.items.map { IndexPath(item: $0, section: run.section) }
      return true
    }
    return paths
  }

  @Test(arguments: 0..<5)
  func `a search in a rectangle finds exactly the items whose frames touch it, in order`(
    layout: Int
  ) {
    var random = SeededGenerator(seed: UInt64(layout))
    for _ in 0..<40 {
      let counts = ItemCounts(
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
          Int.random(in: 0...23, using: &random)
        })
      let arrangement = Self.layouts[layout].arrangement(
        of: counts, in: CGSize(width: .random(in: 100...400, using: &random), height: 200))
      let all = (0..<counts.total).map(counts.path)
      let height = arrangement.contentSize.height
      for _ in 0..<20 {
        let rect = CGRect(
          x: .random(in: -50...400, using: &random),
          y: .random(in: -50...height + 50, using: &random),
          width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
        let expected = all.filter { path in
          let frame = arrangement.frameForItem(at: path)
          return frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
            && rect.minY <= frame.maxY
        }
        #expect(paths(arrangement, in: rect) == expected)
      }
    }
  }

  @Test(arguments: 0..<5)
  func `all items lie within the content of a layout`(layout: Int) {
    let counts = ItemCounts([7, 0, 1, 12])
    let arrangement = Self.layouts[layout].arrangement(
      of: counts, in: CGSize(width: 300, height: 200))
    let content = CGRect(origin: .zero, size: arrangement.contentSize)
    for number in 0..<counts.total where layout != 3 {
      #expect(content.contains(arrangement.frameForItem(at: counts.path(of: number))))
    }
    #expect(paths(arrangement, in: .infinite).count == counts.total)
    #expect(paths(arrangement, in: .null).isEmpty)
  }

  @Test func `a column of a million rows is one run, and a grid stops its runs on request`() {
    let rows = ListLayout(rowHeight: 40).arrangement(
      of: ItemCounts([1_000_000]), in: CGSize(width: 300, height: 200))
    var runs: [ItemRun] = []
    rows.forEachRun(in: CGRect(x: 20, y: 0, width: 1, height: 1e9)) { run in
      runs.append(run)
      return true
    }
    #expect(runs == [ItemRun(section: 0, items: 0..<1_000_000)])
    var count = 0
    let grid = GridLayout(minimumWidth: 60).arrangement(
      of: ItemCounts([1_000_000]), in: CGSize(width: 300, height: 200))
    grid.forEachRun(in: CGRect(x: 30, y: 0, width: 1, height: 1e9)) { _ in
      count += 1
      return count < 5
    }
    #expect(count == 5)
  }

  @Test func `item numbers and index paths convert to each other across sections`() {
    let counts = ItemCounts([3, 0, 2, -4, 1])
    #expect(counts.total == 6 && counts.numberOfSections == 5)
    for number in 0..<6 { #expect(counts.number(of: counts.path(of: number)) == number) }
    #expect(counts.path(of: 3) == IndexPath(item: 0, section: 2))
    for path in [
      IndexPath(item: 0, section: 1), IndexPath(item: 3, section: 0),
      IndexPath(item: 0, section: 9),
      IndexPath(index: 0), IndexPath(item: -1, section: 0),
    ] { #expect(counts.number(of: path) == nil) }
  }
}
