import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// Takes the focus to every item of a screen, under each look, and notes what is seen of it.
///
/// Two pictures of each item are compared: with the focus, and with the focus nowhere. Only what is
/// around the item is drawn.
@MainActor
struct FocusTour {
  let window: Window
  let system: FocusSystem
  let renderer: Renderer
  let surfaces: (focused: PixelSurface, unfocused: PixelSurface)
  /// The screen while the focus is nowhere.
  var unfocused: DisplayList { didSet { timesCompared = 0 } }
  /// How often that was compared with; where it is often, all of it is drawn once.
  var timesCompared = 0
  /// How often in turn it brought nothing to look at a view of a class from elsewhere again.
  var timesInVain: [ObjectIdentifier: Int] = [:]

  /// An item, and its place in the graph.
  typealias Stop = (place: Int, item: any FocusItem)

  /// How late an indicator may appear, in seconds on the screen's clock.
  let patience: TimeInterval
  /// Longer than any animation.
  private static let longTime: TimeInterval = 2
  /// Bytes of texts to keep from look to look: only their colour differs.
  private static let textBytes = 64 << 20
  /// As many pieces of a screen as take about as long as all of it.
  static let fewTimes = 24
  /// How often a class of views is looked at again in vain before it is left at that.
  static let mostInVain = 3
  /// How often something may begin anew where something else ends.
  private static let mostTurns = 6

  /// nil where there is no memory for two pictures of the screen.
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

  /// Goes round under each look; afterwards focus and looks are as before.
  ///
  /// - Parameters:
  ///   - items: by place in the graph.
  ///   - looks: of which the first is the one in which it is seen how fast the screen answers.
  /// - Returns: Of each item one without a look, of what happened, and one for each look.
  mutating func sights(
    of items: [Stop], under looks: [AuditLook]
  ) -> [FocusSight] {
    let (appearance, focused) = (window.appearance, system.focusedItem)
    let dims = window.isIdleTimerDisabled
    window.isIdleTimerDisabled = true
    var sights: [FocusSight] = []
    let pages = pages(of: items, &sights)
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

  /// Divides items into those that are in sight together, so that what scrolls does so once for each
  /// of its pages; and notes where each is and what happens, when it has the focus for the first time.
  private func pages(of items: [Stop], _ sights: inout [FocusSight]) -> [[Stop]] {
    var pages: [[Stop]] = []
    var waiting = items
    var next = 0
    while !waiting.isEmpty {
      var page = [waiting.remove(at: next)]
      var later: [Stop] = []
      var seen = [visit(page[0].item, at: page[0].place)]
      var viewport = Viewport(of: window)
      // What is furthest away comes to the edge of what scrolls, with a whole page that is new.
      var furthest: CGFloat = -1
      for stop in waiting {
        let frame = (stop.item as? View).map(IndicatorMeasure.frame) ?? .null
        if viewport.shows(stop.item, frame), !system.scrolls(for: stop.item) {
          page.append(stop)
          continue
        }
        let distance = viewport.distance(of: frame)
        if distance > furthest { (furthest, next) = (distance, later.count) }
        later.append(stop)
      }
      seen += page.dropFirst().map { visit($0.item, at: $0.place) }
      let found = seen.compactMap(\.self)
      sights += found
      // Of what is out of sight or covered that alone is told.
      let hidden = Set(found.filter { $0.place?.isSeen == false }.map(\.item))
      pages.append(page.filter { !hidden.contains($0.place) })
      waiting = later
    }
    return pages
  }

  /// What of a window’s items can be seen where everything is scrolled to now.
  private struct Viewport {
    let bounds: CGRect
    /// What clips leave of each superview.
    private var rooms: [ObjectIdentifier: CGRect] = [:]

    @MainActor
    init(of window: Window) { bounds = window.bounds }

    /// Whether something of an item is in sight; `frame` is in the window’s points.
    @MainActor
    mutating func shows(_ item: any FocusItem, _ frame: CGRect) -> Bool {
      guard frame.intersects(bounds), let view = item as? View, let around = view.superview
      else { return false }
      let room = rooms[ObjectIdentifier(around)] ?? view.room
      rooms[ObjectIdentifier(around)] = room
      return room.intersects(frame)
    }

    /// From the middle of the window, in points.
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
    // A neighbour: a selection that follows the focus has to be able to go there.
    var last = page.dropFirst().first?.item
    return page.compactMap { place, item in
      defer { last = item }
      return sight(of: item, at: place, look, isFirst: isFirst, other: last)
    }
  }

  // MARK: Time

  func listWithoutFocus() -> DisplayList {
    system.visit(nil)
    return rest()
  }

  /// What is seen once all animations are over.
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

  /// Lets time pass, without a picture.
  func settle() {
    window.settle()
    window.advance(to: window.currentTime + Self.longTime)
    window.settle()
  }
}
