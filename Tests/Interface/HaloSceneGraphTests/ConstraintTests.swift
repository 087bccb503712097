import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

@MainActor
struct ConstraintTests {
  /// A view that is placed by constraints, in a host of 300 × 200 points at 100, 100.
  private func sample(_ view: View = View()) -> (stage: Stage, host: View, view: View) {
    let host = View(frame: CGRect(x: 100, y: 100, width: 300, height: 200))
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    return (Stage(host), host, view)
  }

  @Test func `constraints on four edges place a view`() {
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

  @Test func `constraints on centre and size place a view`() {
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

  @Test func `the first of two contradicting constraints holds`() {
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

  @Test func `a label without size constraints has the size of its text`() {
    let (stage, host, view) = sample(Label("12345", font: .systemFont(ofSize: 17)))
    view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    view.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
    stage.frame()
    #expect(view.frame == CGRect(x: 250, y: 0, width: 50, height: 20))
  }

  @Test func `constraints override the intrinsic size of a label`() {
    let (stage, host, view) = sample(Label("12345", font: .systemFont(ofSize: 17)))
    view.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
    view.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
    stage.frame()
    #expect(view.frame.width == 300 && view.frame.height == 20)
  }

  @Test func `a new text changes the size of its label`() throws {
    let (stage, host, view) = sample(Label("12345", font: .systemFont(ofSize: 17)))
    view.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
    stage.frame()
    try #require(view as? Label).text = "123"
    stage.frame()
    #expect(view.frame.minX == 270 && view.frame.width == 30)
  }

  @Test func `the parts of a frame that no constraint decides stay the same`() {
    let (stage, host, view) = sample()
    view.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
    view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50).isActive = true
    stage.frame()
    #expect(view.frame == CGRect(x: 50, y: 8, width: 9, height: 10))
  }

  @Test func `an inactive constraint has no effect`() {
    let (stage, host, view) = sample()
    let constraint = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50)
    stage.frame()
    #expect(!constraint.isActive && view.frame.minX == 0)
  }

  @Test func `a new constant of a constraint moves its view`() {
    let (stage, host, view) = sample()
    let constraint = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50)
    constraint.isActive = true
    stage.frame()
    constraint.constant = 60
    stage.frame()
    #expect(view.frame.minX == 60)
  }

  @Test func `a constraint takes effect when a contradicting one is deactivated`() {
    let (stage, host, view) = sample()
    let first = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 50)
    let second = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 80)
    LayoutConstraint.activate([first, second])
    stage.frame()
    LayoutConstraint.deactivate([first])
    stage.frame()
    #expect(view.frame.minX == 80)
  }

  @Test func `a constraint between views without a common ancestor cannot be activated`() {
    let (_, _, view) = sample()
    let constraint = view.leftAnchor.constraint(equalTo: View().leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func `a view can be constrained to a view in another branch of the hierarchy`() {
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

  @Test func `a chain of views is solved even if the constraints of the last view come first`() {
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
  func `the leading edge is the left one, or the right one from right to left`(
    direction: LayoutDirection, left: CGFloat
  ) {
    let (stage, host, view) = sample()
    stage.window.layoutDirection = direction
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    stage.frame()
    #expect(view.frame.minX == left)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, CGFloat(10)), (.rightToLeft, 20)])
  func `constants of leading and trailing constraints are mirrored from right to left`(
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
