import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViews
@testable import HaloViewTestSupport

@MainActor
struct FocusExtentTests {
  // MARK: Items that must be found

  /// Whether `view` or anything inside it that the focus can reach overlaps `rect`.
  ///
  /// `transform` leads from the superview of `view` to the coordinate space of `rect` and `reach`.
  /// The search examines every view.
  private func isNeeded(
    _ view: View, by rect: CGRect, through transform: CGAffineTransform, reach: CGRect
  ) -> Bool {
    func overlaps(_ box: CGRect) -> Bool {
      let common = box.applying(transform).intersection(reach).intersection(rect)
      return common.width > 1e-6 && common.height > 1e-6
    }
    if overlaps(view.frame) { return true }
    let inner = view.transformToSuperview.concatenating(transform)
    var reach = reach
    if let scroll = view as? ScrollView {
      let content = CGRect(origin: .zero, size: scroll.contentSize)
      reach = reach.intersection(scroll.bounds.union(content).applying(inner))
    } else if view.clipsToBounds {
      reach = reach.intersection(view.bounds.applying(inner))
    }
    return view.layoutGuides.contains { guide in
      let common = guide.layoutFrame.applying(inner).intersection(reach).intersection(rect)
      return common.width > 1e-6 && common.height > 1e-6
    } || view.subviews.contains { isNeeded($0, by: rect, through: inner, reach: reach) }
  }

  // MARK: Items that may be found

  /// The extent by its definition, without cached values.
  private func plainExtent(of view: View) -> CGRect {
    var extent = view.bounds
    if let scroll = view as? ScrollView {
      extent = extent.union(CGRect(origin: .zero, size: scroll.contentSize))
    } else if !view.clipsToBounds {
      for subview in view.subviews { extent = extent.union(plainExtent(of: subview)) }
      for guide in view.layoutGuides { extent = extent.union(guide.layoutFrame) }
    }
    return extent.applying(view.transformToSuperview)
  }

  private func plainTransformToRoot(of view: View) -> CGAffineTransform {
    guard let superview = view.superview else { return .identity }
    guard superview.superview != nil else { return view.transformToSuperview }
    return view.transformToSuperview.concatenating(plainTransformToRoot(of: superview))
  }

  private func names(_ items: [any FocusItem]) -> [UInt64] {
    items.compactMap { ($0 as? View)?.displayID }
  }

  private func check(_ view: View, _ rect: CGRect, _ comment: Comment) throws {
    let found = names(view.focusItems(in: rect))
    let set = Set(found)
    try #require(found == names(view.subviews).filter(set.contains), comment)
    for subview in view.subviews {
      let isFound = set.contains(subview.displayID)
      if isNeeded(subview, by: rect, through: .identity, reach: .infinite) {
        try #require(isFound, comment)
      }
      let isNear =
        plainExtent(of: subview).insetBy(dx: -1e-6, dy: -1e-6)
        .intersection(rect.insetBy(dx: -1e-6, dy: -1e-6)).isNull == false
      if isFound { try #require(isNear, comment) }
    }
  }

  @Test(arguments: 1...12)
  func `after any change focusItems(in:) returns the items that reach into the rectangle`(
    seed: UInt64
  ) throws {
    var tree = RandomTree(seed: seed)
    for step in 0..<250 {
      let comment = Comment(rawValue: "\(step): \(tree.change())")
      try check(tree.anyView(), tree.anyRect(), comment)
      let crowded = try #require(tree.views.max { $0.subviews.count < $1.subviews.count })
      try check(crowded, tree.anyRect(), comment)
      guard step % 10 == 0 else { continue }
      for view in tree.views { try check(view, tree.anyRect(), comment) }
      try check(tree.root, .infinite, comment)
    }
  }

  @Test(arguments: 21...26)
  func `after any movement a view's transform to the root is correct`(seed: UInt64) throws {
    var tree = RandomTree(seed: seed)
    for step in 0..<200 {
      let comment = Comment(rawValue: "\(step): \(tree.change())")
      let views = step % 10 == 0 ? tree.views : [tree.anyView()]
      for view in views {
        try #require(view.transformToRoot == plainTransformToRoot(of: view), comment)
      }
    }
  }

  // MARK: Single cases

  private func row(of count: Int) -> View {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for index in 0..<count {
      parent.addSubview(View(frame: CGRect(x: index * 10, y: 0, width: 10, height: 10)))
    }
    return parent
  }

  @Test(arguments: [3, 1000])
  func `a null rectangle contains no focus items and an infinite one contains all`(count: Int) {
    let parent = row(of: count)
    #expect(parent.focusItems(in: .null).isEmpty)
    #expect(parent.focusItems(in: .infinite).count == count)
  }

  @Test(arguments: [3, 1000])
  func `a view at a position that is not a number is not found, and its superview still is`(
    count: Int
  ) {
    let parent = row(of: count)
    let outer = View()
    outer.addSubview(parent)
    parent.subviews[1].center.x = .nan
    let rect = CGRect(x: 1, y: 1, width: 18, height: 5)
    #expect(parent.focusItems(in: rect).count == 1)
    #expect(outer.focusItems(in: rect).count == 1)
  }

  @Test func `subviews keep their order and indices wherever they are inserted or moved`() {
    let parent = row(of: 60)
    for _ in 0..<200 { parent.insertSubview(View(frame: parent.bounds), at: 7) }
    for _ in 0..<50 { parent.bringSubviewToFront(parent.subviews[3]) }
    for _ in 0..<50 { parent.insertSubview(View(frame: parent.bounds), at: 0) }
    parent.subviews[100].removeFromSuperview()
    #expect(parent.subviews.indices.allSatisfy { parent.index(of: parent.subviews[$0]) == $0 })
    let found = parent.focusItems(in: CGRect(x: 0, y: 0, width: 50, height: 5))
    #expect(names(found) == names(parent.subviews).filter(Set(names(found)).contains))
    #expect(found.count > 250)
  }

  @Test func `index(of:) is nil for a view that is not a subview`() {
    #expect(row(of: 2).index(of: View()) == nil)
  }

  @Test func `scrolling keeps the cached extents and positions of the views inside`() throws {
    let parent = row(of: 1000)
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(parent)
    let outer = View()
    outer.addSubview(scroll)
    let rect = CGRect(x: 5, y: 0, width: 3, height: 3)
    _ = (outer.focusItems(in: rect), scroll.focusItems(in: rect))
    let first = try #require(parent.focusItems(in: rect).first as? View)
    _ = first.transformToRoot
    scroll.bounds.origin.y = 40
    #expect(first.reach.extent != nil && first.geometry.rootPlacement != nil)
    #expect(parent.reach.extent != nil && scroll.reach.extent == nil)
    #expect(first.transformToRoot.ty == -40)
  }

  @Test func `a change inside a clipping view keeps the cached extent of the clipping view`() {
    let inner = row(of: 3)
    inner.clipsToBounds = true
    let outer = View()
    outer.addSubview(inner)
    _ = outer.focusItems(in: .infinite)
    _ = inner.focusItems(in: .infinite)
    inner.subviews[0].center.x += 5
    #expect(inner.reach.extent != nil)
    inner.clipsToBounds = false
    inner.subviews[0].center.x += 5000
    #expect(outer.focusItems(in: CGRect(x: 5000, y: 0, width: 20, height: 20)).count == 1)
  }

  @Test func `removed views are deallocated`() {
    let parent = row(of: 1000)
    _ = parent.focusItems(in: .zero)
    weak var gone: View?
    gone = parent.subviews[500]
    parent.subviews[500].removeFromSuperview()
    #expect(gone == nil)
  }
}
