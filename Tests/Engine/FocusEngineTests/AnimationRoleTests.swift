import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// The animation that an environment's changes belong to (Cases, 33, 34), and its duration.
@MainActor
struct AnimationRoleTests {
  private func sample() throws -> StubRoot {
    let root = StubRoot()
    for (index, side) in ["left", "right"].enumerated() {
      root.add(StubItem.plain(side, CGRect(x: index * 200, y: 0, width: 100, height: 100)))
        .add("\(side) item", 0, 0, 50, 50)
    }
    try root.focus(on: "left item")
    return root
  }

  @Test(arguments: [
    ("left item", "unfocusing"), ("left", "unfocusing"), ("root", "focusing"),
    ("right item", "focusing"), ("right", "focusing"),
  ])
  func `an environment's branch decides whether its animations are focusing or unfocusing`(
    name: String, expected: String
  ) throws {
    let root = try sample()
    let node: StubNode = name == "root" ? root : try root.item(name)
    node.onUpdate = { $1.addCoordinatedAnimations({}) }
    try root.press(.right)
    let coordinator = try #require(root.coordinators.last)
    let roles = [("focusing", coordinator.focusing), ("unfocusing", coordinator.unfocusing)]
    #expect(roles.filter { !$0.1.animations.isEmpty }.map(\.0) == [expected])
  }

  @Test func `an environment may add both focusing and unfocusing animations`() throws {
    let root = try sample()
    var durations: [TimeInterval] = []
    try root.item("left item").onUpdate = { _, coordinator in
      coordinator.addCoordinatedFocusingAnimations { durations.append($0.duration) }
      coordinator.addCoordinatedUnfocusingAnimations { durations.append($0.duration) }
    }
    try root.press(.right)
    #expect(durations == [0.4, 0.2])
  }

  @Test func `a completion without animations is called`() throws {
    let root = try sample()
    var isDone = false
    root.onUpdate = { $1.addCoordinatedAnimations(nil, completion: { isDone = true }) }
    try root.press(.right)
    #expect(isDone)
  }

  @Test func `animations begin after all environments are notified`() throws {
    let root = try sample()
    var order: [String] = []
    try root.item("left item").onUpdate = { $1.addCoordinatedAnimations { order.append("run") } }
    try root.item("right").onUpdate = { _, _ in order.append("told") }
    try root.press(.right)
    #expect(order == ["told", "run"])
  }

  @Test(arguments: [(0.1, 0.1), (0.29, 0.1), (0.3, 0.2), (5, 0.2)])
  func `the animations of a movement soon after another one are faster`(
    interval: TimeInterval, expected: TimeInterval
  ) throws {
    let root = try sample()
    let system = try #require(root.focusSystem)
    system.currentTime = 10
    try root.press(.right)
    system.currentTime = 10 + interval
    try root.press(.left)
    #expect(root.coordinators.suffix(2).map(\.focusing.context.duration) == [0.2, expected])
    // The unfocusing animation is faster in the same proportion (WWDC17 224).
    #expect(root.coordinators.suffix(2).map(\.unfocusing.context.duration) == [0.4, 2 * expected])
  }

  @Test func `the animations of an update that the application requests are never faster`() throws {
    let root = try sample()
    try root.press(.right)
    try root.focus(on: "left item")
    #expect(root.coordinators.last?.focusing.context.duration == 0.2)
  }
}
