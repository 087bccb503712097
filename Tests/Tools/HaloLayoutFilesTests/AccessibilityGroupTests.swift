import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// The order in which a screen reader reads a layout.
@MainActor
struct AccessibilityGroupTests {
  private static let columns = """
    size: [400, 200]
    views:
      - id: shipping
        frame: [0, 0, 200, 200]
        views:
          - {id: name, kind: button, title: Name, frame: [0, 0, 160, 40]}
          - {id: address, kind: button, title: Address, frame: [0, 100, 160, 40]}
      - {id: company, kind: button, title: Company, frame: [220, 0, 160, 40]}
      - {id: city, kind: button, title: City, frame: [220, 100, 160, 40]}

    """

  private func order(_ stage: LayoutStage) -> [String] {
    stage.player.window.accessibleTree().all.compactMap(\.label)
  }

  @Test func `the children of a view that groups them are read as a block`() throws {
    let stage = try LayoutStage(Self.columns)
    #expect(order(stage) == ["Name", "Company", "Address", "City"])
    try stage.set("shipping", "groupAccessibilityChildren: true")
    #expect(order(stage) == ["Name", "Address", "Company", "City"])
    try stage.set("shipping", "groupAccessibilityChildren: false")
    #expect(order(stage) == ["Name", "Company", "Address", "City"])
  }

  @Test func `a layout can group the children of a view from the beginning`() throws {
    let stage = try LayoutStage(
      Self.columns.replacing(
        "id: shipping", with: "id: shipping\n    groupAccessibilityChildren: true"))
    #expect(order(stage) == ["Name", "Address", "Company", "City"])
  }

  @Test
  func `a groupAccessibilityChildren that is neither true nor false is an error with its line`() {
    let message = layoutError(
      "views:\n  - {groupAccessibilityChildren: rows, frame: [0, 0, 1, 1]}")
    #expect(
      message?.hasPrefix("screen.yaml:2: views[0].groupAccessibilityChildren:") == true,
      "\(message ?? "")")
  }
}
