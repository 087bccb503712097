import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

@MainActor
struct ConstraintTests {
  /// A view that constraints place, in a host of 300 × 200 at 100, 100.
  private func sample(_ view: View = View()) -> (stage: Stage, host: View, view: View) {
    let host = View(frame: CGRect(x: 100, y: 100, width: 300, height: 200))
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    return (Stage(host), host, view)
  }

  @Test func `four edges place a view`() {
    let (stage, host, view) = sample()
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -40),
    ])
    stage.frame()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 130))
  }

  @Test func `centre and size place a view`() {
    let (stage, host, view) = sample()
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.frame()
    #expect(view.frame == CGRect(x: 70, y: 90, width: 160, height: 40))
  }

  @Test func `of two that contradict the first holds`() {
    let (stage, host, view) = sample()
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10),
      view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(equalToConstant: 80),
    ])
    stage.frame()
    #expect(view.frame.minX == 10 && view.frame.width == 40)
  }

  @Test func `a label has the size of its text`() {
    let (stage, host, view) = sample(Label("12345", font: .systemFont(ofSize: 17)))
    view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    view.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
    stage.frame()
    #expect(view.frame == CGRect(x: 250, y: 0, width: 50, height: 20))
  }

  @Test func `constraints come before the natural size`() {
    let (stage, host, view) = sample(Label("12345", font: .systemFont(ofSize: 17)))
    view.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
    view.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
    stage.frame()
    #expect(view.frame.width == 300 && view.frame.height == 20)
  }

  @Test func `a new text makes a new size`() throws {
    let (stage, host, view) = sample(Label("12345", font: .systemFont(ofSize: 17)))
    view.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
    stage.frame()
    try #require(view as? Label).text = "123"
    stage.frame()
    #expect(view.frame.minX == 270 && view.frame.width == 30)
  }

  @Test func `what no constraint decides stays`() {
    let (stage, host, view) = sample()
    view.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
    view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50).isActive = true
    stage.frame()
    #expect(view.frame == CGRect(x: 50, y: 8, width: 9, height: 10))
  }

  @Test func `a constraint that is not active places nothing`() {
    let (stage, host, view) = sample()
    let constraint = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50)
    stage.frame()
    #expect(!constraint.isActive && view.frame.minX == 0)
  }

  @Test func `another constant moves the view`() {
    let (stage, host, view) = sample()
    let constraint = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50)
    constraint.isActive = true
    stage.frame()
    constraint.constant = 60
    stage.frame()
    #expect(view.frame.minX == 60)
  }

  @Test func `a deactivated constraint gives way to another`() {
    let (stage, host, view) = sample()
    let first = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50)
    let second = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 80)
    LayoutConstraint.activate([first, second])
    stage.frame()
    LayoutConstraint.deactivate([first])
    stage.frame()
    #expect(view.frame.minX == 80)
  }

  @Test func `views without a common ancestor cannot be constrained`() {
    let (_, _, view) = sample()
    let constraint = view.leftAnchor.constraint(equalTo: View().leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func `a view follows another in a different branch`() {
    let (stage, _, view) = sample()
    let other = Tile("other", 500, 300, 60, 70)
    stage.root.addSubview(other)
    view.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    stage.frame()
    #expect(view.convert(view.bounds, to: stage.root).origin == CGPoint(x: 560, y: 300))
    other.frame.origin.x = 400
    stage.frame()
    #expect(view.convert(view.bounds, to: stage.root).minX == 460)
  }

  @Test func `a chain of views is solved whatever the order of constraints`() {
    let (stage, host, first) = sample()
    let second = View()
    second.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(second)
    LayoutConstraint.activate([
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.rightAnchor.constraint(equalTo: host.rightAnchor),
      first.leftAnchor.constraint(equalTo: host.leftAnchor),
    ])
    stage.frame()
    #expect(first.frame.minX == 0 && first.frame.width == 145)
    #expect(second.frame.minX == 155 && second.frame.width == 145)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, CGFloat(0)), (.rightToLeft, 260)])
  func `leading is where text begins`(direction: LayoutDirection, left: CGFloat) {
    let (stage, host, view) = sample()
    stage.window.layoutDirection = direction
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    stage.frame()
    #expect(view.frame.minX == left)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, CGFloat(10)), (.rightToLeft, 20)])
  func `distances from leading and trailing edges are mirrored with them`(
    direction: LayoutDirection, left: CGFloat
  ) {
    let (stage, host, view) = sample()
    stage.window.layoutDirection = direction
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10).isActive = true
    view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -20).isActive = true
    stage.frame()
    #expect(view.frame.minX == left && view.frame.width == 270)
  }
}
