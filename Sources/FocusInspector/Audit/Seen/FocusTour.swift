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
  private var unfocused: DisplayList

  /// How late an indicator may appear, in seconds on the screen's clock.
  private let patience: TimeInterval
  /// Longer than any animation.
  private static let longTime: TimeInterval = 2
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
      window.appearance = look.appearance
      unfocused = listWithoutFocus()
      for (index, (place, item)) in items.enumerated() {
        let other = items.count > 1 ? items[index == 0 ? 1 : index - 1].item : nil
        let sight = sight(of: item, at: place, look.name, isFirst: number == 0, other: other)
        if let sight { sights.append(sight) }
      }
      compareSelected(items, look.name, &sights)
    }
    window.appearance = appearance
    window.isIdleTimerDisabled = dims
    if let focused { system.visit(focused) }
    system.endVisits()
    rest()
    return sights
  }

  // MARK: One item

  /// Where an item is seen with the focus, and what happens because it has it.
  private func visit(_ item: any FocusItem, at place: Int) -> FocusSight? {
    guard let view = item as? View, view.window === window else { return nil }
    let top = window.presentations.top
    guard system.visit(view) else { return nil }
    rest()
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
    sight.indicator = measure(list, unfocused, view)
    if let early, !hasMoved, sight.indicator?.differingArea ?? 0 > 0 {
      sight.isPrompt = measure(early, unfocused, view)?.differingArea ?? 0 > 0
    }
    // It was seen from where the focus was before. Something beside it may have changed since, as a
    // selection that follows the focus does; or it was itself selected already.
    for other in hasMoved ? [] : [nil, other] {
      guard let known = sight.indicator, !known.isSufficient else { break }
      if let other { system.visit(other) }
      rest()
      unfocused = listWithoutFocus()
      guard IndicatorMeasure.frame(of: view) == before else { break }
      let now = measure(list, unfocused, view)
      sight.indicator = now.map { $0.showsMore(than: known) ? $0 : known }
    }
    return sight
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
  private func measure(
    _ focused: DisplayList, _ unfocused: DisplayList, _ view: View
  ) -> IndicatorMeasure? {
    let frame = IndicatorMeasure.frame(of: view)
    let reach = IndicatorMeasure.reach(of: view)
    let part = frame.insetBy(dx: -reach.width - 6, dy: -reach.height - 6)
      .intersection(window.bounds)
    guard !part.isNull, frame.intersects(window.bounds) else { return nil }
    let region = PixelRect(
      x: Int(part.minX.rounded(.down)), y: Int(part.minY.rounded(.down)),
      width: Int(part.width.rounded(.up)) + 1, height: Int(part.height.rounded(.up)) + 1)
    guard
      (try? renderer.draw(focused, on: surfaces.focused, scale: 1, region: [region])) != nil,
      (try? renderer.draw(unfocused, on: surfaces.unfocused, scale: 1, region: [region])) != nil
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
      if system.focusedItem === view { sights[index].beside = measure(focused, unfocused, view) }
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
    var list = window.frame(at: window.currentTime)
    for _ in 0..<Self.mostTurns {
      let time = window.currentTime
      guard let next = window.nextFrameTime(now: time), next <= time + Self.longTime else { break }
      list = window.frame(at: time + Self.longTime)
    }
    return list
  }
}

extension IndicatorMeasure {
  fileprivate func showsMore(than other: IndicatorMeasure) -> Bool {
    (isSufficient ? 1 : 0, hasSufficientArea ? 1 : 0, changedArea, edgeShare)
      > (other.isSufficient ? 1 : 0, other.hasSufficientArea ? 1 : 0, other.changedArea, other.edgeShare)
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
