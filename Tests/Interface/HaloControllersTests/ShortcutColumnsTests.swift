import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph

/// The places of headings and rows in the list of shortcuts.
struct ShortcutColumnsTests {
  private let style = ShortcutOverlayStyle()

  private func columns(_ counts: [Int], width: CGFloat = 1200, height: CGFloat = 600)
    -> ShortcutColumns
  {
    ShortcutColumns(counts: counts, in: CGSize(width: width, height: height), style: style)
  }

  @Test func `a few commands are laid out in one column`() {
    let few = columns([3, 1])
    #expect(few.columns == 1)
    #expect(few.places.map(\.y) == [0, 30, 64, 98, 154, 184])
    #expect(few.height == 218)
  }

  @Test func `many commands take as many columns as fit and are needed for an even layout`() {
    #expect(columns([14, 14]).columns == 2)
    #expect(columns([7, 7, 7]).columns == 3)
    #expect(columns([14, 14, 14]).columns == 3)
    #expect(columns([14, 14, 14], width: 800, height: 1100).columns == 2)
    #expect(columns([14, 14, 14], width: 800).columns == 1)
    #expect(columns([14, 14, 14], width: 200).columns == 1)
    #expect(columns([60, 60]).columns == 1)
  }

  @Test func `columns become narrower if one more column fits then`() {
    let narrow = ShortcutColumns(
      counts: [14, 14, 14], in: CGSize(width: 880, height: 600), narrowest: 250, style: style)
    #expect(narrow.columns == 3)
  }

  @Test func `a category that is higher than the space is laid out in one column that scrolls`() {
    let long = columns([2, 20], width: 800)
    #expect(long.columns == 1 && long.height > 600)
  }

  @Test func `a list that continues below the visible area ends within a row`() {
    let long = columns([1, 20], width: 800)
    // The third row of the second category: 30 + 34, 22 and 30, two rows and all but 10 points.
    #expect(long.heightEndingInRow(upTo: 230, hiding: 10, style: style) == 208)
  }

  @Test func `an empty list of shortcuts has no height`() {
    #expect(columns([]).places.isEmpty && columns([0, 0]).height == 0)
  }

  /// Every row appears once, nothing overlaps, and every column begins with a heading.
  ///
  /// There is more than one column only if the whole list is visible.
  @Test(arguments: UInt64(1)...200)
  func `random categories are laid out without overlaps and omissions`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      Int.random(in: 0...18, using: &random)
    }
    let height = CGFloat.random(in: 200...900, using: &random)
    let result = columns(counts, height: height)
    let expected = counts.enumerated().flatMap { index, count in
      count == 0 ? [] : [nil] + (0..<count).map { Optional($0) }
    }
    #expect(result.places.map(\.row) == expected)
    for (place, next) in zip(result.places, result.places.dropFirst()) {
      let step = place.row == nil ? style.headingHeight : style.rowHeight
      if next.column == place.column {
        #expect(next.y >= place.y + step)
      } else {
        #expect(next.column == place.column + 1 && next.y == 0 && next.row == nil)
      }
    }
    #expect(result.columns <= style.maximumColumns)
    #expect(result.columns <= 1 || result.height <= height)
    #expect(result.places.allSatisfy { $0.y < result.height })
  }
}
