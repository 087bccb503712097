import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloSceneGraph
@testable import HaloViews
@testable import HaloViewTestSupport

/// The layout of views that were marked, among many that were not.
@MainActor
struct MarkedLayoutTests {
  private final class CountingView: View {
    var layouts = 0
    /// The sibling that the next layout of the view marks.
    var marked: View?
    override func layoutSubviews() {
      layouts += 1
      marked?.setNeedsLayout()
      marked = nil
    }
  }

  private static func crowd(_ count: Int) -> (stage: Stage, views: [CountingView]) {
    let stage = Stage(model: .pad)
    let views = (0..<count).map { _ in CountingView() }
    views.forEach(stage.root.addSubview)
    stage.window.layoutIfNeeded()
    return (stage, views)
  }

  @Test(arguments: [0, 20, 39])
  func `only a marked view is laid out`(place: Int) {
    let (stage, views) = Self.crowd(40)
    let before = views.map(\.layouts)
    views[place].setNeedsLayout()
    stage.window.layoutIfNeeded()
    let changed = views.indices.filter { views[$0].layouts != before[$0] }
    #expect(changed == [place])
    #expect(!stage.window.subtreeNeedsLayout)
  }

  @Test(arguments: [(3, 30), (30, 3)])
  func `a view that the layout of another one marks is laid out`(one: Int, other: Int) {
    let (stage, views) = Self.crowd(40)
    let before = views[other].layouts
    views[one].marked = views[other]
    views[one].setNeedsLayout()
    // A view before the one that marks it waits for another pass.
    while stage.window.subtreeNeedsLayout { stage.window.layoutIfNeeded() }
    #expect(views[other].layouts == before + 1)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `every marked view is laid out, wherever views come, go and move`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (stage, views) = Self.crowd(60)
    var outside: [CountingView] = []
    for _ in 0..<200 {
      var marked: Set<ObjectIdentifier> = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard let view = views.randomElement(using: &random) else { continue }
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          view.removeFromSuperview()
          outside.append(view)
        case 1:
          stage.root.bringSubviewToFront(view)
        case 2:
          let place = Int.random(in: 0...stage.root.subviews.count, using: &random)
          outside.popLast().map { stage.root.insertSubview($0, at: place) }
        default:
          view.setNeedsLayout()
          marked.insert(ObjectIdentifier(view))
        }
      }
      let before = views.map(\.layouts)
      stage.window.layoutIfNeeded()
      for (view, count) in zip(views, before) where view.superview != nil {
        #expect(!view.subtreeNeedsLayout)
        if marked.contains(ObjectIdentifier(view)) { #expect(view.layouts == count + 1) }
      }
    }
  }
}
