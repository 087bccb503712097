import CairoRenderer
import Controls
import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// Takes the focus to every item of a screen, under each look, and notes what is seen of it.
///
/// Two pictures of each item are compared: with the focus, and with the focus nowhere. Only what is
/// around the item is drawn.
@MainActor
struct FocusTour {
  private let window: Window
  private let system: FocusSystem
  private let renderer: Renderer
  private let surfaces: (focused: PixelSurface, unfocused: PixelSurface)
  /// The screen while the focus is nowhere.
  private var unfocused: DisplayList { didSet { timesCompared = 0 } }
  /// How often that was compared with; where it is often, all of it is drawn once.
  private var timesCompared = 0
  /// How often in turn it brought nothing to look at a view of a class from elsewhere again.
  private var timesInVain: [ObjectIdentifier: Int] = [:]

  /// How late an indicator may appear, in seconds on the screen's clock.
  private let patience: TimeInterval
  /// Longer than any animation.
  private static let longTime: TimeInterval = 2
  /// As many pieces of a screen as take about as long as all of it.
  private static let fewTimes = 24
  /// How often a class of views is looked at again in vain before it is left at that.
  private static let mostInVain = 3
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
    surfaces = (focused, unfocused)
    patience = thresholds.answerTime
    self.unfocused = DisplayList(size: window.bounds.size, background: .color(.black))
  }

  /// Goes round under each look; afterwards focus and looks are as before.
  ///
  /// - Parameters:
  ///   - items: by place in the graph.
  ///   - looks: of which the first is the one in which it is seen how fast the screen answers.
  mutating func sights(
    of items: [(place: Int, item: any FocusItem)], under looks: [AuditLook]
  ) -> [FocusSight] {
    let (appearance, focused) = (window.appearance, system.focusedItem)
    let dims = window.isIdleTimerDisabled
    window.isIdleTimerDisabled = true
    var sights = items.compactMap { visit($0.item, at: $0.place) }
    // Of what is out of sight or covered that alone is told.
    let hidden = Set(sights.filter { $0.place?.isSeen == false }.map(\.item))
    let items = items.filter { !hidden.contains($0.place) }
    for (number, look) in looks.enumerated() {
      timesInVain = [:]
      window.appearance = look.appearance
      sights += self.sights(of: items, look.name, isFirst: number == 0)
      compareSelected(items, look.name, &sights)
    }
    window.appearance = appearance
    window.isIdleTimerDisabled = dims
    if let focused { system.visit(focused) }
    system.endVisits()
    rest()
    return sights
  }

  /// First all for which nothing scrolls, so that a list is turned page by page.
  private mutating func sights(
    of items: [(place: Int, item: any FocusItem)], _ look: String, isFirst: Bool
  ) -> [FocusSight] {
    var sights: [FocusSight] = []
    var waiting = items
    var last: (any FocusItem)?
    while !waiting.isEmpty {
      // From the middle of what is left nearly always a whole page is new.
      var page = [waiting.remove(at: waiting.count / 2)]
      var later: [(place: Int, item: any FocusItem)] = []
      system.visit(page[0].item)
      settle()
      for pair in waiting {
        if system.scrolls(for: pair.item) { later.append(pair) } else { page.append(pair) }
      }
      unfocused = listWithoutFocus()
      for (place, item) in page {
        let other = last ?? items.last?.item
        if let sight = sight(of: item, at: place, look, isFirst: isFirst, other: other) {
          sights.append(sight)
        }
        last = item
      }
      waiting = later
    }
    return sights
  }

  // MARK: One item

  /// Where an item is seen with the focus, and what happens because it has it.
  private func visit(_ item: any FocusItem, at place: Int) -> FocusSight? {
    guard let view = item as? View, view.window === window else { return nil }
    let top = window.presentations.top
    guard system.visit(view) else { return nil }
    settle()
    var sight = FocusSight(item: place)
    sight.change = change(since: top, of: view)
    if sight.change == nil {
      sight.place = FocusDebugger.place(of: view, in: system).map(FocusSight.Place.init)
    }
    return sight
  }

  private mutating func sight(
    of item: any FocusItem, at place: Int, _ look: String, isFirst: Bool, other: (any FocusItem)?
  ) -> FocusSight? {
    guard let view = item as? View, view.window === window else { return nil }
    let before = IndicatorMeasure.frame(of: view)
    guard system.visit(view) else { return nil }
    let early = isFirst ? window.frame(at: window.currentTime + patience) : nil
    let list = rest()
    guard system.focusedItem === view else { return nil }
    var sight = FocusSight(item: place, look: look)
    let hasMoved = IndicatorMeasure.frame(of: view) != before
    if hasMoved { unfocused = listWithoutFocus() }
    sight.cut = cut(of: view)
    sight.isToldBySize = view.isToldBySize
    sight.indicator = measure(list, view)
    if let early, !hasMoved, sight.indicator?.differingArea ?? 0 > 0 {
      sight.isPrompt = measure(early, view)?.differingArea ?? 0 > 0
    }
    if !hasMoved { lookAgain(list, view, other, &sight.indicator) }
    return sight
  }

  /// The screen was seen without the focus from where that was before. Something beside the item may
  /// have changed since, as a selection that follows the focus does; or the item was itself selected
  /// already.
  private mutating func lookAgain(
    _ list: DisplayList, _ view: View, _ other: (any FocusItem)?,
    _ indicator: inout IndicatorMeasure?
  ) {
    let kind = ObjectIdentifier(type(of: view))
    guard let first = indicator, !first.isSufficient,
      timesInVain[kind, default: 0] < Self.mostInVain
    else { return }
    let place = IndicatorMeasure.frame(of: view)
    for other in [nil, other] {
      guard let known = indicator, !known.isSufficient else { break }
      if let other { system.visit(other) }
      settle()
      unfocused = listWithoutFocus()
      guard IndicatorMeasure.frame(of: view) == place else { break }
      let now = measure(list, view)
      indicator = now.map { $0.showsMore(than: known) ? $0 : known }
    }
    let isInVain = indicator?.changedArea == first.changedArea
    timesInVain[kind] = isInVain ? timesInVain[kind, default: 0] + 1 : 0
  }

  private func change(
    since top: (any Presentation)?, of view: View
  ) -> FocusSight.Change? {
    if window.presentations.top !== top { return .presentation }
    if view.window !== window { return .departure }
    guard system.focusedItem !== view else { return nil }
    return .wandering(system.focusedItem?.focusDebugLabel)
  }

  /// Of what lies around an item alone; nil for out of sight.
  private mutating func measure(_ focused: DisplayList, _ view: View) -> IndicatorMeasure? {
    let frame = IndicatorMeasure.frame(of: view)
    let reach = IndicatorMeasure.reach(of: view)
    let part = frame.insetBy(dx: -reach.width - 6, dy: -reach.height - 6)
      .intersection(window.bounds)
    guard !part.isNull, frame.intersects(window.bounds) else { return nil }
    let region = PixelRect(
      x: Int(part.minX.rounded(.down)), y: Int(part.minY.rounded(.down)),
      width: Int(part.width.rounded(.up)) + 1, height: Int(part.height.rounded(.up)) + 1)
    timesCompared += 1
    if timesCompared <= Self.fewTimes {
      let isOften = timesCompared == Self.fewTimes
      let region = isOften ? surfaces.unfocused.bounds : region
      guard
        (try? renderer.draw(unfocused, on: surfaces.unfocused, scale: 1, region: [region])) != nil
      else { return nil }
    }
    guard (try? renderer.draw(focused, on: surfaces.focused, scale: 1, region: [region])) != nil
    else { return nil }
    return IndicatorMeasure(
      focused: surfaces.focused, unfocused: surfaces.unfocused, item: frame, reach: reach,
      photograph: IndicatorMeasure.photograph(in: view))
  }

  /// How much of the ring, or of what has risen, a clip or the window takes, in points.
  private func cut(of view: View) -> CGFloat {
    if system.model.look == .lift {
      let growth = IndicatorMeasure.growth(of: view)
      guard max(growth.width, growth.height) > 0 else { return 0 }
      let frame = IndicatorMeasure.frame(of: view)
      let room = view.liftedView.room
      return [
        (frame.minX - room.minX, growth.width), (room.maxX - frame.maxX, growth.width),
        (frame.minY - room.minY, growth.height), (room.maxY - frame.maxY, growth.height),
      ].map { room, growth in max(0, growth - room) }.max() ?? 0
    }
    guard let placement = view.haloPlacement, placement.side == .outside else { return 0 }
    return max(0, placement.reach - placement.room)
  }

  // MARK: Selection

  /// Looks at what is selected as it would look with the focus alone.
  private mutating func compareSelected(
    _ items: [(place: Int, item: any FocusItem)], _ look: String, _ sights: inout [FocusSight]
  ) {
    for (place, item) in items {
      guard let view = item as? any Selectable, view.isSelected, view.window === window,
        let index = sights.lastIndex(where: { $0.item == place && $0.look == look }),
        system.visit(view)
      else { continue }
      rest()
      unfocused = listWithoutFocus()
      guard view.isSelected, system.visit(view) else { continue }
      view.isSelected = false
      let focused = rest()
      if system.focusedItem === view { sights[index].beside = measure(focused, view) }
      view.isSelected = true
    }
  }

  // MARK: Time

  private func listWithoutFocus() -> DisplayList {
    system.visit(nil)
    return rest()
  }

  /// What is seen once all animations are over.
  @discardableResult
  private func rest() -> DisplayList {
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
  private func settle() {
    window.settle()
    window.advance(to: window.currentTime + Self.longTime)
    window.settle()
  }
}

extension IndicatorMeasure {
  fileprivate func showsMore(than other: IndicatorMeasure) -> Bool {
    (isSufficient ? 1 : 0, hasSufficientArea ? 1 : 0, changedArea, edgeShare)
      > (
        other.isSufficient ? 1 : 0, other.hasSufficientArea ? 1 : 0, other.changedArea,
        other.edgeShare
      )
  }
}

extension View {
  /// What no clip around the view takes away, in the window's points.
  fileprivate var room: CGRect {
    guard let window else { return .null }
    var room = window.bounds
    var view = superview
    while let current = view {
      if current.clipsToBounds {
        room = room.intersection(current.convert(current.bounds, to: window))
      }
      view = current.superview
    }
    return room
  }

  /// See ``FocusSight/isToldBySize``: a picture that is drawn at least a twentieth larger, where
  /// nobody has asked for contrast.
  fileprivate var isToldBySize: Bool {
    window?.focusSystem?.model.look == .lift && liftedView.focusedScale >= 1.05
      && effectiveAppearance.accessibilityContrast != .high
      && IndicatorMeasure.photograph(in: self) != nil
  }
}
