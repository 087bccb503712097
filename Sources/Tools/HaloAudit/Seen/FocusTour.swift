import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// Moves the focus to every item of a screen under each appearance and records what is seen.
///
/// Two pictures of each item are compared: with the focus on it, and without any focus. Only the
/// area around the item is drawn.
@MainActor
struct FocusTour {
  let window: Window
  let system: FocusSystem
  let renderer: Renderer
  let surfaces: (focused: PixelSurface, unfocused: PixelSurface)
  /// The screen without any focus.
  var unfocused: DisplayList { didSet { timesCompared = 0 } }
  /// The number of comparisons with ``unfocused``; after a few, the whole screen is drawn once.
  var timesCompared = 0
  /// The number of useless second comparisons in succession, by class of view.
  var timesInVain: [ObjectIdentifier: Int] = [:]

  /// The number of items whose indicator was measured; nil if all were.
  private(set) var sampleSize: Int?

  /// The screen as it was last looked at from a distance, and its picture; nil before the first time.
  var fromAfar: (list: DisplayList, picture: PixelSurface)?
  /// The indices of the items that are looked at from a distance.
  private var itemsFromAfar: Set<Int> = []

  /// An item with its index in the graph.
  typealias Stop = (place: Int, item: any FocusItem)

  /// The time within which an indicator has to appear, in seconds on the screen's clock.
  let patience: TimeInterval
  /// A time in seconds that is longer than any animation.
  private static let longTime: TimeInterval = 2
  /// The bytes of text to keep cached between appearances, which differ only in its colour.
  private static let textBytes = 64 << 20
  /// The number of parts of a screen that take about as long to draw as the whole.
  static let fewTimes = 24
  /// The number of useless second comparisons after which a class of views gets no more.
  static let mostInVain = 3
  /// The most times that a new animation may begin when another ends.
  private static let mostTurns = 6

  /// Returns nil if memory does not suffice for two pictures of the screen.
  init?(_ window: Window, _ system: FocusSystem, _ thresholds: AuditThresholds) {
    let (width, height) = (Int(window.bounds.width), Int(window.bounds.height))
    guard let focused = try? PixelSurface(width: width, height: height),
      let unfocused = try? PixelSurface(width: width, height: height)
    else { return nil }
    self.window = window
    self.system = system
    renderer = Renderer(text: window.textMeasurer as? TextEngine ?? TextEngine())
    renderer.showsStandIns = false
    renderer.leastTextBytes = Self.textBytes
    surfaces = (focused, unfocused)
    patience = thresholds.answerTime
    self.unfocused = DisplayList(size: window.bounds.size, background: .color(.black))
  }

  /// Visits the items under each appearance; focus and appearance are the same afterwards.
  ///
  /// - Parameters:
  ///   - items: the items with their indices in the graph.
  ///   - looks: the appearances; the response time is measured under the first.
  /// - Returns: For each item an observation without an appearance, about what happened, and one
  ///   for each appearance.
  mutating func sights(
    of items: [Stop], under looks: [AuditLook]
  ) -> [FocusSight] {
    let (appearance, focused) = (window.appearance, system.focusedItem)
    let dims = window.isIdleTimerDisabled
    window.isIdleTimerDisabled = true
    var sights: [FocusSight] = []
    let pages = sample(of: pages(of: items, &sights))
    // A television is looked at from a distance; people sit near the display of a desktop.
    if system.model.look == .lift {
      itemsFromAfar = Self.itemsFromAfar(pages.flatMap(\.self), isSample: sampleSize != nil)
    }
    for (number, look) in looks.enumerated() {
      timesInVain = [:]
      window.appearance = look.appearance
      for page in pages { sights += self.sights(of: page, look.name, isFirst: number == 0) }
      compareSelected(pages.flatMap(\.self), look.name, &sights)
    }
    window.appearance = appearance
    window.isIdleTimerDisabled = dims
    if let focused { system.visit(focused) }
    system.endVisits()
    rest()
    return sights
  }

  /// Groups the items into pages that are visible together, so that a scroll view scrolls once a
  /// page.
  ///
  /// It also records each item's place and what happens when the item has the focus for the first
  /// time.
  private func pages(of items: [Stop], _ sights: inout [FocusSight]) -> [[Stop]] {
    var pages: [[Stop]] = []
    var waiting = items.map { (stop: $0, view: $0.item as? View) }
    var next = 0
    while !waiting.isEmpty {
      var page = [waiting.remove(at: next).stop]
      var later: [(stop: Stop, view: View?)] = []
      var seen = [visit(page[0].item, at: page[0].place)]
      var viewport = Viewport(of: window)
      // Scrolling to the item that is furthest away shows a whole new page.
      var furthest: CGFloat = -1
      for (stop, view) in waiting {
        let frame = view.map { viewport.frame(of: $0) } ?? .null
        if let view, viewport.shows(view, frame), !system.scrolls(for: stop.item) {
          page.append(stop)
          continue
        }
        let distance = viewport.distance(of: frame)
        if distance > furthest { (furthest, next) = (distance, later.count) }
        later.append((stop, view))
      }
      seen += page.dropFirst().map { visit($0.item, at: $0.place) }
      let found = seen.compactMap(\.self)
      sights += found
      // Hidden or covered items get no further findings.
      let hidden = Set(found.filter { $0.place?.isSeen == false }.map(\.item))
      pages.append(page.filter { !hidden.contains($0.place) })
      waiting = later
    }
    return pages
  }

  /// The limits for the number of items whose indicator is measured under each appearance.
  ///
  /// Measuring takes longer on a large screen, so on a screen with more than `most` items the number
  /// is `product` divided by the number of all items, and not less than `least`.
  private static let measured = (most: 200, least: 24, product: 24_000)

  /// Returns the pages with the items whose indicator is measured: all of them, or on a large screen
  /// a share of each kind of view, evenly distributed.
  private mutating func sample(of pages: [[Stop]]) -> [[Stop]] {
    let all = pages.flatMap(\.self)
    guard all.count > Self.measured.most else { return pages }
    let limit = max(Self.measured.least, Self.measured.product / all.count)
    var chosen: Set<Int> = []
    for kind in Dictionary(grouping: all, by: { ObjectIdentifier(type(of: $0.item)) }).values {
      let share = max(1, limit * kind.count / all.count)
      for number in 0..<share { chosen.insert(kind[number * kind.count / share].place) }
    }
    sampleSize = chosen.count
    return pages.map { $0.filter { chosen.contains($0.place) } }.filter { !$0.isEmpty }
  }

  /// The visible part of the window at the current scroll positions.
  private struct Viewport {
    let bounds: CGRect
    /// The visible area inside each superview, within its clips.
    private var rooms: [ObjectIdentifier: CGRect] = [:]
    /// The transforms of superviews to the window's coordinates; nil in perspective.
    private var transforms: [ObjectIdentifier: CGAffineTransform?] = [:]

    @MainActor
    init(of window: Window) { bounds = window.bounds }

    /// Returns the same as ``IndicatorMeasure/frame(of:)``, and keeps the transform of the superview
    /// for its other subviews.
    @MainActor
    mutating func frame(of view: View) -> CGRect {
      let lifted = view.liftedView
      guard let around = view.superview, let outer = transform(of: around),
        let transform = lifted.transformToRoot(inside: around, outer)
      else { return IndicatorMeasure.frame(of: view) }
      return lifted.bounds.applying(transform)
    }

    @MainActor
    private mutating func transform(of around: View) -> CGAffineTransform? {
      if let known = transforms[ObjectIdentifier(around)] { return known }
      let placement = around.currentPlacement
      let transform = placement?.projection == nil ? around.transformToRoot : nil
      transforms[ObjectIdentifier(around)] = .some(transform)
      return transform
    }

    /// Returns whether a part of a view is visible; `frame` is in window points.
    @MainActor
    mutating func shows(_ view: View, _ frame: CGRect) -> Bool {
      guard frame.intersects(bounds), let around = view.superview else { return false }
      let room = rooms[ObjectIdentifier(around)] ?? view.room
      rooms[ObjectIdentifier(around)] = room
      return room.intersects(frame)
    }

    /// Returns the distance from the middle of the window, in points.
    func distance(of frame: CGRect) -> CGFloat {
      frame.isNull ? 0 : hypot(frame.midX - bounds.midX, frame.midY - bounds.midY)
    }
  }

  private mutating func sights(
    of page: [Stop], _ look: String, isFirst: Bool
  ) -> [FocusSight] {
    guard let first = page.first else { return [] }
    system.visit(first.item)
    settle()
    unfocused = listWithoutFocus()
    // The last item is a neighbour, to which a selection that follows the focus can go.
    var last = page.dropFirst().first?.item
    return page.compactMap { place, item in
      defer { last = item }
      return sight(
        of: item, at: place, look, isFirst: isFirst,
        isFromAfar: isFirst && itemsFromAfar.contains(place), other: last)
    }
  }

  // MARK: Time

  func listWithoutFocus() -> DisplayList {
    system.visit(nil)
    return rest()
  }

  /// Returns the display list after all animations have ended.
  @discardableResult
  func rest() -> DisplayList {
    settle()
    var list = window.frame(at: window.currentTime)
    for _ in 0..<Self.mostTurns {
      let time = window.currentTime
      guard let next = window.nextFrameTime(now: time), next <= time + Self.longTime else { break }
      list = window.frame(at: time + Self.longTime)
    }
    return list
  }

  /// Advances the time without drawing.
  func settle() {
    window.settle()
    window.advance(to: window.currentTime + Self.longTime)
    window.settle()
  }
}
