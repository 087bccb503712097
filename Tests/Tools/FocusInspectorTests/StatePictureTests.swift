import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import Testing

@testable import FocusInspector
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Which state each item of a screen has, and what is drawn of it, without pixels.
@MainActor
struct StatePictureTests {
  /// One of each: `a` and `b` in one focus group, `c` in another, and four that cannot have the
  /// focus.
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
      states, in: CGRect(x: 0, y: 0, width: 1000, height: 800),
      style: StateStyle(SearchStyle(palette: .light)), text: FixedText())
  }

  @Test func `each item has the state that keys and the engine give it`() throws {
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
    // A window and its only controller are the same rectangle.
    #expect(states.ancestors.flatMap(\.names).first == "page")
    #expect(states.ancestors.count == 1)
  }

  @Test func `what the model keeps from the focus refuses it, and says so`() throws {
    let button = Button(title: "go")
    button.accessibilityIdentifier = "go"
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    let stage = Stage(model: .pad, Tile("a", 0, 0), button)
    let states = try #require(FocusStates(of: stage.window))
    let refusing = states.items(.refuses)
    #expect(refusing.map(\.name) == ["go"])
    #expect(refusing.first?.reason?.stateAccount.contains("takes no focus to controls") == true)
  }

  @Test func `what no key leads to, and what nobody sees, is told apart`() throws {
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

  @Test func `tags say the focus, the round of Tab, and reasons, and none lies over another`()
    throws
  {
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
        #expect(!tag.rect.intersects(other.rect), "\(tag.text) lies over \(other.text)")
      }
    }
  }

  @Test func `each state has a line of its own`() {
    let style = StateStyle(SearchStyle(palette: .light))
    let rect = CGRect(x: 0, y: 0, width: 46, height: 24)
    /// The lines of a sample without their colours.
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
