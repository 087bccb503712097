import Foundation
import Testing

@testable import HaloControllers
@testable import HaloKeyCommands
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The main menu as responders build it.
@MainActor
struct MainMenuTests {
  private func command(_ name: String) -> KeyCommand {
    KeyCommand(title: name, action: Selector(name), input: "")
  }

  /// The identifiers of menus and the titles of other elements, nested in parentheses.
  private func outline(_ menu: Menu) -> String {
    menu.children.map { child in
      guard let menu = child as? Menu else { return child.title }
      return "\(menu.identifier.rawValue)(\(outline(menu)))"
    }.joined(separator: " ")
  }

  @Test func `the standard menus have their places, with the given ones among them`() {
    let tools = Menu(title: "Tools", children: [command("cut")])
    let file = Menu(title: "File", identifier: .file, children: [command("new")])
    #expect(
      outline(MainMenuBuilder([tools, file]).root)
        == "application() file(new) edit() format() view() Tools(cut) window() help()")
  }

  @Test func `menus with one identifier become one, with a group for each`() {
    let one = Menu(identifier: .edit, children: [command("find")])
    let other = Menu(identifier: .edit, children: [command("copy")])
    let joined = Menu.inOrder([one, other])
    #expect(joined.count == 1)
    #expect(outline(joined[0]) == "edit.nearer(find) edit.farther(copy)")
  }

  @Test func `a builder inserts, replaces and removes menus and elements at any depth`() {
    let inner = Menu(identifier: "inner", children: [command("a"), command("b")])
    let builder = MainMenuBuilder([Menu(identifier: .file, children: [inner])])
    func file() -> String { builder.menu(for: .file).map(outline) ?? "" }
    builder.insertElements([command("c")], atEndOfMenu: "inner")
    builder.insertElements([command("z")], beforeCommand: "a")
    #expect(file() == "inner(z a b c)")
    builder.insertElements([command("y")], afterCommand: "b")
    builder.remove(command: "z")
    #expect(file() == "inner(a b y c)")
    builder.replace(command: "y", withElements: [command("1"), command("2")])
    builder.replaceChildren(ofMenu: "inner") { $0.reversed() }
    #expect(file() == "inner(c 2 1 b a)")
    builder.insertSibling(Menu(identifier: "before"), beforeMenu: "inner")
    builder.insertSibling(Menu(identifier: "after"), afterMenu: "inner")
    builder.insertChild(Menu(identifier: "first"), atStartOfMenu: .file)
    #expect(file() == "first() before() inner(c 2 1 b a) after()")
    builder.remove(menu: "inner")
    builder.replace(menu: "after", with: Menu(identifier: "last", children: [command("d")]))
    #expect(file() == "first() before() last(d)")
    #expect(builder.command(for: "d")?.title == "d" && builder.command(for: "a") == nil)
    builder.insertChild(Menu(identifier: "top"), atEndOfMenu: .root)
    #expect(builder.root.children.last?.title == "" && builder.menu(for: "top") != nil)
  }

  @Test func `elements that are kept are provided once, others each time`() {
    var count = 0
    let cached = DeferredMenuElement { completion in
      count += 1
      completion([])
    }
    let uncached = DeferredMenuElement.uncached { completion in
      count += 10
      completion([])
    }
    for element in [cached, cached, uncached, uncached] {
      element.elements(from: { _ in nil }, completion: { _ in })
    }
    #expect(count == 21)
    var provided = 0
    let focused = DeferredMenuElement.usingFocus(identifier: "x", shouldCacheItems: true)
    for _ in 1...2 {
      focused.elements { element in
        #expect(element.identifier == "x")
        return DeferredMenuElement.Provider { completion in
          provided += 1
          completion([])
        }
      } completion: { _ in
      }
    }
    #expect(provided == 1)
  }

  private final class Screen: ViewController {
    override func buildMenu(with builder: any MenuBuilder) {
      builder.remove(menu: .edit)
      builder.insertElements(
        [KeyCommand(title: "Built", input: "b") { [weak self] _ in self?.count += 1 }],
        atEndOfMenu: .file)
    }
    var count = 0
  }

  @Test func `the keys of the built menus work, and those of removed ones do not`() throws {
    let screen = Screen()
    let stage = Stage(model: .tv, screen: screen, Tile("tile", 0, 0))
    #expect(!stage.window.commandsInReach.contains { $0.command.action == .copy })
    try stage.press("b")
    #expect(screen.count == 1)
  }
}
