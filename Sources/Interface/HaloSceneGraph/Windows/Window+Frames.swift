import FocusEngine
import Foundation
import HaloDisplayList
import HaloHosting

extension Window {
  /// The number of frames in which layout and focus requested each other without end; tests expect
  /// 0.
  public var saturatedFrames: Int { frames.saturated }

  /// Notes that keys may have another meaning; accessories are informed in the next frame.
  ///
  /// Layout, focus and timers call this themselves.
  package func keyEffectsMayHaveChanged() { frames.keyEffectsAreStale = true }

  /// Notes a key or pointer event, which may give keys another meaning; accessories are told in the
  /// frame after the one that responds to it.
  func inputArrived() {
    keyEffectsMayHaveChanged()
    frames.hasNews = true
    frames.inputTime = animator.time
  }

  /// Lays out and updates focus until neither requests the other, so that both are settled.
  ///
  /// - Returns: Whether they are settled. If not, an outstanding layout waits for the next frame,
  ///   and a focus request is dropped, because items that request each other would never stop.
  @discardableResult
  public func settle() -> Bool {
    let needsLayout = subtreeNeedsLayout
    if needsLayout || focusSystem?.needsUpdate == true { keyEffectsMayHaveChanged() }
    var winners: [String] = []
    for pass in 1...FrameState.maximumPasses {
      layoutIfNeeded()
      // Constraints may have resized views: focus waits for the final layout, but not forever.
      if subtreeNeedsLayout, pass < FrameState.maximumPasses { continue }
      focusSystem?.updateFocusIfNeeded()
      if !subtreeNeedsLayout, focusSystem?.needsUpdate != true {
        if needsLayout { settledLayoutHandler?() }
        return true
      }
      if let winner = focusSystem?.lastExplanation?.winner, winners.last != winner {
        winners.append(winner)
      }
    }
    frames.saturated += 1
    if let kept = focusSystem?.dropRequest() {
      let names = Set(winners).sorted().joined(separator: ", ")
      noticeHandler?("Focus is requested without end by \(names); it stays at \(kept).")
    }
    return false
  }

  /// Builds the display list; changes no model state.
  ///
  /// With `keeps`, views cache what they drew; without it, every view is listed again and nothing
  /// is cached.
  func makeDisplayList(keeps: Bool) -> (DisplayList, rings: [RingOrder.Drawn]) {
    var builder = DisplayListBuilder(
      size: bounds.size, rings: halos.order(at: animator.time), spotlight: idle.spotlight,
      keeps: keeps)
    builder.descend(into: self)
    builder.append([DisplayNode(idle.items), builder.spotlit])
    builder.append(accessories.map { DisplayNode($0.items) })
    return (displayList(of: builder), builder.drawnRings)
  }

  /// Returns the screen at the current time with nothing lifted, so that every item is drawn in its
  /// frame; for pictures of the layout.
  package func layoutDisplayList() -> DisplayList {
    var builder = DisplayListBuilder(
      size: bounds.size, rings: halos.order(at: animator.time), keeps: false, liftsViews: false)
    builder.descend(into: self)
    return displayList(of: builder)
  }

  private func displayList(of builder: DisplayListBuilder) -> DisplayList {
    DisplayList(
      size: bounds.size, background: background ?? .color(effectiveAppearance.palette.window),
      root: .group(builder.nodes, owner: displayID))
  }
}

// MARK: - The host's side

extension Window: HostedContent {
  /// Returns `now` while something moves, otherwise the time of the next event; nil if none is due
  /// before input.
  public func nextFrameTime(now: TimeInterval) -> TimeInterval? {
    if needsFrame || animator.isMoving || halos.isMoving(at: animator.time) { return now }
    return [
      timers.next, animator.nextCompletion, focusSystem?.inactivityDeadline, idle.deadline,
    ].compactMap { $0 }.min()
  }

  /// Advances the clock to `time` in seconds, never backwards, and calls what is due.
  public func advance(to time: TimeInterval) {
    timers.begin(at: time)
    animator.advance(to: time)
    focusSystem?.currentTime = animator.time
    focusSystem?.hideFocusIfInactive()
    idle.dimIfIdle()
    if timers.fire(at: animator.time) { keyEffectsMayHaveChanged() }
  }

  /// Lays out, updates focus and returns the display list at `time`, in seconds on the host's
  /// clock.
  public func frame(at time: TimeInterval) -> DisplayList {
    advance(to: time)
    // Animations that a key starts begin at the key's time, not at that of the frame that shows
    // them.
    animator.inputTime = frames.inputTime
    var isSettled = settle()
    (animator.inputTime, frames.inputTime) = (nil, nil)
    if frames.hasNewSize {
      // The layout may have moved the focused item out of sight.
      frames.hasNewSize = false
      View.performWithoutAnimation { focusSystem?.scrollFocusedItemIntoView() }
      isSettled = settle() && isSettled
    }
    let tellsLater = frames.hasNews && accessories.contains(where: \.tellsOfKeys)
    frames.hasNews = false
    if frames.keyEffectsAreStale, isSettled, !tellsLater { isSettled = tellOfKeys() }
    if let location = pointer.location { hover.update(at: location) }
    needsFrame = !isSettled || tellsLater
    updateHalos()
    halos.markForListing()
    idle.markForListing()
    let (list, rings) = makeDisplayList(keeps: true)
    halos.remember(rings)
    frameHandler?(list)
    guard canvas != nil else { return list }
    let ground = ground
    return canvas?.place(list, on: ground) ?? list
  }

  /// Tells accessories that keys may have another effect.
  ///
  /// - Returns: Whether layout and focus are settled afterwards.
  private func tellOfKeys() -> Bool {
    for accessory in accessories where accessory.tellsOfKeys {
      accessory.keyEffectsMayHaveChanged()
    }
    let isSettled = settle()
    // An accessory that shows keys may lay itself out, which changes no key.
    frames.keyEffectsAreStale = false
    return isSettled
  }
}
