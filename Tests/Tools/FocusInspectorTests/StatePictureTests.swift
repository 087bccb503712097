import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import Testing

@testable import FocusInspector
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The states of the items of a screen and their drawing, without rendering.
@MainActor
struct StatePictureTests {
  /// A screen with `a` and `b` in one focus group, `c` in another, and four items that cannot be
  /// focused.
  private func stage() -> Stage {
    let other = Tile("c", 0, 200)
    other.focusGroupIdentifier = "other"
    let off = Button(title: "off")
    off.accessibilityIdentifier = "off"
    off.frame = CGRect(x: 300, y: 0, width: 100, height: 100)
    off.isEnabled = false
    let gone = Tile("gone", 450, 0)
    gone.isHidden = true
    let mute = Tile("mute", 600, 0, 140, 100)
    mute.isUserInteractionEnabled = false
    let banner = View(frame: CGRect(x: 290, y: 290, width: 220, height: 120))
    banner.backgroundColor = .black
    banner.accessibilityIdentifier = "banner"
    let stage = Stage(
      model: .pad, Tile("a", 0, 0), Tile("b", 150, 0), other, off, gone, mute,
      Tile("under", 300, 300, 200, 100), banner)
    stage.root.accessibilityIdentifier = "page"
    if let first = stage.root.subviews.first { stage.focus(on: first) }
    return stage
  }

  private func picture(of states: FocusStates) -> StatePicture {
    StatePicture(
      states,
      over: DisplayList(size: CGSize(width: 1000, height: 800), background: .color(.white)),
      style: StateStyle(SearchStyle(palette: .light)), text: FixedText())
  }

  @Test
  func `each item has the state, the Tab number and the reason that the engine gives it`() throws {
    let stage = stage()
    #expect(stage.focused == "a")
    let states = try #require(FocusStates(of: stage.window))
    let byName = Dictionary(uniqueKeysWithValues: states.items.map { ($0.name, $0) })
    #expect(
      byName.mapValues(\.state) == [
        "a": .focused, "b": .arrows, "c": .tab, "off": .refuses, "gone": .refuses,
        "mute": .refuses, "under": .refuses,
      ])
    #expect(byName["a"]?.stop == 1 && byName["c"]?.stop == 2 && byName["b"]?.stop == nil)
    #expect(
      byName.compactMapValues(\.reason) == [
        "off": .disabled, "gone": .hidden, "mute": .interactionDisabled,
        "under": .covered(by: ["banner"]),
      ])
    // The window and its only controller have the same rectangle and share an entry.
    #expect(states.ancestors.flatMap(\.names).first == "page")
    #expect(states.ancestors.count == 1)
  }

  @Test func `an item that the focus model excludes is listed with that reason`() throws {
    let button = Button(title: "go")
    button.accessibilityIdentifier = "go"
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    let stage = Stage(model: .pad, Tile("a", 0, 0), button)
    let states = try #require(FocusStates(of: stage.window))
    let refusing = states.items(.refuses)
    #expect(refusing.map(\.name) == ["go"])
    #expect(refusing.first?.reason?.stateAccount.contains("takes no focus to controls") == true)
  }

  @Test func `an item that no key reaches is told apart from a Tab stop that is covered`() throws {
    let aside = Tile("aside", 200, 0)
    aside.focusBehaviour.tabIndex = -1
    let cover = View(frame: CGRect(x: 390, y: 0, width: 200, height: 200))
    cover.accessibilityIdentifier = "cover"
    cover.backgroundColor = .black
    let stage = Stage(model: .html, Tile("a", 0, 0), aside, Tile("under", 400, 0), cover)
    if let first = stage.root.subviews.first { stage.focus(on: first) }
    let states = try #require(FocusStates(of: stage.window))
    #expect(states.items(.unreached).map(\.name) == ["aside"])
    #expect(states.items(.tab).map(\.name) == ["under"])
    let words = picture(of: states).tags.map(\.text)
    #expect(words.contains("no key") && words.contains("Tab 2"), "\(words)")
  }

  @Test func `tags show the focus, Tab numbers and reasons, and do not overlap`() throws {
    let stage = stage()
    let picture = picture(of: try #require(FocusStates(of: stage.window)))
    #expect(
      picture.tags.map(\.text).prefix(6) == [
        "a · focus", "disabled", "hidden", "no interaction", "covered by banner", "Tab 2",
      ])
    #expect(picture.tags.last?.state == .ancestor)
    for (index, tag) in picture.tags.enumerated() {
      #expect(picture.bounds.contains(tag.rect))
      for other in picture.tags.dropFirst(index + 1) {
        #expect(!tag.rect.intersects(other.rect), "\(tag.text) overlaps \(other.text)")
      }
    }
  }

  @Test func `the state picture names an item without a tag under the pointer`() throws {
    let stage = Stage(
      model: .tv, Tile("a", 0, 0, 100, 100), Tile("b", 104, 0, 100, 100),
      Tile("c", 0, 104, 204, 100))
    if let first = stage.root.subviews.first { stage.focus(on: first) }
    let picture = picture(of: try #require(FocusStates(of: stage.window)))
    let untagged = picture.states.items.filter { item in
      !picture.tags.contains { $0.item == item.name }
    }
    for item in untagged {
      let place = try #require(item.place)
      let texts = picture.hoverItems(at: place.center).compactMap { item in
        if case .text(let words, _, _) = item.content { words } else { nil }
      }
      #expect(texts.count == 1 && texts[0].hasPrefix(item.name))
    }
    #expect(picture.hoverItems(at: CGPoint(x: 900, y: 700)).isEmpty)
  }

  @Test func `each focus state has its own line style`() {
    let style = StateStyle(SearchStyle(palette: .light))
    let rect = CGRect(x: 0, y: 0, width: 46, height: 24)
    /// The strokes and fills of a state's sample without their colours.
    func lines(of state: FocusState) -> [String] {
      style.sample(of: state, in: rect).map { item in
        switch item.content {
        case .stroke(let shape, let width, _, let dash): "\(shape) \(width) \(dash)"
        case .fill(let shape, _): "\(shape)"
        default: ""
        }
      }
    }
    #expect(Set(FocusState.allCases.map(lines)).count == FocusState.allCases.count)
  }
}
