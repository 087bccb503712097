import FocusEngine
import Foundation
import HaloDisplayList
import HaloHosting

extension Window {
  /// Frames in which layout and focus asked for each other without end; tests expect 0.
  public var saturatedFrames: Int { frames.saturated }

  /// Something happened that may give keys another meaning; accessories hear of it in the next
  /// frame.
  ///
  /// Layout, focus and timers say so by themselves.
  package func keyEffectsMayHaveChanged() { frames.keyEffectsAreStale = true }

  /// A key came, or the pointer did something, which may give keys another meaning; accessories hear
  /// of that in the frame behind the one that answers it.
  func inputArrived() {
    keyEffectsMayHaveChanged()
    frames.hasNews = true
    frames.inputTime = animator.time
  }

  /// Lays out and decides focus until neither asks for the other, so that what follows finds both
  /// settled.
  ///
  /// - Returns: Whether they are; false: a layout that is still asked for waits for the next frame, and
  ///   a request for focus is dropped, as items that request each other would do so for ever.
  @discardableResult
  public func settle() -> Bool {
    if subtreeNeedsLayout || focusSystem?.needsUpdate == true { keyEffectsMayHaveChanged() }
    var winners: [String] = []
    for pass in 1...FrameState.maximumPasses {
      layoutIfNeeded()
      // Constraints may have given views another size: focus looks at what is laid out for good,
      // but does not wait for ever.
      if subtreeNeedsLayout, pass < FrameState.maximumPasses { continue }
      focusSystem?.updateFocusIfNeeded()
      if !subtreeNeedsLayout, focusSystem?.needsUpdate != true { return true }
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

  /// Reads what is to be seen; changes nothing but what views keep of what they draw, and where
  /// `keeps` is false, when every view is listed anew, nothing at all.
  func makeDisplayList(keeps: Bool) -> (DisplayList, rings: [RingOrder.Drawn]) {
    var builder = DisplayListBuilder(
      size: bounds.size, rings: halos.order(at: animator.time), spotlight: idle.spotlight,
      keeps: keeps)
    builder.descend(into: self)
    builder.append([DisplayNode(idle.items), builder.spotlit])
    builder.append(accessories.map { DisplayNode($0.items) })
    let list = DisplayList(
      size: bounds.size, background: background ?? .color(effectiveAppearance.palette.window),
      root: .group(builder.nodes, owner: displayID))
    return (list, builder.drawnRings)
  }
}

// MARK: - The host's side

extension Window: HostedContent {
  /// `now` while something moves; otherwise when something is next due; nil: not before input.
  public func nextFrameTime(now: TimeInterval) -> TimeInterval? {
    if needsFrame || animator.isMoving || halos.isMoving(at: animator.time) { return now }
    return [
      timers.next, animator.nextCompletion, focusSystem?.inactivityDeadline, idle.deadline,
    ].compactMap { $0 }.min()
  }

  /// Moves the clock on, calling what is due by then; in seconds, and never back.
  public func advance(to time: TimeInterval) {
    timers.begin(at: time)
    animator.advance(to: time)
    focusSystem?.currentTime = animator.time
    focusSystem?.hideFocusIfInactive()
    idle.dimIfIdle()
    if timers.fire(at: animator.time) { keyEffectsMayHaveChanged() }
  }

  /// Lays out, updates focus and draws, as of `time` in seconds on the host's clock.
  public func frame(at time: TimeInterval) -> DisplayList {
    advance(to: time)
    // Animations that a key begins start at the key's time, not at that of the frame that shows them.
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
    return list
  }

  /// - Returns: Whether layout and focus are settled afterwards.
  private func tellOfKeys() -> Bool {
    for accessory in accessories where accessory.tellsOfKeys {
      accessory.keyEffectsMayHaveChanged()
    }
    let isSettled = settle()
    // Whoever tells of keys may lay itself out; that changes none of them.
    frames.keyEffectsAreStale = false
    return isSettled
  }
}
