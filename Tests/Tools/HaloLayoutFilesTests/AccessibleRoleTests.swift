import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// The roles that a screen reader gets of the views of a layout.
@MainActor
struct AccessibleRoleTests {
  private func roles(_ stage: LayoutStage) -> [String: AccessibleElement.Role] {
    let all = stage.player.window.accessibleTree().all
    return Dictionary(
      all.compactMap { element in element.label.map { ($0, element.role) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `a stated role replaces that of the kind`() throws {
    let stage = try LayoutStage(
      """
      size: [400, 300]
      views:
        - {id: a, kind: button, title: Plain, frame: [0, 0, 100, 40]}
        - {id: b, kind: button, title: Link, role: link, frame: [0, 50, 100, 40]}
        - {id: c, kind: view, title: Slider, role: slider, focusable: true, frame: [0, 100, 100, 40]}
        - {id: d, kind: label, title: Heading, role: heading, frame: [0, 150, 100, 40]}
        - {id: e, kind: text-field, title: Search, role: search field, frame: [0, 200, 100, 40]}
        - id: f
          role: group
          label: Group
          frame: [200, 0, 100, 100]
          views:
            - {id: g, kind: button, title: Inside, frame: [0, 0, 100, 40]}

      """)
    let expected: [String: AccessibleElement.Role] = [
      "Plain": .button, "Link": .link, "Slider": .slider, "Heading": .heading,
      "Search": .searchField, "Group": .group, "Inside": .button,
    ]
    for (label, role) in expected { #expect(roles(stage)[label] == role, "\(label)") }
    try stage.set("a", "role: tab")
    #expect(roles(stage)["Plain"] == .tab)
  }

  @Test func `a switch is on while it is selected`() throws {
    let stage = try LayoutStage(
      """
      size: [400, 300]
      views:
        - {id: a, kind: button, title: On, role: switch, selected: true, frame: [0, 0, 100, 40]}
        - {id: b, kind: button, title: Off, role: switch, frame: [0, 50, 100, 40]}

      """)
    let all = stage.player.window.accessibleTree().all.filter { $0.role == .switch }
    #expect(all.map { $0.states.contains(.on) } == [true, false])
  }
}
