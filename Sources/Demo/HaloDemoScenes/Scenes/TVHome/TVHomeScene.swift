import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// A television's home screen with tabs, a hero for the focused picture, and shelves of pictures
/// that grow by the tvOS rule.
///
/// Each picture opens a page of its own.
@MainActor
final class TVHomeScene: TVSceneController {
  private let backdrop = BackdropView()
  /// Prepares what fills the window: the backdrops, and the background of a page.
  private let wings = Wings()
  /// Prepares the picture of the page that Return opens, in its size.
  private let pageWings = Wings()
  /// The background of the page that Return opens; nil for none.
  private var pageGround: ProductGround?
  private lazy var scroll = ShelfStack { [unowned self] in page }
  private lazy var tabs = TVHomeTabs(["Home", "Films", "Studies"]) { [unowned self] index in
    view.window?.focusSystem?.requestFocusUpdate(to: pages[index])
  }
  private lazy var pages: [TVHomePage] = makePages()
  private let wordmark = Wordmark()
  private let glow = ImageView(image: Glow.image)
  private let pictures = PosterPictures()
  private let upNextShelf = Shelf(id: "up-next", title: "Up Next", kind: .wide)
  private var upNext = UpNext([
    "dunes", "ringed-planet", "reeds", "comet", "fog-ridges", "city-blocks", "balloons",
    "harbour-night",
  ])
  /// The title that the hero is about.
  private var hero: Artwork?
  /// The timer for work shortly after a focus update; nil for none.
  private var afterFocus: Int?

  override var scrollsBeneathHints: Bool { true }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .press(.select, is ShelfPoster): Localization.text("Open", context: "key hint")
    case .press(.select, is TVTabButton): "To the shelves"
    case .press(.menu, let responder) where responder === self: "To the tabs"
    default: nil
    }
  }

  // MARK: Content

  override func viewDidLoad() {
    view.insertSubview(wings, at: 0)
    view.insertSubview(backdrop, at: 1)
    scroll.accessibilityIdentifier = "home"
    scroll.clipsToBounds = false
    scroll.addSubview(glow)
    scroll.addSubview(wordmark)
    scroll.addSubview(tabs)
    pages.forEach(scroll.addSubview)
    scroll.onScroll = { [weak self] in self?.matchScroll() }
    canvas.addSubview(pageWings)
    canvas.addSubview(scroll)
    page.isShown = true
    showUpNext()
    if let first = pages[0].shelves.first?.posters.first?.artwork {
      hero = first
      pages[0].words?.show(first)
      backdrop.show(first, animated: false)
      matchScrim()
    }
  }

  /// Lets the darkness behind the hints continue the backdrop.
  private func matchScrim() {
    if let ground = backdrop.ground { shell?.scrim.color = ground }
    shell?.isOverBackdrop = showsHero
  }

  private func makePages() -> [TVHomePage] {
    func shelf(_ id: String, _ title: String?, _ kind: Shelf.Kind, _ names: [String]) -> Shelf {
      let shelf = Shelf(id: id, title: title, kind: kind)
      show(names, on: shelf)
      return shelf
    }
    let films = [
      "slot-canyon", "koi-pond", "bauhaus", "snow-peak", "nine-waves", "coral-reef",
      "bridge-in-fog", "lavender-field", "paper-leaves", "moon-over-water",
    ]
    let studies = [
      "contours", "discs", "misty-forest", "quiet-arches", "rain-on-glass", "terrazzo",
      "birch-winter", "cactus-garden",
    ]
    let voyages = [
      "dunes", "ringed-planet", "comet", "balloons", "harbour-night", "desert-road", "fjord",
    ]
    let hours = ["aurora", "city-blocks", "rain-on-glass", "moon-over-water", "comet", "reeds"]
    let home = [
      shelf("top", nil, .wide, ["fjord", "desert-road", "aurora", "lighthouse", "silk"]),
      upNextShelf,
      shelf("studies", "Quiet Studies", .wide, studies),
      shelf("films", "New Films", .poster, films),
    ]
    let all = [
      ("home-page", home),
      (
        "films-page",
        [
          shelf("new", "New Films", .poster, films),
          shelf("voyages", "Voyages", .poster, voyages),
        ]
      ),
      (
        "studies-page",
        [
          shelf("quiet", "Quiet Studies", .wide, studies),
          shelf("hours", "Late Hours", .wide, hours),
        ]
      ),
    ]
    return all.enumerated().map { index, page in
      TVHomePage(id: page.0, shelves: page.1, hasHero: index == 0) { [weak self] in
        self?.isInTabs ?? false
      }
    }
  }

  private func show(_ names: [String], on shelf: Shelf) {
    let artworks = names.compactMap { name in Gallery.all.first { $0.name == name } }
    shelf.show(artworks, pictures: pictures) { [weak self] in
      self?.preparePage(of: $0)
    } open: { [weak self] in
      self?.open($0)
    }
  }

  private func showUpNext() { show(upNext.names, on: upNextShelf) }

  private var page: TVHomePage { pages[tabs.selectedIndex] }

  private var isInTabs: Bool {
    view.window?.focusSystem?.focusedItem.map(tabs.contains) ?? false
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [page] }

  // MARK: Layout

  /// The height of the hints and the fade above them, in canvas points.
  private static let hintRoom: CGFloat = HintBar.height * 23 / 13 * 1.8

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = canvasSize
    for page in pages { page.lay(in: size, room: size.height - Self.hintRoom) }
    if let words = pages[0].wordsArea(in: size) { backdrop.words = words }
    if backdrop.frame != view.bounds {
      backdrop.frame = view.bounds
      wings.frame = view.bounds
      prepareSoon()
    }
    scroll.frame = CGRect(origin: .zero, size: size)
    place(wordmark, CGRect(x: 80, y: 42, width: 160, height: 56))
    tabs.frame = CGRect(x: 0, y: 36, width: size.width, height: TVHomeTabs.height)
    scroll.contentSize = CGSize(width: size.width, height: page.frame.maxY)
    glow.isHidden = view.effectiveAppearance.accessibilityContrast == .high
    if glow.bounds.isEmpty { placeGlow(behind: page.shelves.first) }
    matchScroll()
  }

  private func placeGlow(behind shelf: Shelf?) {
    guard let shelf else { return }
    glow.frame = CGRect(
      x: -260, y: page.frame.minY + shelf.frame.midY - 520, width: canvasSize.width + 520,
      height: 1040)
  }

  /// Updates what depends on the scroll offset.
  private func matchScroll() {
    if page.scroll(to: scroll.contentOffset.y) { shell?.letContentPass() }
    glow.alpha = showsHero ? 0 : 1
  }

  private var showsHero: Bool { page.words != nil && scroll.contentOffset.y <= 0 }

  // MARK: Focus

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let next = context.nextFocusedItem else { return }
    prepareSoon()
    if let index = tabs.buttons.firstIndex(where: { $0 === next }) { select(index) }
    let shelf = page.shelves.first { $0.contains(next) }
    guard let poster = next as? ShelfPoster, let shelf else { return }
    page.lastFocused = poster
    if let words = page.words, shelf === page.shelves.first, hero?.name != poster.artwork.name {
      hero = poster.artwork
      words.show(poster.artwork)
    }
    coordinator.addCoordinatedFocusingAnimations { _ in self.placeGlow(behind: shelf) }
  }

  private func select(_ index: Int) {
    guard index != tabs.selectedIndex else { return }
    let isStill = view.effectiveAppearance.prefersReducedMotion
    let isForward = index > tabs.selectedIndex
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    page.isShown = false
    tabs.selectedIndex = index
    // Cards are opaque at every moment, so the pages change at once: the next one slides into
    // place, and its texts fade in.
    View.performWithoutAnimation {
      page.transform = CGAffineTransform(translationX: isForward == isMirrored ? -64 : 64, y: 0)
    }
    View.animate(withDuration: isStill ? 0 : 0.35, in: view.window) {
      page.isShown = true
      page.transform = .identity
      placeGlow(behind: page.shelves.first)
      matchScroll()
    }
    scroll.contentSize.height = page.frame.maxY
  }

  /// Schedules the backdrop and the preparation for the next keys shortly after the frame that
  /// answers a key.
  private func prepareSoon() {
    guard let window = view.window else { return }
    if let afterFocus { window.cancelPerform(afterFocus) }
    afterFocus = window.perform(after: 0.1, changesKeys: false) { [weak self] in
      self?.followFocus()
    }
  }

  private func followFocus() {
    // This is not part of the first scrolling frame, which composes the whole window already.
    if let hero, backdrop.subject?.title != hero.title { backdrop.show(hero, animated: true) }
    View.animate(
      withDuration: backdrop.fadeDuration, options: .preferredFramesPerSecond30, in: view.window
    ) {
      backdrop.alpha = showsHero ? 1 : 0
      matchScrim()
    }
    wings.prepare(backdrops)
    pageWings.prepare([])
  }

  /// The pictures of all backdrops, the nearest to the present one first.
  ///
  /// Each is as large as the window, but takes too long to be made again at every key.
  private var backdrops: [Image] {
    let all = pages[0].shelves.first?.posters.map(\.artwork) ?? []
    let shown = all.firstIndex { $0.name == hero?.name } ?? 0
    return all.indices.sorted { (abs($0 - shown), $0) < (abs($1 - shown), $1) }
      .map { backdrop.picture(of: all[$0]) }
  }

  /// Prepares the page of a poster when a press on it begins: most titles are passed without being
  /// opened, and a picture of another size can replace what a short press leaves no time for.
  private func preparePage(of poster: ShelfPoster) {
    wings.prepare([ground(of: poster.artwork).image].compactMap(\.self) + backdrops)
    guard let image = poster.imageView.image else { return }
    pageWings.frame = CGRect(
      origin: .zero, size: ProductPage.pictureSize(for: image, in: canvasSize))
    pageWings.prepare([image])
  }

  // MARK: Going back

  /// Returns from the shelves to the tabs, which otherwise only arrows reach on a remote.
  override var menuAction: (() -> Void)? {
    if let action = super.menuAction { return action }
    guard let system = view.window?.focusSystem, system.model.look == .lift,
      let focused = system.focusedItem, !tabs.contains(focused)
    else { return nil }
    return { [weak self] in
      guard let self, let system = view.window?.focusSystem else { return }
      system.keyDidAct()
      system.requestFocusUpdate(to: tabs)
    }
  }

  // MARK: Pages

  private func open(_ poster: ShelfPoster) {
    let page = ProductPage(poster, upNext: upNext, ground: ground(of: poster.artwork))
    page.closed = { [weak self] upNext in
      guard let self, upNext != self.upNext else { return }
      self.upNext = upNext
      let place = upNextShelf.posters.firstIndex { $0 === poster }
      showUpNext()
      view.setNeedsLayout()
      // The poster that the focus returned to has been removed.
      guard let place, poster.superview == nil else { return }
      let rest = upNextShelf.posters
      view.window?.focusSystem?.requestFocusUpdate(
        to: rest.isEmpty ? self.page : rest[min(place, rest.count - 1)])
    }
    page.goes = { [weak self] in
      // The canvas must not appear over the disappearing text, nor entirely beneath the moving
      // picture.
      self?.fadeCanvasIn(withDuration: 0.3, delay: 0.16, in: self?.view.window)
    }
    present(page, animated: true)
    page.zoom()
    fadeCanvasOut(withDuration: 0.08)
  }

  /// Returns the background of an artwork's page, the same object while the window does not change.
  private func ground(of artwork: Artwork) -> ProductGround {
    if let ground = pageGround, ground.artwork.name == artwork.name, ground.fits(view) {
      return ground
    }
    let ground = ProductGround(artwork, filling: view)
    pageGround = ground
    return ground
  }
}

/// The titles of the list Up Next.
struct UpNext: Hashable {
  private(set) var names: [String]

  init(_ names: [String]) { self.names = names }

  func contains(_ artwork: Artwork) -> Bool { names.contains(artwork.name) }

  /// Adds a title in front, or removes it.
  mutating func toggle(_ artwork: Artwork) {
    if let index = names.firstIndex(of: artwork.name) {
      names.remove(at: index)
    } else {
      names.insert(artwork.name, at: 0)
    }
  }
}

/// The pages, all at the same place, of which one is shown.
@MainActor
private final class ShelfStack: ScrollView {
  private let page: () -> TVHomePage
  var onScroll: () -> Void = {}

  init(page: @escaping () -> TVHomePage) {
    self.page = page
    super.init(frame: .zero)
  }

  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    CGPoint(x: 0, y: page().offset(forFocusing: item) ?? 0)
  }

  override func didScroll() { onScroll() }
}
