import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

@MainActor
struct CollectionLayoutTests {
  @Test func `a list layout places rows one below the other`() {
    let layout = ListLayout(
      rowHeight: 40, spacing: 2, insets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    let (frames, size) = layout.arrange(count: 3, in: CGSize(width: 300, height: 100))
    #expect(frames[0] == CGRect(x: 20, y: 10, width: 240, height: 40))
    #expect(frames[2].minY == 94)
    #expect(size == CGSize(width: 300, height: 164))
  }

  @Test func `an empty list is as high as its insets`() {
    let (frames, size) = ListLayout(rowHeight: 40, insets: EdgeInsets(8))
      .arrange(count: 0, in: CGSize(width: 300, height: 100))
    #expect(frames.isEmpty && size == CGSize(width: 300, height: 16))
  }

  @Test(arguments: [(CGFloat(100), 1), (231, 1), (232, 2), (348, 3), (500, 4)])
  func `a grid has as many columns as fit`(width: CGFloat, columns: Int) {
    let layout = GridLayout(minimumWidth: 100, spacing: 16, insets: EdgeInsets(8))
    let (frames, _) = layout.arrange(count: 12, in: CGSize(width: width, height: 500))
    #expect(frames.prefix { $0.minY == frames[0].minY }.count == columns)
  }

  @Test(arguments: [CGFloat(300), 517, 1023])
  func `the cells of a grid are equally wide, have whole widths and do not overlap`(width: CGFloat)
  {
    let layout = GridLayout(minimumWidth: 100, aspect: 1.5, extraHeight: 20)
    let (frames, size) = layout.arrange(count: 11, in: CGSize(width: width, height: 500))
    #expect(Set(frames.map(\.width)).count == 1 && frames[0].width == frames[0].width.rounded())
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(!a.intersects(b)) }
    let content = CGRect(origin: .zero, size: size)
    #expect(frames.allSatisfy { content.contains($0) })
  }
}
