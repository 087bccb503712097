import FocusGeometry
import Foundation
import HaloGoldenTesting
import HaloHosting
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The order in which a screen reader reads the elements of a screen.
@MainActor
struct AccessibleOrderTests {
  private let stage = Stage(model: .tv)

  private func tree(_ views: View...) -> [AccessibleElement] {
    views.forEach(stage.root.addSubview)
    stage.frame()
    return stage.window.accessibleTree().children
  }

  private func text(
    _ string: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 20
  ) -> Label {
    let label = Label(string, font: .systemFont(ofSize: 17))
    label.frame = CGRect(x: x, y: y, width: width, height: height)
    return label
  }

  private func view(_ frame: CGRect, _ inside: View...) -> View {
    let view = View(frame: frame)
    inside.forEach(view.addSubview)
    return view
  }

  //  Shipping  Billing      Each column is a view of its own.
  //  Name      Company
  private func columns() -> (shipping: View, billing: View) {
    (
      view(
        CGRect(x: 0, y: 0, width: 100, height: 100), text("Shipping", 0, 0), text("Name", 0, 40)),
      view(
        CGRect(x: 200, y: 0, width: 100, height: 100), text("Billing", 0, 0),
        text("Company", 0, 40))
    )
  }

  @Test func `texts in one row are read across even if they are in different views`() {
    let (shipping, billing) = columns()
    #expect(tree(shipping, billing).map(\.label) == ["Shipping", "Billing", "Name", "Company"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `columns that group their children are read to their end one after the other`(
    direction: LayoutDirection
  ) {
    stage.window.layoutDirection = direction
    let (shipping, billing) = columns()
    shipping.shouldGroupAccessibilityChildren = true
    billing.shouldGroupAccessibilityChildren = true
    let read = tree(shipping, billing).map(\.label)
    #expect(
      read
        == (direction == .leftToRight
          ? ["Shipping", "Name", "Billing", "Company"]
          : ["Billing", "Company", "Shipping", "Name"]))
  }

  /// BBC, Focus order, iOS Example: two labelled fields in a transparent view beside a button.
  @Test(arguments: [true, false])
  func `the fields of a form come before the button beside them only if they are grouped`(
    groups: Bool
  ) {
    func field(_ name: String, _ y: CGFloat) -> TextField {
      let field = TextField()
      field.frame = CGRect(x: 0, y: y, width: 200, height: 40)
      field.accessibilityLabel = name
      return field
    }
    let inputs = view(
      CGRect(x: 0, y: 0, width: 200, height: 160), field("Username", 0), field("Password", 80))
    inputs.shouldGroupAccessibilityChildren = groups
    let button = Button(title: "Log-in")
    button.frame = CGRect(x: 300, y: 0, width: 100, height: 40)
    #expect(
      tree(inputs, button).map(\.label)
        == (groups
          ? ["Username", "Password", "Log-in"] : ["Username", "Log-in", "Password"]))
  }

  @Test func `nested groups stay together at each level`() {
    let inner = view(
      CGRect(x: 0, y: 0, width: 100, height: 100), text("a", 0, 0), text("b", 0, 80))
    let outer = view(
      CGRect(x: 0, y: 0, width: 300, height: 100), inner, text("c", 200, 0), text("d", 200, 80))
    inner.shouldGroupAccessibilityChildren = true
    outer.shouldGroupAccessibilityChildren = true
    #expect(
      tree(outer, text("e", 400, 0), text("f", 400, 80)).map(\.label)
        == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `the contents of a scroll view are read together, at the place of the scroll view`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 60, width: 300, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    for row in 0..<10 { scroll.addSubview(text("\(row)", 0, CGFloat(row) * 100)) }
    let (title, beside) = (text("Title", 0, 20), text("Beside", 400, 60))
    #expect(
      tree(scroll, title, beside).map(\.label)
        == ["Title"] + (0..<10).map { "\($0)" } + ["Beside"])
    scroll.contentOffset.y = 500
    stage.frame()
    #expect(stage.window.accessibleTree().children.first?.label == "Title")
  }

  @Test func `a view can set the order of its elements by overriding accessibilityElement(at:)`() {
    final class Backwards: View {
      override func accessibilityElementCount() -> Int { subviews.count }
      override func accessibilityElement(at index: Int) -> Any? {
        subviews[subviews.count - 1 - index]
      }
    }
    let backwards = Backwards(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (index, name) in ["a", "b", "c"].enumerated() {
      backwards.addSubview(text(name, 0, CGFloat(index) * 40))
    }
    #expect(
      tree(backwards, text("beside", 200, 40)).map(\.label) == ["c", "b", "a", "beside"])
    #expect(backwards.index(ofAccessibilityElement: backwards.subviews[2]) == 0)
    #expect(backwards.index(ofAccessibilityElement: stage.root) == NSNotFound)
    #expect(backwards.index(ofAccessibilityElement: "a") == NSNotFound)
  }

  @Test
  func `container methods answer from accessibilityElements, and find nothing while it is unset`() {
    let (a, b) = (text("a", 0, 0), text("b", 0, 40))
    let view = view(CGRect(x: 0, y: 0, width: 100, height: 100), a, b)
    #expect(view.accessibilityElementCount() == NSNotFound)
    #expect(view.accessibilityElement(at: 0) == nil)
    #expect(view.index(ofAccessibilityElement: a) == NSNotFound)
    view.accessibilityElements = [b, a]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 0) as? View === b)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: a) == 1)
    view.accessibilityElements = []
    #expect(tree(view).isEmpty, "a view with an empty list has no elements inside")
  }

  @Test
  func `an element is read once even if it is listed twice or lies inside another listed one`() {
    let (a, b) = (text("a", 0, 0), text("b", 0, 40))
    let pair = view(CGRect(x: 0, y: 0, width: 100, height: 100), a, b)
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100), pair)
    outer.accessibilityElements = [b, pair, b]
    #expect(tree(outer).map(\.label) == ["a", "b"])
    outer.accessibilityElements = [b, b, "no view", a]
    #expect(stage.window.accessibleTree().children.map(\.label) == ["b", "a"])
  }

  @Test func `a listed element is hidden and clipped by the views between it and its container`() {
    let a = text("a", 0, 200)
    let between = view(CGRect(x: 0, y: 0, width: 100, height: 100), a)
    let outer = view(CGRect(x: 0, y: 0, width: 300, height: 300), between)
    outer.accessibilityElements = [a]
    #expect(tree(outer).first?.states.contains(.showing) == true)
    between.clipsToBounds = true
    #expect(stage.window.accessibleTree().children.first?.states.contains(.showing) == false)
    between.isHidden = true
    #expect(stage.window.accessibleTree().children.isEmpty)
  }

  @Test(
    arguments: [
      (AccessibilityContainerType.semanticGroup, AccessibleElement.Role.group), (.list, .list),
      (.dataTable, .grid), (.landmark, .landmark),
    ])
  func `a container with content is exposed with the role of its container type`(
    type: AccessibilityContainerType, role: AccessibleElement.Role
  ) {
    let box = view(CGRect(x: 0, y: 0, width: 100, height: 100), text("a", 0, 0), text("b", 0, 80))
    box.accessibilityContainerType = type
    box.accessibilityLabel = "Things"
    let empty = View(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    empty.accessibilityContainerType = type
    let found = tree(box, text("beside", 200, 0), empty)
    #expect(found.map(\.label) == ["Things", "beside"])
    #expect(found[0].role == role && found[0].children.map(\.label) == ["a", "b"])
    #expect(found[0].itemCount == (type == .list ? 2 : nil))
    box.accessibilityContainerType = .none
    box.accessibilityLabel = nil
    #expect(
      stage.window.accessibleTree().children.map(\.label) == ["a", "beside", "b"])
  }

  @Test func `a group's elements stay together in their order wherever other elements lie`() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<200 {
      func texts(_ prefix: String) -> [Label] {
        (0..<Int.random(in: 1...5, using: &random)).map { index in
          text(
            "\(prefix)\(index)", CGFloat.random(in: 0...400, using: &random),
            CGFloat.random(in: 0...400, using: &random),
            CGFloat.random(in: 10...100, using: &random),
            CGFloat.random(in: 10...60, using: &random))
        }
      }
      let (inside, outside) = (texts("in"), texts("out"))
      let stage = Stage(model: .tv)
      let group = View(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      group.shouldGroupAccessibilityChildren = true
      inside.forEach(group.addSubview)
      stage.root.addSubview(group)
      let alone = stage.window.accessibleTree().children.compactMap(\.label)
      outside.forEach(stage.root.addSubview)
      let read = stage.window.accessibleTree().children.compactMap(\.label)
      #expect(Set(read).count == inside.count + outside.count)
      guard let first = read.firstIndex(where: alone.contains) else { continue }
      #expect(
        Array(read.dropFirst(first).prefix(alone.count)) == alone, "\(group.subviews) \(outside)")
    }
  }
}
