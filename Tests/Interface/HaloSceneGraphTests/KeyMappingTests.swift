import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloHosting
@testable import HaloSceneGraph

/// Which keys move the focus and which keys are presses.
@MainActor
struct KeyMappingTests {
  nonisolated private static let headings: [(String, FocusHeading?)] = [
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Tab", .next),
    ("shift+Tab", .previous), ("shift+Down", .down), ("ctrl+Down", .down), ("ctrl+Home", nil),
    ("ctrl+Tab", nil), ("alt+Tab", nil),
    ("super+Left", nil), ("Home", .first), ("End", .last), ("Page_Up", .first),
    ("Page_Down", .last), ("a", nil), ("Return", nil), ("space", nil),
  ]

  @Test(arguments: headings)
  func `arrows and Tab move the focus unless a modifier makes them a shortcut`(
    name: String, expected: FocusHeading?
  ) throws {
    let key = try Key(name: name)
    #expect(FocusModel.pad.heading(for: key) == expected)
    #expect(FocusModel.tv.heading(for: key) == expected)
  }

  @Test func `under the html model only Tab moves the focus`() throws {
    for (name, _) in Self.headings where !name.hasSuffix("Tab") {
      #expect(FocusModel.html.heading(for: try Key(name: name)) == nil, "\(name)")
    }
    #expect(FocusModel.html.heading(for: Key(.tab)) == .next)
  }

  nonisolated private static let presses: [(String, Press.PressType)] = [
    ("Return", .select), ("space", .keyboard), ("Escape", .menu), ("Page_Up", .pageUp),
    ("Page_Down", .pageDown), ("ctrl+Return", .keyboard), ("a", .keyboard),
  ]

  @Test(arguments: presses)
  func `under the pad model each key has its press type, such as select for Return`(
    name: String, expected: Press.PressType
  ) throws {
    #expect(FocusModel.pad.pressType(for: try Key(name: name)) == expected)
  }

  @Test func `the buttons of a remote have the same press types under every model`() throws {
    for model in FocusModel.all {
      #expect(model.pressType(for: try Key(name: "XF86Select")) == .select, "\(model.name)")
      #expect(model.pressType(for: try Key(name: "XF86AudioPlay")) == .playPause)
    }
  }

  @Test func `a model can select with Space instead of Return`() throws {
    var model = FocusModel.pad
    model.activationKeys = [.space]
    #expect(model.pressType(for: Key(.space)) == .select)
    #expect(model.pressType(for: Key(.return)) == .keyboard)
  }
}
