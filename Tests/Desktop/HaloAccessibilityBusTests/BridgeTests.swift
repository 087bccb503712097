import Foundation
import HaloHosting
import HaloMessageBus
import HaloXServerTestSupport
import Testing

@testable import HaloAccessibilityBus

/// The bridge on a separate bus, with a registry that may listen.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Tool.dbusDaemon.isInstalled, "dbus-daemon is not installed"))
struct BridgeTests {
  @MainActor
  private struct Desk {
    let registry: FakeRegistry
    let content = TreeContent()
    let bridge: AccessibilityBridge

    init(_ bus: TestBus, listens: Bool = true, environment: [String: String] = [:]) throws {
      registry = try FakeRegistry(bus, listens: listens)
      #expect(registry.isNamed())
      bridge = AccessibilityBridge(
        program: "test", content: content, sessionAddress: bus.address, environment: environment)
      bridge.performHandler = { [content] in content.perform($0, on: $1, at: 0) }
      bridge.setActive(true)
      bridge.start()
    }

    /// Lets registry and bridge work until a condition holds, for up to ten seconds.
    func drive(until condition: () -> Bool) -> Bool {
      wait(seconds: 10) {
        registry.work()
        bridge.receive()
        return condition()
      }
    }

    /// Tells the bridge that a frame shows `tree`.
    func show(_ tree: AccessibleElement) {
      content.tree = tree
      bridge.contentChanged(at: 1, hasNews: true) { true }
    }

    /// Returns the events that the registry receives for a new tree, up to `last`.
    func events(of tree: AccessibleElement, until last: String) -> [String] {
      show(tree)
      var heard: [String] = []
      _ = drive {
        heard += registry.takeEvents()
        return heard.last == last
      }
      return heard
    }

    func ask(
      _ path: String, _ interface: String, _ member: String, _ types: String = "",
      _ values: [BusValue] = []
    ) -> BusMessage? {
      registry.ask("/org/a11y/atspi/" + path, interface, member, types, values) {
        bridge.receive()
      }
    }

    func property(_ path: String, _ interface: String, _ name: String) -> BusValue? {
      let values: [BusValue] = [.string("org.a11y.atspi." + interface), .string(name)]
      guard let program = registry.program,
        let answer = registry.property(
          "/org/a11y/atspi/" + path, of: program, values,
          {
            bridge.receive()
          })
      else { return nil }
      return answer.isError ? nil : answer.arguments.first?.unwrapped
    }
  }

  private func withDesk(
    listens: Bool = true, environment: [String: String] = [:], _ body: (Desk) throws -> Void
  ) throws {
    let bus = try TestBus()
    defer { bus.end() }
    try body(Desk(bus, listens: listens, environment: environment))
  }

  @Test func `a listening screen reader is told of the window, and then of each focus change`()
    throws
  {
    try withDesk { desk in
      var first: [String] = []
      #expect(
        desk.drive {
          first += desk.registry.takeEvents()
          return first.last == "1 StateChanged focused 1"
        })
      #expect(
        first == [
          "100 Create 0", "100 Activate 0", "100 StateChanged active 1",
          "1 StateChanged focused 1",
        ])
      #expect(desk.content.isHeard)
      #expect(
        desk.events(of: TreeContent.list(focused: 2), until: "1 StateChanged focused 0")
          == ["2 StateChanged focused 1", "1 StateChanged focused 0"])
    }
  }

  @Test func `the bridge builds no trees and sends no events while no client listens`() throws {
    try withDesk(listens: false) { desk in
      #expect(desk.drive { desk.registry.embedded.count == 1 })
      desk.registry.work()
      desk.show(TreeContent.list(focused: 2))
      desk.show(TreeContent.list(focused: 3))
      #expect(desk.content.trees == 0)
      #expect(!desk.content.isHeard)
      // A client that asks is answered.
      #expect(desk.ask("accessible/1", "Accessible", "GetRole")?.arguments == [.integer(32)])
      #expect(desk.content.trees == 1)
      #expect(desk.registry.takeEvents() == [])
      // A client that begins to listen later is told which element is focused.
      desk.registry.setListening(true)
      #expect(desk.drive { desk.registry.takeEvents().contains("3 StateChanged focused 1") })
      desk.registry.setListening(false)
      #expect(desk.drive { !desk.content.isHeard })
    }
  }

  @Test func `the bridge makes no connection while accessibility is off or NO_AT_BRIDGE is set`()
    throws
  {
    let bus = try TestBus()
    defer { bus.end() }
    for (isEnabled, environment) in [(false, [:]), (true, ["NO_AT_BRIDGE": "1"])] {
      let desk = try Desk(bus, environment: environment)
      desk.registry.isEnabled = isEnabled
      // The registry answers the bus in between, so the bridge has had time to act.
      for _ in 0..<5 {
        #expect(desk.registry.round { desk.bridge.receive() })
      }
      #expect(desk.registry.embedded.isEmpty)
      #expect(desk.content.trees == 0)
    }
  }

  @Test
  func `an element answers questions about its name, role, text, value, place and attributes`()
    throws
  {
    try withDesk { desk in
      #expect(desk.drive { desk.registry.embedded.count == 1 && desk.content.isHeard })
      #expect(desk.property("accessible/2", "Accessible", "Name") == .string("Row 2"))
      #expect(desk.property("accessible/10", "Accessible", "ChildCount") == .integer(3))
      #expect(desk.property("accessible/20", "Text", "CharacterCount") == .integer(5))
      #expect(desk.property("accessible/30", "Value", "CurrentValue") == .double(0.5))
      #expect(desk.property("accessible/30", "Text", "CharacterCount") == nil)
      #expect(
        desk.ask("accessible/3", "Accessible", "GetIndexInParent")?.arguments == [.integer(2)])
      desk.bridge.place = AccessiblePlace(origin: CGPoint(x: 300, y: 50), scale: 2)
      @MainActor func extents(_ base: Int64) -> [Int64]? {
        desk.ask("accessible/2", "Component", "GetExtents", "u", [.integer(base)])?
          .arguments.first?.list?.compactMap(\.integer)
      }
      #expect(extents(0) == [340, 130, 200, 40])
      #expect(extents(1) == [40, 80, 200, 40])
      #expect(extents(2) == [20, 60, 200, 40])
      let word = desk.ask(
        "accessible/20", "Text", "GetTextAtOffset", "iu", [.integer(4), .integer(1)])
      #expect(word?.arguments == [.string("de"), .integer(3), .integer(5)])
      let attributes = desk.ask("accessible/10", "Accessible", "GetAttributes")
      #expect(attributes?.arguments.first?.dictionary?["setsize"] == .string("1000"))
      let items = desk.ask("cache", "Cache", "GetItems")?.arguments.first?.list
      #expect(items?.count == 8)
    }
  }

  @Test func `a field has a relation to its label, and the label has one to the field`() throws {
    try withDesk { desk in
      #expect(desk.drive { desk.registry.embedded.count == 1 })
      var tree = TreeContent.list(focused: 20)
      tree.children.append(AccessibleElement(id: 40, role: .text, label: "Name"))
      tree.children[1].labelledBy = 40
      desk.show(tree)
      @MainActor func relations(_ path: String) -> [[Int64?]] {
        (desk.ask(path, "Accessible", "GetRelationSet")?.arguments.first?.list ?? []).map {
          let parts = $0.list ?? []
          let targets = parts.last?.list ?? []
          return [parts.first?.integer]
            + targets.map {
              $0.list?.last?.string?.split(separator: "/").last.flatMap { Int64($0) }
            }
        }
      }
      #expect(relations("accessible/20") == [[2, 40]])
      #expect(relations("accessible/40") == [[1, 20]])
      #expect(relations("accessible/30") == [])
      #expect(relations("accessible/root") == [])
      // An element that is not on the screen labels nothing.
      tree.children.removeLast()
      desk.show(tree)
      #expect(relations("accessible/20") == [])
    }
  }

  @Test func `bounds changes are sent only to clients that listen for them`() throws {
    var moved = TreeContent.list(focused: 1)
    moved.children[2].frame.origin.y += 10
    moved.children[1].states.insert(.disabled)
    for (event, isTold) in [
      ("object:state-changed", false), ("Object:BoundsChanged:", true),
      ("object:bounds-changed", true), ("object:", true), ("", true), ("window:create", false),
    ] {
      try withDesk(listens: false) { desk in
        #expect(desk.drive { desk.registry.embedded.count == 1 })
        desk.show(TreeContent.list(focused: 1))
        desk.registry.setListening(true, to: event)
        #expect(desk.drive { desk.content.isHeard })
        let heard = desk.events(
          of: moved, until: isTold ? "30 BoundsChanged 0" : "20 StateChanged sensitive 0")
        #expect(heard.contains { $0.hasPrefix("30 BoundsChanged") } == isTold, "\(event): \(heard)")
      }
    }
  }

  @Test func `a client with a cache is told of all descendants of an element that was added`()
    throws
  {
    try withDesk { desk in
      #expect(desk.drive { desk.registry.embedded.count == 1 })
      let tree = TreeContent.list(focused: 20)
      var without = tree
      without.children.removeFirst()
      desk.show(without)
      _ = desk.ask("cache", "Cache", "GetItems")
      _ = desk.registry.takeEvents()
      let heard = desk.events(of: tree, until: "cache AddAccessible 0")
      #expect(heard.count { $0.hasPrefix("cache AddAccessible") } <= 4)
      var all = heard
      #expect(
        desk.drive {
          all += desk.registry.takeEvents()
          return all.count { $0.hasPrefix("cache AddAccessible") } == 4
        }, "\(all)")
    }
  }

  @Test func `the actions that a client requests are performed`() throws {
    try withDesk { desk in
      #expect(desk.drive { desk.registry.embedded.count == 1 })
      desk.show(TreeContent.list(focused: 1, chosen: 1))
      let yes: [BusValue] = [.boolean(true)]
      #expect(desk.ask("accessible/2", "Action", "DoAction", "i", [.integer(0)])?.arguments == yes)
      #expect(
        desk.ask("accessible/10", "Selection", "SelectChild", "i", [.integer(2)])?.arguments == yes)
      #expect(desk.ask("accessible/20", "Component", "GrabFocus")?.arguments == yes)
      #expect(
        desk.ask("accessible/3", "Component", "ScrollTo", "u", [.integer(0)])?.arguments == yes)
      #expect(
        desk.ask(
          "accessible/20", "EditableText", "InsertText", "isi",
          [.integer(2), .string("x"), .integer(1)])?.arguments == yes)
      #expect(
        desk.ask("accessible/20", "Text", "SetCaretOffset", "i", [.integer(5)])?.arguments == yes)
      #expect(
        desk.content.performed == [
          "press 2", "select(true) 3", "focus 20", "scrollIntoView 3",
          "replaceText(Range(2..<2), with: \"x\") 20", "selectText(Range(5..<5)) 20",
        ])
    }
  }

  @Test func `each invalid call of a client is answered, and none performs an action`() throws {
    try withDesk { desk in
      #expect(desk.drive { desk.registry.embedded.count == 1 })
      let paths = ["accessible/999", "accessible/_1", "accessible", "cache/x", "nothing"]
      for path in paths {
        #expect(desk.ask(path, "Accessible", "GetRole")?.isError == true, "\(path)")
      }
      let wrong: [(String, String, String, [BusValue])] = [
        ("Accessible", "GetChildAtIndex", "s", [.string("x")]),
        ("Component", "GetExtents", "u", [.integer(77)]),
        ("Component", "GetExtents", "", []),
        ("Action", "DoAction", "d", [.double(.nan)]),
        ("Text", "GetText", "ii", [.integer(1), .integer(2)]),
        ("Accessible", "NoSuchMethod", "", []), ("NoSuchInterface", "GetRole", "", []),
      ]
      for (interface, member, types, values) in wrong {
        let answer = desk.ask("accessible/2", interface, member, types, values)
        #expect(answer?.isError == true, "\(member)")
      }
      let far = desk.ask(
        "accessible/20", "Text", "GetText", "ii", [.integer(.min), .integer(.max)])
      #expect(far?.arguments == [.string("né de")])
      let none = desk.ask("accessible/2", "Accessible", "GetChildAtIndex", "i", [.integer(-7)])
      #expect(none?.arguments.first?.list?.last == .string("/org/a11y/atspi/null"))
      #expect(desk.content.performed == [])
    }
  }

  @Test func `a frame waits only for a few of a thousand calls`() throws {
    try withDesk { desk in
      #expect(desk.drive { desk.registry.embedded.count == 1 && desk.content.isHeard })
      let program = try #require(desk.registry.program)
      for _ in 0..<1000 {
        desk.registry.bus.send(
          to: program, path: "/org/a11y/atspi/accessible/2",
          interface: "org.a11y.atspi.Accessible", "GetState")
      }
      var turns = 0
      #expect(
        wait(seconds: 10) {
          desk.registry.work()
          desk.bridge.receive()
          turns += 1
          return desk.registry.answers >= 1000
        })
      #expect(turns >= 1000 / 64)
    }
  }

  @Test func `a registry that restarts registers the program again`() throws {
    let bus = try TestBus()
    defer { bus.end() }
    let desk = try Desk(bus)
    #expect(desk.drive { desk.content.isHeard })
    desk.registry.bus.call("ReleaseName", "org.a11y.atspi.Registry")
    #expect(desk.drive { !desk.content.isHeard })
    #expect(desk.bridge.blockedDescriptors.isEmpty)
    desk.registry.requestNames()
    #expect(desk.drive { desk.content.isHeard })
    #expect(desk.registry.embedded.count == 2)
  }

  @Test func `the bridge releases a bus that ends`() throws {
    let bus = try TestBus()
    let desk = try Desk(bus)
    var watched: Set<Int32> = []
    desk.bridge.watchHandler = { if $1 { watched.insert($0) } else { watched.remove($0) } }
    #expect(desk.drive { desk.content.isHeard })
    bus.end()
    #expect(desk.drive { !desk.content.isHeard })
    #expect(watched.isEmpty)
    desk.bridge.contentChanged(at: 2, hasNews: true) { true }
    #expect(
      desk.bridge.ask(
        .init(
          isPress: true, symbol: 97, keycode: 38, modifiers: 0, time: 0, text: "a", isText: true))
        == nil)
  }

  @Test func `the bridge does not wait for a bus that does not answer`() throws {
    let bus = try FrozenBus(isFull: false)
    let content = TreeContent()
    let bridge = AccessibilityBridge(
      program: "test", content: content, sessionAddress: bus.address,
      environment: ["AT_SPI_BUS_ADDRESS": bus.address])
    bridge.start()
    bridge.receive()
    bridge.contentChanged(at: 0, hasNews: true) { true }
    #expect(content.trees == 0)
  }

  @Test func `an announcement is sent as an element that is added`() throws {
    try withDesk { desk in
      #expect(desk.drive { desk.content.isHeard })
      desk.content.announcements = ["Saved", "All done"]
      let heard = desk.events(of: desk.content.tree, until: "notice StateChanged showing 1")
      #expect(heard.suffix(2) == ["100 ChildrenChanged add 3", "notice StateChanged showing 1"])
      #expect(
        desk.property("accessible/notice", "Accessible", "Name") == .string("Saved. All done"))
      #expect(desk.ask("accessible/notice", "Accessible", "GetRole")?.arguments == [.integer(101)])
    }
  }

  @Test(arguments: [true, false])
  func `a screen reader that listens for keys is asked about each key`(isTaken: Bool) throws {
    let bus = try TestBus()
    defer { bus.end() }
    let desk = try Desk(bus)
    desk.registry.keyListeners = [":1.99"]
    desk.registry.takesKeys = isTaken
    var answers: [Bool] = []
    desk.bridge.keystrokeHandler = { answers.append($1) }
    #expect(desk.drive { desk.bridge.wantsKeys })
    let key = AccessibleKeystroke(
      isPress: true, symbol: 0x61, keycode: 38, modifiers: 1, time: .max, text: "a", isText: true)
    #expect(desk.bridge.ask(key) != nil)
    #expect(desk.drive { answers == [isTaken] })
    #expect(
      desk.registry.keys == [
        [
          .integer(0), .integer(0x61), .integer(38), .integer(1), .integer(-1), .string("a"),
          .boolean(true),
        ]
      ])
  }
}

extension BusMessage {
  fileprivate var isError: Bool { if case .error = kind { true } else { false } }
}
