import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Constraints keep no view alive and end with the views that they refer to.
@MainActor
struct ConstraintLifetimeTests {
  @Test func `a constraint to the superview makes no reference cycle`() {
    weak var gone: View?
    do {
      let parent = View()
      let child = View()
      parent.addSubview(child)
      child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      gone = parent
    }
    #expect(gone == nil)
  }

  @Test func `removing a view deactivates the constraints that refer to it`() {
    let anchor = View(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    let guide = LayoutGuide()
    let stage = Stage(anchor)
    stage.root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: anchor.leftAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([left, width])
    stage.frame()
    #expect(guide.layoutFrame.minX == 50)
    anchor.removeFromSuperview()
    #expect(!left.isActive && width.isActive)
  }

  @Test func `a layout guide follows a view that is scrolled`() {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = View(frame: CGRect(x: 0, y: 150, width: 100, height: 40))
    list.addSubview(row)
    list.contentSize = CGSize(width: 100, height: 400)
    let stage = Stage(list)
    let guide = LayoutGuide()
    stage.root.addLayoutGuide(guide)
    LayoutConstraint.activate([guide.topAnchor.constraint(equalTo: row.topAnchor)])
    stage.frame()
    #expect(guide.layoutFrame.minY == 150)
    list.contentOffset.y = 100
    stage.frame()
    #expect(guide.layoutFrame.minY == 50)
  }

  @Test func `a view at the memory address of a deallocated one is laid out by its own size`() {
    let stage = Stage()
    func show(_ screen: View, width: CGFloat) -> View {
      screen.frame = CGRect(x: 0, y: 0, width: width, height: 100)
      let middle = View()
      middle.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(middle)
      LayoutConstraint.activate([
        middle.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
        middle.widthAnchor.constraint(equalToConstant: 20),
      ])
      stage.root.addSubview(screen)
      return middle
    }
    func goneIdentity() -> ObjectIdentifier {
      let old = View()
      _ = show(old, width: 40)
      stage.frame()
      old.removeFromSuperview()
      return ObjectIdentifier(old)
    }
    let gone = goneIdentity()
    var others: [View] = []
    while others.count < 10_000, others.last.map(ObjectIdentifier.init) != gone {
      others.append(View())
    }
    // With an allocator that does not reuse addresses, such as a sanitizer's, this test shows
    // nothing.
    guard let new = others.last, ObjectIdentifier(new) == gone else { return }
    let middle = show(new, width: 300)
    stage.frame()
    #expect(middle.center.x == 150)
    new.frame.size.width = 200
    stage.frame()
    #expect(middle.center.x == 100)
  }

  @Test func `a constraint still takes effect after its view has moved to another window`() {
    let (old, new) = (Stage(), Stage())
    let screen = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = View()
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(bar)
    let width = bar.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    old.root.addSubview(screen)
    old.frame()
    new.root.addSubview(screen)
    new.frame()
    // Only now does the old window notice that the view has left.
    old.frame()
    width.constant = 30
    new.frame()
    #expect(bar.bounds.width == 30)
  }

  @Test(arguments: [true, false])
  func `a layout guide that was removed no longer affects the layout`(isKept: Bool) {
    let stage = Stage()
    let (follower, other) = (View(), View())
    var guide: LayoutGuide? = LayoutGuide()
    let kept = isKept ? guide : nil
    for view in [follower, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
    }
    if let guide {
      stage.root.addLayoutGuide(guide)
      LayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 50),
        guide.widthAnchor.constraint(equalToConstant: 20),
        follower.leftAnchor.constraint(equalTo: guide.rightAnchor),
        follower.widthAnchor.constraint(equalToConstant: 10),
      ])
    }
    stage.frame()
    #expect(follower.frame.minX == 70)
    guide.map(stage.root.removeLayoutGuide)
    guide = nil
    let widest = other.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
    LayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 100),
      other.widthAnchor.constraint(equalToConstant: 300), widest,
    ])
    stage.frame()
    #expect(follower.frame.minX == 70 && other.frame.minX == 100)
    // A contradiction makes the window solve all constraints again.
    widest.constant = 200
    stage.frame()
    #expect(follower.frame.minX == 70)
    #expect(other.frame.minX == 100 && other.frame.width == 300)
    guard let kept else { return }
    stage.root.addLayoutGuide(kept)
    stage.frame()
    #expect(kept.layoutFrame.minX == 50 && follower.frame.minX == 70)
  }
}
