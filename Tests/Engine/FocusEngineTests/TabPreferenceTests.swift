import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// Tab resolves the preferences of its stops, as every update does (App Programming Guide for
/// tvOS).
@MainActor
struct TabPreferenceTests {
  @Test func `Tab enters a container at the item that it prefers`() {
    let root = StubRoot()
    root.add("first", 0, 0, 100, 50)
    let container = root.add("container", 0, 100, 300, 100)
    let child = container.add("child", 100, 20, 50, 50)
    container.preferred = [child]
    root.turn()
    let step = root.focusSystem?.moveFocus(heading: .next)
    #expect(root.focusSystem?.focusedItem === child)
    #expect(step?.steps.map(\.label) == ["container", "child"])
  }

  @Test func `Tab skips a container that leads back to the focused item`() {
    let root = StubRoot()
    let container = root.add("container", 0, 0, 300, 100)
    let child = container.add("child", 100, 20, 50, 50)
    container.preferred = [child]
    root.add("last", 0, 200, 100, 50)
    root.focusSystem?.requestFocusUpdate(to: container)
    root.turn()
    #expect(root.focusSystem?.focusedItem === child)
    root.focusSystem?.moveFocus(heading: .previous)
    #expect(root.focusSystem?.focusedItem?.focusDebugLabel == "last")
  }
}
