import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloControls
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloLockups
import Testing

@testable import HaloDemoScenes
@testable import HaloSceneGraph

@MainActor
struct TVHomeSceneTests {
  private nonisolated static let large = CGSize(width: 1920, height: 1080)

  private func all<Kind: View>(_ kind: Kind.Type, in scene: SceneHarness) -> [Kind] {
    var found: [Kind] = []
    scene.window.forEachDescendant { if let view = $0 as? Kind { found.append(view) } }
    return found
  }

  /// The frame of a view at rest in the window.
  private func rect(of view: View, in scene: SceneHarness) -> CGRect {
    let origin = view.convert(CGPoint(x: view.bounds.minX, y: view.bounds.minY), to: scene.window)
    let end = view.convert(CGPoint(x: view.bounds.maxX, y: view.bounds.maxY), to: scene.window)
    return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }

  @Test("the first picture of TV home has the focus from the start")
  func start() throws {
    #expect(try SceneHarness("tv-home").focus == "top-1")
  }

  @Test(
    "a focused picture grows by 70 points along its longest side",
    arguments: ["", "Down", "Down Down"])
  func growth(way: String) throws {
    let scene = try SceneHarness("tv-home", size: Self.large)
    try scene.press(way)
    let poster = try #require(scene.focusedView as? TVPosterView)
    let size = poster.imageView.bounds.size
    let longest = max(size.width, size.height)
    #expect(abs(longest * poster.imageView.focusedScale - (longest + 70)) < 0.001)
    #expect(poster.imageView.lift == 1)
  }

  @Test("the focus does not change the frames of pictures")
  func frames() throws {
    let scene = try SceneHarness("tv-home")
    let posters = FocusMap.focusableItems(in: scene.window)
    let before = posters.map(\.frame)
    try scene.press("Right")
    #expect(posters.map(\.frame) == before)
  }

  @Test("a focused picture keeps clear of its neighbours")
  func room() throws {
    let scene = try SceneHarness("tv-home", size: Self.large)
    for way in ["Right", "Down", "Right", "Down", "Right", "Down", "Right"] {
      try scene.press(way)
      let poster = try #require(scene.focusedView as? TVPosterView)
      let grown = poster.frame.insetBy(dx: -poster.focusSizeIncrease.leading, dy: 0)
      let neighbours = try #require(poster.superview).subviews.filter { $0 !== poster }
      for neighbour in neighbours {
        // Pictures need room around them; 12 points are a quarter of a caption line.
        #expect(!grown.insetBy(dx: -12, dy: 0).intersects(neighbour.frame))
      }
    }
  }

  @Test("holding an arrow ends at the last picture, inside the safe area")
  func safeArea() throws {
    let scene = try SceneHarness("tv-home", size: Self.large)
    try scene.press("Down")
    for _ in 0..<12 { try scene.press("Right") }
    let poster = try #require(scene.focusedView)
    let frame = poster.convert(poster.bounds, to: scene.window)
    #expect(frame.maxX <= 1920 - 80 + 0.5)
    #expect(try scene.press("Right")?.outcome == .stayed)
  }

  // MARK: Layout

  nonisolated private static let sizes: [(CGFloat, CGFloat)] = [
    (640, 400), (800, 500), (960, 1040), (1024, 640), (1280, 800), (1280, 1024), (1920, 1080),
    (2560, 1080),
  ]

  @Test("no caption and no title is cut off by the hints or the upper edge", arguments: sizes)
  func captions(width: CGFloat, height: CGFloat) throws {
    let scene = try SceneHarness("tv-home", size: CGSize(width: width, height: height))
    let hints = try #require(scene.window.hintBars.first)
    for way in ["", "Down", "Down", "Down", "Up Up Up Up Right", "Down Down", "Up Up Right"] {
      try scene.press(way)
      let top = rect(of: hints, in: scene).minY
      for page in all(TVHomePage.self, in: scene) where page.isShown {
        for shelf in page.shelves where shelf.sight != .hidden {
          var labels: [Label] = []
          shelf.forEachDescendant { view in
            if let label = view as? Label, !label.text.isEmpty,
              sequence(first: label as View, next: \.superview).allSatisfy({ $0.alpha > 0 })
            {
              labels.append(label)
            }
          }
          for label in labels {
            let frame = rect(of: label, in: scene)
            #expect(frame.minY >= 0 && frame.maxY <= top, "\(label.text) after \(way)")
          }
        }
      }
    }
  }

  @Test("a shelf without its heading shows about a third of its pictures", arguments: sizes)
  func cutShelf(width: CGFloat, height: CGFloat) throws {
    let scene = try SceneHarness("tv-home", size: CGSize(width: width, height: height))
    for way in ["", "Down", "Down", "Down", "Up Up Up Up Right", "Down Down", "Up Up Right Down"] {
      try scene.press(way)
      for page in all(TVHomePage.self, in: scene) where page.isShown {
        for shelf in page.shelves where shelf.sight != .hidden && !shelf.showsTitle {
          // The last picture of a shelf above the focus is not lifted.
          let poster = try #require(shelf.posters.last { !$0.isFocused })
          let picture = rect(of: poster.imageView, in: scene)
          let part = (picture.maxY - max(0, picture.minY)) / picture.height
          #expect((0.3...0.42).contains(part), "\(shelf) after \(way): \(part)")
        }
      }
    }
  }

  @Test("the shelf with the focus is visible as a whole", arguments: sizes)
  func sight(width: CGFloat, height: CGFloat) throws {
    let scene = try SceneHarness("tv-home", size: CGSize(width: width, height: height))
    for _ in 0..<4 {
      let focused = try #require(scene.focusedView)
      let shelf = try #require(
        sequence(first: focused, next: \.superview).lazy.compactMap { $0 as? Shelf }.first)
      #expect(shelf.sight == .whole)
      try scene.press("Down")
    }
  }

  // MARK: Arriving

  /// The opacity with which a view is presented, with that of all views around it.
  private func opacity(of view: View) -> CGFloat {
    sequence(first: view, next: \.superview).reduce(1) { $0 * $1.presented(.alpha, $1.alpha) }
  }

  @Test(
    "cards are opaque at every moment of the way from the hero and back",
    arguments: [CGSize(width: 1280, height: 800), large, CGSize(width: 960, height: 1040)])
  func opaqueCards(size: CGSize) throws {
    let scene = try SceneHarness("tv-home", size: size)
    let page = try #require(all(TVHomePage.self, in: scene).first)
    let cards = page.shelves.flatMap(\.posters).map(\.imageView)
    for key in ["Down", "Down", "Up", "Up"] {
      try scene.press(key, thenWait: 0)
      for _ in 0..<70 {
        #expect(cards.allSatisfy { opacity(of: $0) == 1 })
        scene.player.advance(by: 0.01)
      }
    }
  }

  @Test("another tab shows opaque cards at once, and only their texts fade in")
  func tabChange() throws {
    let scene = try SceneHarness("tv-home")
    try scene.press("Up")
    let old = try #require(all(TVHomePage.self, in: scene).first { $0.isShown })
    try scene.press("Right", thenWait: 0)
    let page = try #require(all(TVHomePage.self, in: scene).first { $0.isShown })
    #expect(page !== old)
    let cards = page.shelves.flatMap(\.posters).map(\.imageView)
    let title = try #require(all(Label.self, in: scene).first { $0.text == "Voyages" })
    #expect(opacity(of: title) < 0.1)
    for _ in 0..<70 {
      #expect(opacity(of: old) == 0 && cards.allSatisfy { opacity(of: $0) == 1 })
      scene.player.advance(by: 0.01)
    }
    #expect(opacity(of: title) == 1 && !page.isAnimating)
  }

  @Test("the darkness behind the hints fades with the backdrop")
  func scrim() throws {
    let scene = try SceneHarness("tv-home")
    let backdrop = try #require(all(BackdropView.self, in: scene).first)
    let scrim = try #require(all(Scrim.self, in: scene).first)
    let ground = try #require(all(GroundScrim.self, in: scene).first)
    #expect(scrim.color == backdrop.ground && scrim.alpha == 1 && ground.alpha == 0)
    try scene.press("Up")
    try scene.press("Right", thenWait: 250)
    let part = backdrop.presented(.alpha, backdrop.alpha)
    #expect(part > 0.1 && part < 0.9)
    #expect(abs(scrim.presented(.alpha, scrim.alpha) - part) < 0.01)
    // The darkness in the colours of the window is there at once, beneath the other.
    #expect(ground.presented(.alpha, ground.alpha) == 1)
    scene.player.rest()
    #expect(scrim.alpha == 0)
    try scene.press("Left", thenWait: 1000)
    #expect(scrim.alpha == 1 && ground.alpha == 0 && !scrim.isAnimating && !ground.isAnimating)
  }

  @Test("nothing covers cards that arrive from below the window's edge, and hints come back")
  func passing() throws {
    let scene = try SceneHarness("tv-home")
    let hints = try #require(scene.window.hintBars.first)
    let covers: [View] = all(Scrim.self, in: scene) + all(GroundScrim.self, in: scene)
    try scene.press("Down", thenWait: 40)
    #expect(hints.partsAlpha == 0 && covers.allSatisfy { opacity(of: $0) == 0 })
    let card = try #require(scene.focusedView as? ShelfPoster)
    #expect(card.retreat == 0)
    scene.player.advance(by: 0.5)
    #expect(hints.partsAlpha == 1 && covers.map { opacity(of: $0) } == [0, 1])
  }

  @Test("the buttons of a page appear first, then its text, both while its picture moves")
  func pageAppears() throws {
    let scene = try SceneHarness("tv-home")
    scene.player.press(try .init(name: "Return"))
    let page = try #require(
      all(View.self, in: scene).first { $0.accessibilityIdentifier == "product" })
    let button = try #require(scene.focusedView)
    let text = try #require(
      all(Label.self, in: scene).first { $0.isDescendant(of: page) && $0.text.contains("HOUSES") })
    let picture = try #require(
      all(ImageView.self, in: scene).first {
        $0.isAnimating && $0.presented(.transform, $0.transform) != $0.transform
      })
    /// The milliseconds after the key at which a view begins to appear in the page, at which it is
    /// opaque there, and at which half of it is seen, since the page fades in itself.
    var (begins, ends, halves): ([Int], [Int], [Int]) = ([0, 0], [0, 0], [0, 0])
    for time in stride(from: 10, through: 500, by: 10) {
      scene.player.advance(by: 0.01)
      for (index, view) in [button, text].enumerated() {
        let inPage = opacity(of: view) / opacity(of: page)
        if begins[index] == 0, inPage > 0.01 { begins[index] = time }
        if halves[index] == 0, opacity(of: view) > 0.5 { halves[index] = time }
        if ends[index] == 0, inPage > 0.999 {
          ends[index] = time
          #expect(picture.isAnimating)
        }
      }
    }
    // Each begins at the first frame after its delay, and is seen one frame later.
    #expect((20...40).contains(begins[0]) && (100...120).contains(ends[0]))
    #expect((80...110).contains(begins[1]) && (330...350).contains(ends[1]))
    #expect((60...100).contains(halves[0]) && (120...160).contains(halves[1]))
  }

  @Test("the card that gets the focus is lit within 60 ms, before the backdrop has faded")
  func litFirst() throws {
    let scene = try SceneHarness("tv-home")
    let backdrop = try #require(all(BackdropView.self, in: scene).first)
    try scene.press("Down", thenWait: 60)
    let card = try #require(scene.focusedView as? ShelfPoster).imageView
    #expect(card.presented(.lift, card.lift) > 0.5 && opacity(of: card) == 1)
    #expect(backdrop.presented(.alpha, backdrop.alpha) > 0.9)
  }

  @Test(
    "the cards of a hidden shelf are outside of the visible area",
    arguments: [CGSize(width: 1280, height: 800), large, CGSize(width: 960, height: 1040)])
  func retreat(size: CGSize) throws {
    let scene = try SceneHarness("tv-home", size: size)
    let page = try #require(all(TVHomePage.self, in: scene).first)
    for key in ["", "Down", "Down", "Down"] {
      try scene.press(key)
      for shelf in page.shelves {
        for card in shelf.posters.map(\.imageView) {
          let isInside = rect(of: card, in: scene).intersects(scene.window.bounds)
          if shelf.sight == .hidden { #expect(!isInside) }
          if shelf.sight != .hidden { #expect(card.transform == .identity) }
        }
      }
    }
  }

  @Test("a focused tab keeps the inset that a selected one has")
  func tabInset() throws {
    let scene = try SceneHarness("tv-home")
    let tab = try #require(all(TVTabButton.self, in: scene).first)
    let before = rect(of: tab, in: scene)
    try scene.press("Up")
    #expect(scene.focusedView === tab && tab.focusedScale == 1)
    #expect(rect(of: tab, in: scene) == before)
    #expect(tab.liftedShadow != nil && tab.backgroundColor.alpha == 1)
  }

  // MARK: Hero

  @Test("the backdrop shows the focused title of the top row and is hidden below it")
  func backdrop() throws {
    let scene = try SceneHarness("tv-home")
    let backdrop = try #require(all(BackdropView.self, in: scene).first)
    #expect(backdrop.subject?.title == "Still North" && backdrop.alpha == 1)
    try scene.press("Right")
    #expect(scene.texts.contains("Mile Zero"))
    #expect(backdrop.subject?.title == "Mile Zero")
    try scene.press("Down")
    #expect(backdrop.subject?.title == "Mile Zero" && backdrop.alpha == 0)
    try scene.press("Up")
    #expect(backdrop.alpha == 1)
    try scene.press("Down Down Escape")
    #expect(backdrop.alpha == 1)
    try scene.press("Right")
    #expect(backdrop.alpha == 0)
  }

  @Test("the backdrop changes only after the frame that answers the key")
  func delay() throws {
    let scene = try SceneHarness("tv-home")
    let backdrop = try #require(all(BackdropView.self, in: scene).first)
    scene.player.press(try .init(name: "Right"))
    scene.player.advance(by: 0.05)
    #expect(backdrop.subject?.title == "Still North")
    scene.player.advance(by: 0.1)
    #expect(backdrop.subject?.title == "Mile Zero")
  }

  @Test("TV home has no glow with increased contrast")
  func contrast() throws {
    let scene = try SceneHarness(
      "tv-home", appearance: FocusAppearance(style: .dark, contrast: .high))
    let glows = all(ImageView.self, in: scene).filter { $0.image === Glow.image }
    #expect(glows.map(\.isHidden) == [true])
  }

  @Test("a page is hidden beneath the page of a title, and shown again afterwards")
  func onlyOnePage() throws {
    let scene = try SceneHarness("tv-home")
    let page = try #require(all(TVHomePage.self, in: scene).first)
    let canvas = try #require(page.superview?.superview)
    try scene.press("Return")
    #expect(canvas.alpha == 0)
    try scene.press("Escape")
    #expect(canvas.alpha == 1)
    #expect(scene.focus == "top-1")
  }

  @Test("in a low window the caption of a focused poster is visible")
  func caption() throws {
    let scene = try SceneHarness("tv-home", size: CGSize(width: 640, height: 400))
    try scene.press("Up Right Down")
    #expect(scene.focus == "new-1")
    let page = try #require(all(TVHomePage.self, in: scene).first { $0.isShown })
    #expect(page.shelves[0].sight == .whole)
  }

  @Test("in a wide window, a short row can be reached from beside its end")
  func shortRow() throws {
    let scene = try SceneHarness("tv-home", size: CGSize(width: 2560, height: 1080))
    try scene.press("Down Right Right Right Right Right Up")
    #expect(scene.focus == "top-5")
    #expect(try scene.press("Right")?.outcome == .stayed)
  }

  // MARK: Tabs

  @Test("Up from the top row focuses the tabs, and Down goes back to the last item")
  func tabs() throws {
    let scene = try SceneHarness("tv-home")
    try scene.press("Right Right Up")
    #expect(scene.focus == "tab-home")
    try scene.press("Down")
    #expect(scene.focus == "top-3")
  }

  @Test("a tab that gets the focus shows its page")
  func choosing() throws {
    let scene = try SceneHarness("tv-home")
    try scene.press("Up Right")
    #expect(scene.focus == "tab-films")
    #expect(scene.texts.contains("Voyages") && !scene.texts.contains("Up Next"))
    try scene.press("Down Right Up Right Down")
    #expect(scene.focus == "quiet-1")
    try scene.press("Up Left Down")
    #expect(scene.focus == "new-2")
  }

  @Test(
    "Escape goes from any shelf to the tabs, and quits from there",
    arguments: [("", "top-1"), ("Down Down Right", "studies-2"), ("Up Right Down Right", "new-2")],
    [CGSize(width: 640, height: 400), CGSize(width: 1280, height: 800)])
  func escape(way: (keys: String, item: String), size: CGSize) throws {
    let scene = try SceneHarness("tv-home", size: size)
    try scene.press(way.keys)
    #expect(scene.focus == way.item && scene.window.answersMenu)
    try scene.press("Escape")
    #expect(scene.focus?.hasPrefix("tab-") == true && !scene.window.answersMenu)
    try scene.press("Down")
    #expect(scene.focus == way.item)
  }

  // MARK: Pages

  @Test(
    "Return opens the page of a title, and Escape comes back to its picture",
    arguments: ["", "Right", "Down Down Right Right", "Down Right Right Right Right Right Right"])
  func page(way: String) throws {
    let scene = try SceneHarness("tv-home")
    try scene.press(way)
    let poster = try #require(scene.focusedView as? ShelfPoster)
    try scene.press("Return")
    #expect(scene.texts.contains(poster.artwork.synopsis.paragraph))
    #expect(scene.focus == "up-next" || scene.focus == "play")
    #expect(poster.imageView.isHidden)
    try scene.press("Escape")
    #expect(scene.focusedView === poster && !poster.imageView.isHidden)
  }

  @Test("the hints of a page are those beneath it, and change once")
  func pageHints() throws {
    let scene = try SceneHarness("tv-home")
    let root = try #require(scene.window.hintBars.first)
    scene.player.press(try .init(name: "Return"))
    scene.player.advance(by: 0.1)
    let bars = scene.window.hintBars
    #expect(bars.count == 2 && bars[1].hints == root.hints && bars[1].alpha == 1)
    scene.player.advance(by: 1)
    #expect(bars[1].hints == root.hints)
    scene.player.press(try .init(name: "Escape"))
    scene.player.advance(by: 0.1)
    #expect(bars[1].hints == root.hints && root.hints.contains { $0.text == "Open" })
  }

  @Test(
    "the background of a page is prepared when Return goes down, and no sooner",
    arguments: ["", "Down", "Down Down Right"])
  func ground(way: String) throws {
    let scene = try SceneHarness("tv-home")
    try scene.press(way)
    func images() -> [Image] { all(ImageView.self, in: scene).compactMap(\.image) }
    let before = Set(images())
    scene.player.press(try .init(name: "Return"))
    let page = try #require(
      all(View.self, in: scene).first { $0.accessibilityIdentifier == "product" })
    let grounds = page.subviews.compactMap { ($0 as? ImageView)?.image }
    let prepared = all(Wings.self, in: scene).filter { !$0.isDescendant(of: page) }
      .flatMap(\.subviews).compactMap { ($0 as? ImageView)?.image }
    #expect(grounds.count == 1 && before.isDisjoint(with: grounds))
    #expect(Set(prepared).isSuperset(of: grounds))
  }

  @Test("the picture of a page ends beside its texts")
  func zoom() throws {
    let scene = try SceneHarness("tv-home")
    let poster = try #require(scene.focusedView as? ShelfPoster)
    try scene.press("Return")
    let image = poster.imageView.image
    let picture = try #require(
      all(ImageView.self, in: scene).first {
        $0.image == image && $0.alpha > 0 && $0.shadow != nil
          && $0 !== poster.imageView
      })
    #expect(picture.transform == .identity)
    #expect(rect(of: picture, in: scene).minX > 640)
  }

  @Test("a title can be added to Up Next and removed from it")
  func upNext() throws {
    let scene = try SceneHarness("tv-home")
    try scene.press("Return Return Escape Down")
    #expect((scene.focusedView as? ShelfPoster)?.artwork.name == "fjord")
    try scene.press("Return Return Escape")
    #expect(scene.focus == "up-next-1")
    #expect((scene.focusedView as? ShelfPoster)?.artwork.name == "dunes")
  }

  @Test("a title with a film plays it, and Escape comes back to the button")
  func film() throws {
    let scene = try SceneHarness("tv-home")
    try scene.press("Right Right Return")
    #expect(scene.focus == "play")
    try scene.press("Return")
    #expect(scene.focus == nil)
    try scene.press("Escape")
    #expect(scene.focus == "play")
    try scene.press("Escape")
    #expect(scene.focus == "top-3")
  }

  @Test("a picture alone fills the window, and Escape comes back")
  func largePicture() throws {
    let scene = try SceneHarness("tv-home")
    try scene.press("Return Down Return")
    #expect(scene.focus == nil && scene.window.answersMenu)
    try scene.press("Escape")
    #expect(scene.focus == "picture")
  }
}
