import FocusGeometry
import Foundation
import HaloGoldenTesting

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViews

/// A random tree of different views, and changes to it.
@MainActor
struct RandomTree {
  private var random: SeededGenerator
  let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private(set) var views: [View]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    views = [root]
    // This view has an index from the start, and its subviews have subviews.
    let crowd = makeView(in: root)
    for _ in 0..<(View.indexLimit + 20) { _ = makeView(in: crowd) }
    for _ in 0..<60 { _ = makeView(in: anyView()) }
  }

  mutating func whole(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  mutating func anyView() -> View { views.randomElement(using: &random) ?? root }

  mutating func anyRect() -> CGRect {
    let side = [0, 20, 100, 900].randomElement(using: &random) ?? 0
    return CGRect(
      x: whole(-300...500), y: whole(-300...500), width: whole(0...side), height: whole(0...side))
  }

  private mutating func frame() -> CGRect {
    CGRect(x: whole(-50...350), y: whole(-50...250), width: whole(0...90), height: whole(0...90))
  }

  private mutating func makeView(in superview: View) -> View {
    let view = Int.random(in: 0..<6, using: &random) == 0 ? ScrollView() : View()
    view.frame = frame()
    superview.insertSubview(
      view, at: Int.random(in: 0...superview.subviews.count, using: &random))
    views.append(view)
    return view
  }

  private mutating func anyTransform() -> CGAffineTransform {
    let scale = CGFloat.random(in: 0.3...2, using: &random)
    let angle = CGFloat.random(in: -3...3, using: &random)
    return [
      .identity, CGAffineTransform(scaleX: scale, y: 1),
      CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: -scale),
      CGAffineTransform(translationX: 30, y: -20),
    ].randomElement(using: &random) ?? .identity
  }

  /// Makes one random change, and returns its description.
  mutating func change() -> String {
    let view = views.dropFirst().randomElement(using: &random) ?? root
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1:
      view.center.x += whole(-200...200)
      return "move"
    case 2:
      view.frame = frame()
      return "resize"
    case 3:
      view.transform = anyTransform()
      return "transform"
    case 4:
      view.bounds.origin.y += whole(-60...60)
      return "scroll"
    case 5:
      guard let scroll = view as? ScrollView else { return change() }
      scroll.contentSize = CGSize(width: whole(0...600), height: whole(0...600))
      return "content size"
    case 6:
      let parent = anyView()
      for _ in 0..<Int.random(in: 1...8, using: &random) { _ = makeView(in: parent) }
      return "add"
    case 7:
      guard views.count > 120, view.subviews.isEmpty else { return change() }
      view.removeFromSuperview()
      views.removeAll { $0 === view }
      return "remove"
    case 8:
      view.superview?.bringSubviewToFront(view)
      return "bring to front"
    case 9:
      let parent = anyView()
      parent.insertSubview(view, at: Int.random(in: 0...9, using: &random))
      return "move into another view"
    case 10:
      view.clipsToBounds.toggle()
      return "clip"
    case 11:
      if let guide = view.layoutGuides.first {
        if guide.layoutFrame.minX > 300 {
          view.removeLayoutGuide(guide)
        } else {
          guide.layoutRect = anyRect()
        }
      } else {
        view.addLayoutGuide(FocusGuide())
      }
      return "guide"
    default:
      view.isHidden.toggle()
      return "hide"
    }
  }
}
