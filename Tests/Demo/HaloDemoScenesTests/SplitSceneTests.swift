import FocusEngine
import Foundation
import HaloControllers
import HaloDemoTestSupport
import HaloGoldenTesting
import Testing

@testable import HaloDemoScenes
@testable import HaloSceneGraph

/// The three columns of the journal, their focus groups, the popover and the sheet.
@MainActor
struct SplitSceneTests {
  private func scene(_ harness: SceneHarness) throws -> SplitScene {
    var found: SplitScene?
    harness.window.forEachDescendant { if let scene = $0.owner as? SplitScene { found = scene } }
    return try #require(found)
  }

  /// The names of the stops in the order of Tab, with the groups around them.
  private func names(_ parts: [GroupTree.Part]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .stop(let stop): [stop.name]
      case .group(let group): names(group.parts).map { "\(group.name) / \($0)" }
      }
    }
  }

  @Test("the first key goes to the selected row of the sidebar, which is not the first")
  func firstKey() throws {
    for key in ["Tab", "Down"] {
      let scene = try SceneHarness("split")
      try scene.press(key)
      #expect(scene.focus == "water")
    }
  }

  @Test("Tab goes through each column to its end, and enters lists at their selected rows")
  func order() throws {
    let scene = try SceneHarness("split")
    var met: [String?] = []
    for _ in 0..<7 {
      try scene.press("Tab")
      met.append(scene.focus)
    }
    #expect(
      met == [
        "water", "search", "lighthouse", "cover", "picture-lighthouse", "related-harbour-night",
        "water",
      ])
  }

  @Test("groups are three deep, and a parent group has items of its own")
  func groups() throws {
    let harness = try SceneHarness("split")
    try harness.press("Tab")
    let tree = try scene(harness).groupTree
    #expect(tree.parts.map(\.depth) == [3])
    #expect(
      names(tree.parts).map { $0.replacing(" column", with: "") } == [
        "Window / Sidebar / Notebooks", "Window / List / Search", "Window / List / Entries",
        "Window / Detail / Entry / Own items", "Window / Detail / Entry / Pictures",
        "Window / Detail / Entry / See also",
      ])
  }

  @Test("the own items of a parent group are one group for arrows")
  func ownItems() throws {
    let scene = try SceneHarness("split")
    try scene.press("Tab Tab Tab Tab Down")
    #expect(scene.focus?.hasPrefix("tag-") == true)
    try scene.press("Down Down")
    #expect(scene.focus?.hasPrefix("tag-") == true)
    try scene.press("Up")
    #expect(scene.focus == "cover")
  }

  @Test("without a group for each column, Tab reads across the columns")
  func commonGroup() throws {
    let harness = try SceneHarness("split")
    try harness.press("Tab")
    let before = names(try scene(harness).groupTree.parts).map { $0.split(separator: "/").last }
    try harness.press("p")
    let after = names(try scene(harness).groupTree.parts).map { $0.split(separator: "/").last }
    #expect(before != after && Set(before) == Set(after))
    try harness.press("p")
    let again = names(try scene(harness).groupTree.parts).map { $0.split(separator: "/").last }
    #expect(again == before)
  }

  @Test("the popover opens at the chosen order and sorts by another one")
  func popover() throws {
    let scene = try SceneHarness("split")
    try scene.press("Tab s")
    #expect(scene.focus == "order-newestFirst")
    try scene.press("Down Down Return")
    #expect(scene.focus == "water")
    try scene.press("s")
    #expect(scene.focus == "order-title")
    try scene.press("Escape")
    #expect(scene.focus == "water")
  }

  @Test("the sheet opens at the notebook of the entry, changes nothing by itself, and moves it")
  func sheet() throws {
    let harness = try SceneHarness("split")
    try harness.press("Tab Tab Tab m")
    #expect(harness.focus == "to-water")
    try harness.press("Up Escape")
    #expect(harness.focus == "lighthouse")
    #expect(try scene(harness).journal.entry("lighthouse")?.notebook == 2)
    try harness.press("m Down Return")
    #expect(try scene(harness).journal.entry("lighthouse")?.notebook == 3)
    #expect(harness.focus != nil && harness.focus != "lighthouse")
  }

  @Test("a search and its results are one group, and Escape ends the search")
  func search() throws {
    let scene = try SceneHarness("split")
    try scene.press("Tab Tab k e e p Down")
    #expect(scene.focus == "lighthouse")
    try scene.press("Escape")
    #expect(scene.focus == "lighthouse" && scene.texts.contains("Night Ferry"))
  }

  @Test("a tag looks for entries with the same word, and the cover becomes a favourite")
  func detail() throws {
    let harness = try SceneHarness("split")
    try harness.press("Tab Tab Tab Tab Return")
    #expect(try scene(harness).journal.entry("lighthouse")?.isFavourite == true)
    try harness.press("Down Return")
    #expect(harness.texts.contains("All entries"))
    #expect(try scene(harness).entries.isSearching)
  }
}
