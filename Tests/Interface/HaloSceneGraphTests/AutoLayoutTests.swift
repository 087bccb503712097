import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Inequalities, priorities and intrinsic sizes, as Apple's “Auto Layout Guide” and the
/// documentation of `NSLayoutConstraint` describe them.
@MainActor
struct AutoLayoutTests {
  /// A view that is placed by constraints and has a given intrinsic content size.
  private final class Box: View {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat = View.noIntrinsicMetric, _ height: CGFloat = View.noIntrinsicMetric) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { content }
  }

  private let host = View(frame: CGRect(x: 100, y: 100, width: 300, height: 200))

  private func stage(_ views: View...) -> Stage {
    views.forEach(host.addSubview)
    return Stage(host)
  }

  /// Constrains views to a row from the left to the right edge of the host, at its top.
  private func row(_ views: View..., spacing: CGFloat = 10) {
    for view in views { view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true }
    for (left, right) in zip(views, views.dropFirst()) {
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: spacing).isActive = true
    }
    views.first?.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
    views.last?.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
  }

  @Test func `the view with the lower content hugging priority takes the remaining space`() {
    let (name, field) = (Box(60, 20), Box(80, 30))
    name.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    let stage = stage(name, field)
    row(name, field)
    stage.frame()
    #expect(name.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(field.frame == CGRect(x: 70, y: 0, width: 230, height: 30))
    field.setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    stage.frame()
    #expect(name.frame.width == 210 && field.frame.width == 80)
  }

  @Test func `the view with the lower compression resistance shrinks if space is short`() {
    let (first, second) = (Box(200, 20), Box(200, 20))
    first.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    let stage = stage(first, second)
    row(first, second)
    stage.frame()
    #expect(first.frame.width == 200 && second.frame.width == 90)
    second.content.width = 50
    first.content.width = 120
    stage.frame()
    #expect(first.frame.width + second.frame.width == 290)
    #expect(first.frame.width >= 120 && second.frame.width >= 50)
  }

  @Test func `required limits hold, and an optional constraint is met as far as they allow`() {
    let box = Box()
    let stage = stage(box)
    let wish = box.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5)
    wish.priority = .defaultHigh
    let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    LayoutConstraint.activate([
      wish, least, most, box.heightAnchor.constraint(equalToConstant: 10),
      box.leftAnchor.constraint(equalTo: host.leftAnchor),
      box.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    stage.frame()
    #expect(box.frame.width == 120)
    host.frame.size.width = 220
    stage.frame()
    #expect(box.frame.width == 110)
    host.frame.size.width = 60
    stage.frame()
    #expect(box.frame.width == 100)
    most.constant = 80
    most.priority = LayoutPriority(999)
    stage.frame()
    #expect(box.frame.width == 100, "a required constraint comes before one with priority 999")
  }

  @Test func `a view grows with the intrinsic size of its subview`() {
    let (outer, label) = (Box(), Box(70, 22))
    outer.addSubview(label)
    let stage = stage(outer)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 12),
      outer.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
      outer.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      outer.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      outer.centerYAnchor.constraint(equalTo: host.centerYAnchor),
    ])
    stage.frame()
    #expect(outer.frame == CGRect(x: 103, y: 81, width: 94, height: 38))
    label.content.width = 100
    stage.frame()
    #expect(outer.frame == CGRect(x: 88, y: 81, width: 124, height: 38))
    #expect(label.frame == CGRect(x: 12, y: 8, width: 100, height: 22))
  }

  @Test func `contradicting required constraints are reported once and hold again when they can`() {
    var told: [String] = []
    View.layoutContradictionHandler = { told.append("\($0)") }
    defer { View.layoutContradictionHandler = nil }
    let box = Box()
    box.accessibilityIdentifier = "box"
    host.accessibilityIdentifier = "host"
    let stage = stage(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 400)
    LayoutConstraint.activate([
      wide, box.leftAnchor.constraint(equalTo: host.leftAnchor),
      box.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -10),
    ])
    stage.frame()
    #expect(box.frame.width == 400)
    host.frame.size.width = 310
    stage.frame()
    #expect(
      told == [
        "cannot all hold: box.width = 400; box.left = host.left; box.right = host.right − 10. "
          + "Let go: box.right = host.right − 10"
      ])
    wide.isActive = false
    stage.frame()
    #expect(box.frame.width == 300)
  }

  @Test func `a contradiction with only the earlier height of a text is not reported`() {
    var told: [String] = []
    View.layoutContradictionHandler = { told.append("\($0)") }
    defer { View.layoutContradictionHandler = nil }
    let text = Label()
    text.text = "one two three four five six seven eight"
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    text.setContentHuggingPriority(.required, for: .vertical)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    let square = Box()
    let stage = stage(text, square)
    LayoutConstraint.activate([
      square.topAnchor.constraint(equalTo: host.topAnchor),
      square.widthAnchor.constraint(equalTo: square.heightAnchor),
      square.leftAnchor.constraint(equalTo: host.leftAnchor),
      square.widthAnchor.constraint(equalToConstant: 50),
      text.topAnchor.constraint(equalTo: square.bottomAnchor),
      text.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      text.leftAnchor.constraint(equalTo: host.leftAnchor),
      text.rightAnchor.constraint(equalTo: host.rightAnchor),
    ])
    func height(width: CGFloat) -> CGFloat {
      text.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    host.frame.size = CGSize(width: 200, height: 50 + height(width: 200))
    stage.frame()
    host.frame.size = CGSize(width: 80, height: 50 + height(width: 80))
    stage.frame()
    #expect(text.frame.height == height(width: 80) && height(width: 80) > height(width: 200))
    #expect(square.frame.size == CGSize(width: 50, height: 50))
    #expect(told.isEmpty)
  }

  @Test func `a dropped constraint holds again once its constant allows it`() {
    let box = Box()
    let stage = stage(box)
    let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    LayoutConstraint.activate([least, width])
    stage.frame()
    #expect(box.frame.width >= 100)
    width.constant = 160
    stage.frame()
    #expect(box.frame.width == 160)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a constraint with an infinite constant or NaN is ignored`(number: CGFloat) {
    var told: [String] = []
    View.layoutContradictionHandler = { told.append("\($0)") }
    defer { View.layoutContradictionHandler = nil }
    let box = Box(40, 20)
    let stage = stage(box)
    let left = box.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 7)
    LayoutConstraint.activate([
      left, box.widthAnchor.constraint(equalToConstant: number),
      box.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    stage.frame()
    #expect(box.frame == CGRect(x: 7, y: 0, width: 40, height: 20))
    left.constant = number
    stage.frame()
    #expect(box.frame.width == 40 && told.isEmpty)
  }

  @Test func `a view's own width constraint stays active when the view changes its superview`() {
    let box = Box()
    let stage = stage(box)
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    let left = box.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 5)
    LayoutConstraint.activate([width, left])
    stage.frame()
    box.removeFromSuperview()
    #expect(width.isActive && !left.isActive)
    width.constant = 60
    let other = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(other)
    other.addSubview(box)
    stage.frame()
    #expect(box.frame.width == 60)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a minimum distance from a leading edge holds in both layout directions`(
    direction: LayoutDirection
  ) {
    let box = Box(50, 10)
    let stage = stage(box)
    stage.window.layoutDirection = direction
    let near = box.leadingAnchor.constraint(equalTo: host.leadingAnchor)
    near.priority = .defaultLow
    let least = box.leadingAnchor.constraint(
      greaterThanOrEqualTo: host.leadingAnchor, constant: 20)
    LayoutConstraint.activate([near, least, box.topAnchor.constraint(equalTo: host.topAnchor)])
    stage.frame()
    #expect(box.frame.minX == (direction == .leftToRight ? 20 : 230))
  }

  @Test func `a label has as many lines as its constrained width requires`() {
    let label = Label("one two three four five six", font: .systemFont(ofSize: 17))
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let below = Box(10, 10)
    let stage = stage(label, below)
    let width = label.widthAnchor.constraint(equalToConstant: 300)
    LayoutConstraint.activate([
      width, label.leftAnchor.constraint(equalTo: host.leftAnchor),
      label.topAnchor.constraint(equalTo: host.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leftAnchor.constraint(equalTo: host.leftAnchor),
    ])
    stage.frame()
    let one = label.frame.height
    #expect(below.frame.minY == one)
    width.constant = 110
    stage.frame()
    #expect(label.frame.height >= 2 * one && below.frame.minY == label.frame.height)
    width.constant = 300
    stage.frame()
    #expect(label.frame.height == one)
  }

  @Test func `a new text resizes its label and the view around it`() {
    let stack = Box()
    let label = Label("123", font: .systemFont(ofSize: 17))
    label.translatesAutoresizingMaskIntoConstraints = false
    stack.addSubview(label)
    let stage = stage(stack)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: stack.leftAnchor),
      label.rightAnchor.constraint(equalTo: stack.rightAnchor),
      label.topAnchor.constraint(equalTo: stack.topAnchor),
      label.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
      stack.rightAnchor.constraint(equalTo: host.rightAnchor),
      stack.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    stage.frame()
    #expect(stack.frame == CGRect(x: 270, y: 0, width: 30, height: 20))
    label.text = "12345"
    stage.frame()
    #expect(stack.frame == CGRect(x: 250, y: 0, width: 50, height: 20))
  }

  @Test func `the transform of a view does not change its layout`() {
    let (box, after) = (Box(40, 40), Box(10, 10))
    let stage = stage(box, after)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    row(box)
    box.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = false
    after.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
    stage.frame()
    #expect(box.bounds.size == CGSize(width: 300, height: 40))
    #expect(after.frame.minX == 300)
  }

  @Test func `constraints follow a view inside a scaled or scrolled view to where it is seen`() {
    let canvas = View(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
    let inside = View(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    canvas.addSubview(inside)
    let box = Box()
    let stage = stage(canvas, box)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: inside.leftAnchor),
      box.rightAnchor.constraint(equalTo: inside.rightAnchor),
      box.topAnchor.constraint(equalTo: inside.topAnchor),
      box.heightAnchor.constraint(equalTo: inside.heightAnchor),
    ])
    func isThere() -> Bool {
      stage.frame()
      return box.frame == inside.convert(inside.bounds, to: host)
    }
    #expect(isThere() && box.frame.minX == 30)
    canvas.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(isThere() && box.frame.size == CGSize(width: 60, height: 90))
    canvas.bounds.origin = CGPoint(x: 4, y: -6)
    #expect(isThere())
    canvas.transform = .identity
    #expect(isThere() && box.frame.minX == 26)
  }

  /// A view that gives its own size to a view inside its subview.
  private final class Outer: View {
    let between = View()
    let inner = View()

    override func layoutSubviews() { inner.frame = bounds }
  }

  @Test func `constraints follow a view that the layout of an ancestor resizes`() {
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    outer.addSubview(outer.between)
    outer.between.addSubview(outer.inner)
    let middle = View()
    middle.translatesAutoresizingMaskIntoConstraints = false
    outer.inner.addSubview(middle)
    middle.centerXAnchor.constraint(equalTo: outer.inner.centerXAnchor).isActive = true
    middle.widthAnchor.constraint(equalToConstant: 20).isActive = true
    _ = Stage(outer)
    #expect(middle.center.x == 150)
  }
}
