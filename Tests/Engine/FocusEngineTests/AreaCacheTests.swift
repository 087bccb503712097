import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// The number of times that a press asks a container for its items.
@MainActor
struct AreaCacheTests {
  /// Seven by seven items at equal distances.
  private final class Grid: StubItem {
    static let side = 7
    private(set) var asked = 0

    init(gap: CGFloat) {
      super.init("grid", CGRect(x: 0, y: 0, width: 1000, height: 1000))
      canBecomeFocused = false
      isStrict = true
      for place in 0..<Self.side * Self.side {
        let (row, column) = (CGFloat(place / Self.side), CGFloat(place % Self.side))
        add("\(place)", column * (60 + gap), row * (40 + gap), 60, 40)
      }
    }

    override func focusItems(in rect: CGRect) -> [any FocusItem] {
      asked += 1
      return super.focusItems(in: rect)
    }
  }

  private let root: StubRoot
  private let grid: Grid
  private let system: FocusSystem

  init() throws {
    root = StubRoot()
    grid = root.add(Grid(gap: 4))
    system = try #require(root.focusSystem)
    system.explanationDetail = .decision
  }

  private func focusMiddle() throws {
    system.requestFocusUpdate(to: grid.children[24])
    system.updateFocusIfNeeded()
    // Under models that defer focus, the first key only shows where it is.
    if system.focusedItem == nil { system.moveFocus(heading: .down) }
    try #require(system.focusedItem === grid.children[24])
  }

  private static let neighbours: [(FocusHeading, Int)] = [
    (.up, 17), (.down, 31), (.left, 23), (.right, 25),
  ]

  @Test(arguments: [FocusModel.tv, .android])
  func `a press in a grid asks the container for its items once`(model: FocusModel) throws {
    system.model = model
    for (heading, neighbour) in Self.neighbours {
      try focusMiddle()
      let before = grid.asked
      system.moveFocus(heading: heading)
      #expect(system.focusedItem === grid.children[neighbour])
      #expect(grid.asked - before == 1, "\(heading.name)")
    }
  }

  @Test(arguments: [FocusModel.tv, .android])
  func `a press after an item moved asks the container for its items once too`(model: FocusModel)
    throws
  {
    system.model = model
    for (heading, neighbour) in Self.neighbours {
      try focusMiddle()
      grid.children[48].frame = CGRect(x: 700, y: 700, width: 60, height: 40)
      system.setNeedsFocusValidation()
      let before = grid.asked
      system.moveFocus(heading: heading)
      #expect(system.focusedItem === grid.children[neighbour])
      #expect(grid.asked - before == 1, "\(heading.name)")
    }
  }

  @Test func `a neighbour that extends beyond the beam costs one more query of the container`()
    throws
  {
    grid.children[25].frame = CGRect(x: 256, y: 100, width: 60, height: 100)
    try focusMiddle()
    let before = grid.asked
    system.moveFocus(heading: .right)
    #expect(system.focusedItem === grid.children[25])
    #expect(grid.asked - before == 2)
  }
}
