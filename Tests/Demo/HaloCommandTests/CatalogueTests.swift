import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph
import Testing

@testable import HaloCommand

/// A folder of layouts in the window of the demo, and in a page of all their looks.
@MainActor
struct CatalogueTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.layout("one"), to: "a.yaml")
    try scratch.write(Self.layout("two", model: "pad"), to: "more/b.yaml")
    try scratch.write("layout: a.yaml\nwalk: []\n", to: "a.walk.yaml")
    try scratch.write("models: all\n", to: "halo.yaml")
  }

  private static func layout(_ id: String, model: String = "tv") -> String {
    """
    model: \(model)
    size: [320, 200]
    views:
      - {id: \(id), kind: button, title: \(id), frame: [20, 20, 100, 40]}

    """
  }

  private func session(_ catalogue: LayoutCatalogue) throws -> DemoSession {
    let session = DemoSession(
      scene: try #require(DemoScene.all.first), layout: nil, catalogue: catalogue,
      size: CGSize(width: 320, height: 200), looks: ScreenLooks(), modifiers: .pc,
      renderer: Renderer(text: TestFonts.textEngine()), keepingIn: scratch.path + "/kept")
    session.start()
    return session
  }

  private func shell(_ session: DemoSession) throws -> LayoutShell {
    try #require(session.window.rootViewController as? LayoutShell)
  }

  @Test func `F2 goes through the layouts of a folder and of those below it, and no walks`() throws
  {
    let catalogue = try LayoutCatalogue(folder: scratch.path)
    #expect(catalogue.layouts.map(\.name) == ["a", "b"])
    let session = try session(catalogue)
    #expect(session.name == "a" && session.window.title == "a.yaml — Halo")
    session.opened.player.press(Key(.function(2)))
    #expect(session.name == "b")
    #expect(try shell(session).screen.view(withID: "two") != nil)
    #expect(session.window.focusSystem?.model.name == "pad")
    session.opened.player.press(Key(.function(2)))
    #expect(session.name == "a")
    session.opened.player.press(Key(.function(2), modifierFlags: .shift))
    #expect(session.name == "b")
  }

  @Test func `F2 finds layouts that were added, changed and removed`() throws {
    let catalogue = try LayoutCatalogue(folder: scratch.path)
    let session = try session(catalogue)
    try scratch.write(Self.layout("three"), to: "c.yaml")
    try FileManager.default.removeItem(atPath: scratch.path + "/more/b.yaml")
    session.opened.player.press(Key(.function(2)))
    #expect(session.name == "c")
    try scratch.write(Self.layout("changed"), to: "a.yaml")
    session.opened.player.press(Key(.function(2)))
    #expect(session.name == "a")
    #expect(try shell(session).screen.view(withID: "changed") != nil)
  }

  @Test func `a layout that cannot be read shows its mistakes, and the others can be seen`() throws
  {
    try scratch.write("views: [{kind: buton}]\n", to: "a.yaml")
    let session = try session(LayoutCatalogue(folder: scratch.path))
    #expect(try shell(session).error?.contains("did you mean “button”?") == true)
    session.opened.player.press(Key(.function(2)))
    #expect(try shell(session).error == nil)
    try scratch.write(Self.layout("one"), to: "a.yaml")
    session.opened.player.press(Key(.function(2)))
    #expect(try shell(session).error == nil)
    #expect(try shell(session).screen.view(withID: "one") != nil)
  }

  @Test func `a change of the shown layout is noticed by the watch of its folder`() throws {
    let catalogue = try LayoutCatalogue(folder: scratch.path)
    #expect(catalogue.watches.count == 2)
    let (first, second) = (catalogue.layouts[0], catalogue.layouts[1])
    #expect(first.watch !== second.watch)
    try scratch.write(Self.layout("other"), to: "a.yaml")
    #expect(first.change() == .written)
  }

  @Test func `a folder without layouts, and a wrong choice, are refused in one line`() throws {
    let empty = try Scratch()
    #expect(throws: CommandError.self) { try LayoutCatalogue(folder: empty.path) }
    for words in [
      ["demo", scratch.path, "--scene", "grid"], ["demo", "--layout", "a.yaml", "--scene", "grid"],
    ] {
      let result = HaloCommand.run(words)
      #expect(result.status == 64)
      #expect(result.errors == "halo: choose one of a folder, --scene ID and --layout FILE\n")
    }
  }

  // MARK: The page

  private func review(_ words: String...) -> HaloProgram.Result {
    HaloCommand.run(["review"] + words.map { $0.replacing("@", with: scratch.path + "/") })
  }

  @Test func `a page has every layout of a folder in every look`() throws {
    let result = review("--layouts", "@", "-o", "@page.html", "--json")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    struct Record: Decodable {
      struct Picture: Decodable { var path: String, state: String }
      var summary: [String: Int]
      var pictures: [Picture]
    }
    let record = try JSONDecoder().decode(Record.self, from: Data(result.bytes))
    #expect(record.summary["shown"] == record.pictures.count)
    for look in [
      "light-normal-full-ltr", "light-high-full-rtl", "dark-normal-full-rtl", "dark-high-full-ltr",
    ] {
      for name in ["a", "more/b"] {
        #expect(record.pictures.contains { $0.path == "\(look)/\(name).png" }, "\(look) \(name)")
      }
    }
    #expect(record.pictures.allSatisfy { $0.state == "shown" && !$0.path.contains("walk") })
    let page = try String(contentsOfFile: scratch.path + "/page.html", encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("more/b.yaml"))
  }

  @Test
  func `every layout that cannot be read is reported, with status 2 and without a page`() throws {
    try scratch.write("views: [{kind: buton}]\n", to: "a.yaml")
    try scratch.write("views: 1\n", to: "more/b.yaml")
    let result = review("--layouts", "@", "-o", "@page.html")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("a.yaml:1: ") && result.errors.contains("more/b.yaml:1: "))
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/page.html"))
  }

  @Test func `a folder without layouts has the status of a file that cannot be read`() throws {
    let empty = try Scratch()
    for folder in [empty.path, empty.path + "/none/a.yaml"] {
      let result = review("--layouts", folder, "-o", "@page.html")
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
  }

  @Test func `options that do not go together with a folder of layouts are refused`() {
    for words in [
      ["--layouts", "@"], ["--layouts", "@", "--scenes", "-o", "@p.html"],
      ["--layouts", "@", "@one", "@two", "-o", "@p.html"],
      ["--layouts", "@", "-o", "-", "--json"],
      ["--layouts", "@", "-o", "@p.html", "--junit", "@x"],
    ] {
      let result = HaloCommand.run(
        ["review"] + words.map { $0.replacing("@", with: scratch.path + "/") })
      #expect(result.status == 64 && result.errors.split(separator: "\n").count == 1, "\(words)")
    }
  }
}
