import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViews
@testable import HaloViewTestSupport

/// Margins and safe areas as Apple's documentation of `UIView` describes them.
@MainActor
struct LayoutMarginsTests {
  private final class Told: View {
    var log: [String] = []

    override func layoutMarginsDidChange() { log.append("margins") }
    override func safeAreaInsetsDidChange() { log.append("safe area") }
  }

  private let host = Told(frame: CGRect(x: 100, y: 100, width: 300, height: 200))
  private let box = View()

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(box)
  }

  /// Makes the box fill a guide of the host.
  private func fill(_ guide: LayoutGuide) {
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `a view has layout margins of 8 points, which cost nothing until they are used`() {
    let stage = Stage(host)
    #expect(host.layoutMargins == EdgeInsets(8) && host.viewInsets == nil)
    fill(host.layoutMarginsGuide)
    stage.frame()
    #expect(box.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    #expect(host.layoutMarginsGuide.layoutFrame == box.frame)
    host.frame.size.width = 400
    stage.frame()
    #expect(box.frame.width == 384 && host.log.isEmpty)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `setting layout margins moves a view that is constrained to them`(direction: LayoutDirection)
  {
    let stage = Stage(host)
    stage.window.layoutDirection = direction
    fill(host.layoutMarginsGuide)
    host.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 40)
    stage.frame()
    let left: CGFloat = direction == .leftToRight ? 20 : 40
    #expect(box.frame == CGRect(x: left, y: 1, width: 240, height: 196))
    #expect(host.log == ["margins"] && host.layoutMargins.left == left)
    host.layoutMargins = EdgeInsets(5)
    stage.frame()
    #expect(box.frame == CGRect(x: 5, y: 5, width: 290, height: 190))
    #expect(host.directionalLayoutMargins.leading == 5 && host.log.count == 2)
  }

  @Test func `a view grows to fit a subview and its own layout margins`() {
    let stage = Stage()
    stage.root.addSubview(host)
    host.translatesAutoresizingMaskIntoConstraints = false
    fill(host.layoutMarginsGuide)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 20),
      host.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      host.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    stage.frame()
    #expect(host.frame == CGRect(x: 0, y: 0, width: 66, height: 36))
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 66, height: 36))
    host.layoutMargins.left = 28
    stage.frame()
    #expect(host.frame.width == 86 && box.frame.minX == 28)
  }

  @Test func `constraint attributes can refer to layout margins`() {
    let stage = Stage(host)
    host.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    func place(_ attribute: LayoutConstraint.Attribute, at margin: LayoutConstraint.Attribute) {
      LayoutConstraint(
        item: box, attribute: attribute, relatedBy: .equal, toItem: host, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    place(.left, at: .leadingMargin)
    place(.right, at: .rightMargin)
    place(.centerY, at: .centerYWithinMargins)
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    stage.frame()
    #expect(box.frame == CGRect(x: 20, y: 65, width: 240, height: 50))
  }

  @Test func `a view can preserve the larger layout margins of its superview`() {
    let stage = Stage(host)
    host.layoutMargins = EdgeInsets(top: 10, left: 50, bottom: 10, right: 10)
    let inner = Told(frame: CGRect(x: 20, y: 0, width: 280, height: 200))
    inner.preservesSuperviewLayoutMargins = true
    host.addSubview(inner)
    #expect(inner.layoutMargins == EdgeInsets(top: 10, left: 30, bottom: 10, right: 10))
    inner.log = []
    host.layoutMargins.left = 60
    #expect(inner.layoutMargins.left == 40 && inner.log == ["margins"])
    _ = stage
  }

  @Test func `the readable content guide limits the width of its contents`() {
    let stage = Stage(host)
    fill(host.readableContentGuide)
    stage.frame()
    #expect(box.frame.minX == 8 && box.frame.width == 284)
    host.frame.size.width = 1_000
    stage.frame()
    #expect(box.frame.width == 672 && box.frame.midX == 500)
  }

  @Test func `the safe area of a view leaves out the part of the view that bars cover`() {
    let stage = Stage(host)
    fill(host.safeAreaLayoutGuide)
    stage.frame()
    #expect(host.safeAreaInsets == EdgeInsets() && box.frame == host.bounds)
    stage.root.coveredEdges = EdgeInsets(top: 130, left: 0, bottom: 520, right: 0)
    stage.frame()
    // The host lies from 100 to 300 in a root view of 800 points.
    #expect(host.safeAreaInsets == EdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
    #expect(box.frame == CGRect(x: 0, y: 30, width: 300, height: 150))
    #expect(host.log == ["safe area", "margins"])
    #expect(host.layoutMargins == EdgeInsets(top: 38, left: 8, bottom: 28, right: 8))
    host.insetsLayoutMarginsFromSafeArea = false
    #expect(host.layoutMargins == EdgeInsets(8))
    host.frame.origin.y = 120
    stage.frame()
    #expect(box.frame == CGRect(x: 0, y: 10, width: 300, height: 150))
    host.log = []
    stage.frame()
    #expect(host.log.isEmpty)
    stage.root.coveredEdges = EdgeInsets()
    stage.frame()
    #expect(box.frame == host.bounds && host.log == ["safe area"])
  }

  @Test func `a view controller can add safe area insets, and its root view has side margins`() {
    final class Screen: ViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let screen = Screen()
    screen.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let stage = Stage(screen: screen)
    stage.window.coveredEdges = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    stage.frame()
    #expect(screen.view.safeAreaInsets.top == 30)
    #expect(screen.view.layoutMargins == EdgeInsets(top: 30, left: 20, bottom: 0, right: 20))
    #expect(screen.changes == 2)
    let list = ScrollView(frame: screen.view.bounds)
    screen.view.addSubview(list)
    list.addSubview(host)
    host.frame.origin.y = 0
    stage.frame()
    #expect(list.safeAreaInsets.top == 30 && host.safeAreaInsets == EdgeInsets())
  }
}
