import Foundation
import Testing

@testable import Controls
@testable import SceneGraph
@testable import ViewTestSupport

/// Constraints keep nothing alive, and go with the views that they speak of.
@MainActor
struct ConstraintLifetimeTests {
  @Test func `a constraint to the superview is no cycle`() {
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

  @Test func `removing a view ends the constraints that speak of it`() {
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

  @Test func `a guide follows what is scrolled`() {
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
}
