import FocusEngine
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

@MainActor
struct HierarchyTests {
  @Test func `adding a view to another superview removes it from the first`() {
    let (a, b, child) = (View(), View(), View())
    a.addSubview(child)
    b.addSubview(child)
    #expect(a.subviews.isEmpty && b.subviews.count == 1 && child.superview === b)
  }

  @Test func `a view cannot be inside itself`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil && inner.subviews.isEmpty && outer.subviews.count == 1)
  }

  @Test(arguments: [(-5, 0), (0, 0), (1, 1), (99, 2)])
  func `the index of an inserted subview is limited to the valid range`(index: Int, expected: Int) {
    let (parent, child) = (View(), View())
    parent.addSubview(View())
    parent.addSubview(View())
    parent.insertSubview(child, at: index)
    #expect(parent.subviews.firstIndex { $0 === child } == expected)
  }

  @Test func `a subview that is brought to the front is last, and one sent to the back is first`() {
    let parent = View()
    let views = [View(), View(), View()]
    views.forEach(parent.addSubview)
    parent.bringSubviewToFront(views[0])
    #expect(parent.subviews.map(\.displayID) == [1, 2, 0].map { views[$0].displayID })
    parent.sendSubviewToBack(views[0])
    #expect(parent.subviews.map(\.displayID) == [0, 1, 2].map { views[$0].displayID })
  }

  private final class Witness: View {
    var windows: [Bool] = []
    override func didMoveToWindow() { windows.append(window != nil) }
  }

  @Test func `views inside a view are notified when it enters and leaves a window`() {
    let (outer, witness) = (View(), Witness())
    outer.addSubview(witness)
    let stage = Stage(outer)
    outer.removeFromSuperview()
    #expect(witness.windows == [false, true, false])
    #expect(stage.root.subviews.isEmpty)
  }

  @Test func `a controller is between its view and the window in the responder chain`() {
    let stage = Stage(View())
    #expect(stage.root.next === stage.screen && stage.screen.next === stage.window)
    #expect(stage.root.parentFocusEnvironment === stage.screen)
    #expect(stage.screen.parentFocusEnvironment === stage.window)
  }

  private final class Counting: ViewController {
    var loads = 0
    var didLoads = 0
    override func loadView() {
      loads += 1
      view = View()
    }
    override func viewDidLoad() { didLoads += 1 }
  }

  @Test func `a controller loads its view once`() {
    let controller = Counting()
    let stage = Stage(screen: controller)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(controller.loads == 1 && controller.didLoads == 1)
    #expect(stage.root === controller.view)
  }

  @Test func `a new root controller replaces the view of the old one`() {
    let stage = Stage(Tile("old", 0, 0))
    let next = Stage.Screen()
    next.view.addSubview(Tile("new", 0, 0))
    stage.window.rootViewController = next
    stage.frame()
    #expect(stage.window.subviews.count == 1 && stage.root.window == nil)
    #expect(stage.focused == "new")
  }

  @Test func `the root view has the size of the window`() {
    let stage = Stage()
    stage.window.resize(to: CGSize(width: 300, height: 200), scale: 2)
    stage.frame()
    #expect(stage.root.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(stage.window.contentScale == 2)
  }

  @Test func `a view without a name is labelled by its class and index`() {
    let stage = Stage(View(), Tile())
    #expect(stage.root.subviews[1].focusDebugLabel == "Tile#1")
  }
}
