import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloSceneGraph

// The visit of one item.
extension FocusTour {
  /// Moves the focus to an item and returns where it is seen and what happens; nil if that fails.
  func visit(_ item: any FocusItem, at place: Int) -> FocusSight? {
    guard let view = item as? View, view.window === window else { return nil }
    let top = window.presentations.top
    guard system.visit(view) else { return nil }
    settle()
    var sight = FocusSight(item: place)
    sight.change = change(since: top, of: view)
    if sight.change == nil {
      sight.place = self.place(of: view)
    }
    return sight
  }

  /// Returns the observation of an item under one appearance.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - place: the item's index in the graph.
  ///   - look: the appearance's name.
  ///   - isFirst: whether to measure, too, how soon the indicator appears.
  ///   - isFromAfar: whether to measure, too, when it is seen from a distance.
  ///   - other: another item, from which the focus can come.
  /// - Returns: nil for an item that cannot have the focus now.
  mutating func sight(
    of item: any FocusItem, at place: Int, _ look: String, isFirst: Bool,
    isFromAfar: Bool, other: (any FocusItem)?
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
    if sight.isToldBySize, sight.indicator != nil {
      let growth = IndicatorMeasure.growth(of: view)
      sight.edges = LiftEdges(
        of: IndicatorMeasure.frame(of: view).insetBy(dx: -growth.width, dy: -growth.height),
        in: surfaces.focused)
    }
    if sight.indicator != nil { sight.legibility = legibility(list, view) }
    if isFromAfar { sight.order = order(of: list) }
    // The growth is the same under each appearance, or less.
    if isFirst { sight.crowding = crowding(list, view) }
    if let early, !hasMoved, sight.indicator?.differingArea ?? 0 > 0 {
      sight.isPrompt = measure(early, view)?.differingArea ?? 0 > 0
    }
    if !hasMoved { lookAgain(list, view, other, &sight.indicator) }
    return sight
  }

  /// Compares an item with a weak indicator again, after the focus has been elsewhere.
  ///
  /// A view beside the item may have changed since the picture without focus was made, as a
  /// selection that follows the focus does; or the item itself was selected already.
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

  /// Measures the indicator in the area around an item; nil if the item is out of sight.
  mutating func measure(_ focused: DisplayList, _ view: View) -> IndicatorMeasure? {
    let frame = IndicatorMeasure.frame(of: view)
    let reach = IndicatorMeasure.reach(of: view)
    let part = frame.insetBy(dx: -reach.width - Self.margin, dy: -reach.height - Self.margin)
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
      of: view, focused: surfaces.focused, unfocused: surfaces.unfocused)
  }

  /// The points around an indicator that its edge is compared with, and some for rounding.
  private static let margin: CGFloat = 6

  /// Returns how much of the ring or the lifted view a clip or the window cuts off, in points.
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
  /// The part of the window that the clips of the ancestors leave, in window points.
  var room: CGRect {
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

  /// The value of ``FocusSight/isToldBySize``.
  ///
  /// It is true for a picture that is drawn at least 5 % larger, unless contrast is increased.
  fileprivate var isToldBySize: Bool {
    window?.focusSystem?.model.look == .lift && liftedView.focusedScale >= 1.05
      && effectiveAppearance.accessibilityContrast != .high
      && IndicatorMeasure.photograph(in: self) != nil
  }
}
