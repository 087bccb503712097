import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusInspector
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The content of search pictures, without rendering.
@MainActor
struct SearchPictureTests {
  private func picture(
    of explanation: FocusExplanation, size: CGSize = CGSize(width: 1000, height: 800),
    key: String? = "Right"
  ) -> SearchPicture {
    SearchPicture(
      explanation, key: key,
      screen: DisplayList(size: size, background: .color(.white)),
      style: SearchStyle(palette: .light), text: FixedText())
  }

  /// A start item with three tiles to its right, one of which is covered, and one tile below it.
  private func stage() -> (stage: Stage, explanation: FocusExplanation) {
    let cover = View(frame: CGRect(x: 500, y: 0, width: 200, height: 200))
    cover.accessibilityIdentifier = "cover"
    let stage = Stage(
      Tile("a", 0, 0, 200, 200), Tile("b", 250, 0, 200, 200), Tile("c", 500, 0, 200, 200),
      Tile("d", 750, 0, 200, 200), Tile("e", 0, 300, 200, 200), cover)
    guard let system = stage.window.focusSystem else {
      return (stage, .init(trigger: .initial, from: nil))
    }
    system.explanationDetail = .complete
    return (stage, system.moveFocus(heading: .right))
  }

  @Test func `tags name the start, rank the candidates and say why other items are excluded`() {
    let (stage, explanation) = stage()
    let picture = picture(of: explanation)
    #expect(
      picture.tags.map(\.text) == [
        "a · start", "1  b · takes the focus", "2  d · further away", "c · covered by cover",
        "e · not ahead",
      ])
    #expect(picture.title == "a → b")
    #expect(picture.untagged == 0)
    withExtendedLifetime(stage) {}
  }

  @Test func `a Tab stop that is covered is tagged as not seen, with the view that covers it`() {
    let (stage, _) = stage()
    stage.window.focusSystem?.model = .html
    let explanation = stage.window.focusSystem?.moveFocus(heading: .next)
    let tags = explanation.map { picture(of: $0, key: "Tab").tags.map(\.text) } ?? []
    #expect(tags.contains("3  c · not seen: covered by cover"), "\(tags)")
    withExtendedLifetime(stage) {}
  }

  @Test func `the arrow goes from the start to the item that takes the focus`() {
    let (_, explanation) = stage()
    #expect(
      picture(of: explanation).route == [CGPoint(x: 100, y: 100), CGPoint(x: 350, y: 100)])
  }

  @Test func `the arrow bends at a focus guide that the search meets`() {
    let stage = Stage(Tile("a", 0, 0), Tile("b", 300, 300))
    let guide = FocusGuide()
    guide.identifier = "bridge"
    guide.preferredFocusEnvironments = [stage.root.subviews[1]]
    stage.root.addLayoutGuide(guide)
    guide.layoutFrame = CGRect(x: 0, y: 300, width: 250, height: 100)
    let explanation = stage.window.focusSystem?.moveFocus(heading: .down)
    let picture = explanation.map { self.picture(of: $0) }
    #expect(
      picture?.route == [
        CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 350), CGPoint(x: 350, y: 350),
      ])
    #expect(picture?.marks.map(\.role) == [.start, .target, .guide])
  }

  @Test func `a refused move is told in the title and at the refused item`() {
    var (_, explanation) = stage()
    explanation.outcome = .vetoed
    explanation.veto = "root"
    explanation.winner = nil
    let picture = picture(of: explanation)
    #expect(picture.title == "a stays, root refused")
    #expect(picture.tags.map(\.text).contains { $0.hasPrefix("1  b") && $0.hasSuffix("refused") })
    #expect(picture.route.count == 2)
  }

  @Test func `a search that leaves the focus where it is has no arrow`() throws {
    let (stage, _) = stage()
    let explanation = try #require(stage.window.focusSystem).moveFocus(heading: .up)
    #expect(explanation.outcome == .stayed)
    #expect(picture(of: explanation).route.isEmpty)
  }

  @Test func `the picture of a Tab press numbers the stops`() throws {
    let stage = Stage(Tile("a", 0, 0), Tile("b", 200, 0), Tile("c", 400, 0))
    let explanation = try #require(stage.window.focusSystem).moveFocus(heading: .next)
    let marks = picture(of: explanation, key: "Tab").marks
    #expect(marks.map(\.number) == [1, 2, 3])
    #expect(marks.map(\.role) == [.start, .stop, .stop])
    #expect(marks[1].fate == .winner)
  }

  @Test func `a winner outside the window is tagged and counted as out of sight`() {
    var explanation = FocusExplanation(trigger: .movement, heading: .down, from: "a")
    let frames = [
      "a": CGRect(x: 0, y: 0, width: 200, height: 200),
      "far": CGRect(x: 0, y: 5000, width: 200, height: 200),
    ]
    explanation.candidates = ["far", "a"].map {
      .init(
        label: $0, kind: .item, frame: frames[$0] ?? .zero,
        visible: VisibleRegion(frames[$0] ?? .zero), onScreen: frames[$0], rank: nil,
        reasons: $0 == "a" ? [.isFocused] : [])
    }
    explanation.outcome = .moved
    explanation.winner = "far"
    explanation.proposal = .init(label: "far", frame: frames["far"] ?? .zero)
    let picture = picture(of: explanation)
    #expect(picture.tags.count == 2)
    #expect(picture.tags.last?.text.hasSuffix("out of sight") == true)
    #expect(picture.outOfSight.found == 1)
  }

  // MARK: Every picture

  private func random(seed: UInt64) -> FocusExplanation {
    var generator = SeededGenerator(seed: seed)
    let stage = Stage()
    for index in 0..<Int.random(in: 2...60, using: &generator) {
      stage.root.addSubview(
        Tile(
          "tile-\(index)", CGFloat.random(in: -100...1100, using: &generator),
          CGFloat.random(in: -100...900, using: &generator),
          CGFloat.random(in: 5...300, using: &generator),
          CGFloat.random(in: 5...300, using: &generator)))
    }
    stage.frame()
    let heading = (FocusHeading.straight + [.next]).randomElement(using: &generator) ?? .down
    return stage.window.focusSystem?.moveFocus(heading: heading)
      ?? FocusExplanation(trigger: .initial, from: nil)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `tags have one line and lie outside of what they explain`(seed: UInt64) {
    let picture = picture(of: random(seed: seed))
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 800)
    for tag in picture.tags {
      let mark = picture.marks[tag.mark]
      #expect(!tag.text.contains("\n"))
      guard let place = mark.place(in: bounds) else { continue }
      // A number alone may lie across the edge.
      if tag.text != mark.number.map(String.init) {
        #expect(!tag.rect.intersects(place), "\(tag.text)")
      }
      guard mark.role == .leftOut else { continue }
      for other in picture.marks where !other.isGuide {
        guard let place = other.place(in: bounds) else { continue }
        #expect(!tag.rect.intersects(place), "\(tag.text) covers \(other.label)")
      }
    }
  }

  @Test func `no tag covers a text of the screen`() throws {
    let (_, explanation) = stage()
    let label = CGRect(x: 0, y: 202, width: 220, height: 30)
    let text = DisplayItem(
      id: DisplayItemID(view: 1, part: 0), transform: .identity,
      clip: CGRect(x: 0, y: 0, width: 1000, height: 800), alpha: 1,
      content: .text(
        "A long caption", TextStyle(font: .systemFont(ofSize: 17), color: .black), rect: label))
    let screen = DisplayList(
      size: CGSize(width: 1000, height: 800), background: .color(.white), items: [text])
    let place = try #require(screen.textPlaces(FixedText()).first)
    #expect(label.contains(place))
    let picture = SearchPicture(
      explanation, key: "Right", screen: screen, style: SearchStyle(palette: .light),
      text: FixedText())
    #expect(picture.tags.count == 5)
    for tag in picture.tags { #expect(!tag.rect.intersects(place), "\(tag.text)") }
  }

  @Test func `items that were left out have the colour of the reason, which the legend names`() {
    let (stage, explanation) = stage()
    let picture = picture(of: explanation)
    #expect(picture.reasons.map(\.name) == ["covered by cover", "not ahead"])
    #expect(Set(picture.reasons.map(\.color)).count == 2)
    let texts = picture.displayList().items.compactMap { item in
      if case .text(let words, _, _) = item.content { words } else { nil }
    }
    #expect(texts.contains("not ahead"))
    withExtendedLifetime(stage) {}
  }

  @Test func `an item without room for its tag is explained under the pointer`() {
    let stage = Stage(
      Tile("a", 300, 300, 100, 100), Tile("b", 404, 300, 100, 100),
      Tile("c", 300, 404, 204, 100), Tile("d", 196, 300, 100, 204), Tile("e", 196, 196, 308, 100))
    let system = stage.window.focusSystem
    system?.explanationDetail = .complete
    let explanation = system?.moveFocus(heading: .right)
    let picture = explanation.map { self.picture(of: $0) }
    let untagged = picture?.marks.indices.filter { index in
      picture?.tags.contains { $0.mark == index } == false
    }
    for index in untagged ?? [] {
      guard let picture, let place = picture.marks[index].place(in: picture.bounds)
      else { continue }
      let texts = picture.hoverItems(at: place.center).compactMap { item in
        if case .text(let words, _, _) = item.content { words } else { nil }
      }
      #expect(texts == picture.marks[index].wordings.prefix(1).map { $0 })
    }
    #expect(picture?.hoverItems(at: CGPoint(x: 900, y: 700)).isEmpty == true)
  }

  @Test func `a lifted item is marked where it is drawn`() throws {
    let tile = Tile("a", 300, 300, 200, 100)
    tile.cornerRadius = 10
    tile.focusedScale = 1.2
    let stage = Stage(model: .tv, tile, Tile("b", 600, 300, 200, 100))
    tile.lift = 1
    stage.frame()
    let shown = CGRect(x: 280, y: 290, width: 240, height: 120)
    guard case .rounded(let rect, let radius, _) = tile.presentedOutline else {
      Issue.record("\(tile.presentedOutline)")
      return
    }
    #expect(abs(rect.minX - shown.minX) < 0.01 && abs(rect.maxY - shown.maxY) < 0.01)
    #expect(abs(radius - 12) < 0.01)
    let explanation = try #require(stage.window.focusSystem).explainMovement(heading: .right)
    let picture = SearchPicture(
      explanation, key: nil,
      screen: DisplayList(size: CGSize(width: 1000, height: 800), background: .color(.white)),
      outlines: PresentedOutlines(in: stage.window), style: SearchStyle(palette: .dark),
      text: FixedText())
    let start = try #require(picture.marks.first { $0.role == .start })
    #expect(start.outline == tile.presentedOutline && start.place(in: picture.bounds) == rect)
    // In a picture of the layout nothing is lifted, so everything is in its frame.
    func isInFrame(_ item: DisplayItem) -> Bool {
      tile.frame.insetBy(dx: -1, dy: -1).contains(item.extent)
    }
    let layout = stage.window.layoutDisplayList().items.filter { $0.id.view == tile.displayID }
    #expect(!layout.isEmpty && layout.allSatisfy(isInFrame))
    let lifted = stage.frame().items.filter { $0.id.view == tile.displayID }
    #expect(!lifted.allSatisfy(isInFrame))
  }

  /// A tile whose picture rises alone, above a caption.
  private final class CaptionedTile: Tile {
    let picture = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let caption = View(frame: CGRect(x: 0, y: 110, width: 200, height: 20))
    override var liftedView: View { picture }

    func fill() {
      picture.cornerRadius = 10
      picture.focusedScale = 1.2
      addSubview(picture)
      addSubview(caption)
    }
  }

  @Test func `an outline surrounds a lifted picture and its visible caption`() {
    let tile = CaptionedTile("a", 300, 300, 200, 130)
    tile.fill()
    let stage = Stage(model: .tv, tile, Tile("b", 600, 300, 200, 100))
    tile.picture.lift = 1
    tile.caption.frame.origin.y += 10
    stage.frame()
    let whole = tile.presentedOutline.bounds
    #expect(abs(whole.minX - 280) < 0.01 && abs(whole.minY - 290) < 0.01)
    #expect(whole.maxY > 440 && whole.maxY < 446)
    tile.caption.alpha = 0
    #expect(abs(tile.presentedOutline.bounds.maxY - 410) < 0.01)
  }

  @Test func `an item that is drawn out of sight has no place`() {
    let tile = CaptionedTile("a", 300, 300, 200, 130)
    tile.fill()
    tile.caption.isHidden = true
    let stage = Stage(model: .tv, Tile("b", 600, 300, 200, 100), tile)
    tile.picture.transform = CGAffineTransform(translationX: 0, y: 2000)
    stage.frame()
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 800)
    for isLifted in [false, true] {
      let outlines = PresentedOutlines(in: stage.window, isLifted: isLifted)
      #expect(
        outlines.sight(of: tile.frame, visible: [], onScreen: tile.frame, in: bounds) == nil)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `tags stay inside the picture and do not overlap`(seed: UInt64) {
    let picture = picture(of: random(seed: seed))
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 800)
    for (index, tag) in picture.tags.enumerated() {
      #expect(bounds.contains(tag.rect))
      for other in picture.tags[(index + 1)...] { #expect(!tag.rect.intersects(other.rect)) }
    }
    let tagged = Set(picture.tags.map(\.mark))
    let count = picture.marks.count
    #expect(
      tagged.count + picture.untagged + picture.outOfSight.found + picture.outOfSight.leftOut
        >= count)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a search picture draws on the screen and its caption strip only`(seed: UInt64) {
    let list = picture(of: random(seed: seed)).displayList()
    #expect(list.size == CGSize(width: 1000, height: 800 + SearchPicture.captionHeight))
    let all = CGRect(origin: .zero, size: list.size)
    for item in list.items { #expect(item.clip.isNull || all.contains(item.clip)) }
    #expect(Set(list.items.map(\.id)).count == list.items.count)
  }

  @Test func `the tags of a search picture fit on a screen of 64 × 64 points`() {
    let (_, explanation) = stage()
    let picture = picture(of: explanation, size: CGSize(width: 64, height: 64))
    #expect(picture.displayList().size.width == 64)
    for tag in picture.tags {
      #expect(CGRect(x: 0, y: 0, width: 64, height: 64).contains(tag.rect))
    }
  }

  // MARK: Patterns

  @Test func `the first forty patterns are all different`() {
    #expect(Set((0..<40).map(SearchPattern.number)).count == 40)
  }

  @Test(arguments: 0..<20)
  func `a pattern fills its rectangle and stays inside it`(number: Int) {
    let rect = CGRect(x: 13, y: 7, width: 90, height: 60)
    let (lines, dots) = SearchPattern.number(number).paths(in: rect)
    #expect(!lines.isEmpty || !dots.isEmpty)
    for path in [lines, dots] where !path.isEmpty {
      #expect(rect.insetBy(dx: -4, dy: -4).contains(path.controlPointBounds))
      #expect(path.controlPointBounds.width > 60 && path.controlPointBounds.height > 35)
    }
  }
}
