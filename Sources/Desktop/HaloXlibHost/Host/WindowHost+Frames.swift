import CHaloX11
import Foundation
import HaloCairoRenderer

extension WindowHost {
  /// Draws and shows a frame if one is due, and shows uncovered areas again.
  ///
  /// - Returns: the time at which to call this again without an event; nil if there is no need to.
  func showFrameIfDue() -> TimeInterval? {
    nextFrame.letGo()
    let presenter = painter.presenter
    guard window.visibility.isAny, presenter.surface != nil else {
      clock.sync?.pass()
      return nil
    }
    let now = MonotonicClock.now()
    guard let due = frameTime(now: now) else {
      nextFrame.skip()
      putExposed()
      return nil
    }
    guard due <= now else {
      putExposed()
      return due
    }
    if let since = presenter.busySince {
      if now < since + presenter.patience {
        statistics.framesHeldBack += 1
        nextFrame.hold()
        return since + presenter.patience
      }
      presenter.stopWaiting()
    }
    // A frame that answers a key or a new size is drawn at once, for the window manager's next
    // frame.
    if nextFrame.keyTime == nil, painter.shown != nil, let end = clock.sync?.state.hold(at: now) {
      nextFrame.hold()
      putExposed()
      return end
    }
    showFrame(at: now)
    return frameTime(now: MonotonicClock.now())
  }

  /// Draws the first frame while the window manager still adds its frame to the window, so that the
  /// drawing only has to be copied once the window is visible.
  func drawAhead() {
    guard painter.shown == nil, painter.presenter.surface != nil else { return }
    let now = MonotonicClock.now()
    let list = content.frame(at: now + clock.interval)
    do {
      try painter.drawWhole(list, at: now, scale: window.geometry.scale)
    } catch {
      return fail(error)
    }
    statistics.draw.add(painter.drawnAt - now)
  }

  private func frameTime(now: TimeInterval) -> TimeInterval? {
    let isNeeded = painter.needsFrame || clock.isAwaited
    return clock.due(
      requested: isNeeded ? now : content.nextFrameTime(now: now), now: now,
      prompt: nextFrame.isPrompt)
  }

  /// Draws and shows a frame; ends the run if there is no memory, since an incomplete frame is
  /// never shown.
  private func showFrame(at time: TimeInterval) {
    // The list is for the next refresh, which makes it visible, so even the first frame after a key
    // shows a change.
    let list = content.frame(at: time + clock.interval)
    let damage: [PixelRect]
    do {
      damage = try painter.draw(
        list, at: time, scale: window.geometry.scale, answersKey: nextFrame.keyTime != nil)
    } catch {
      return fail(error)
    }
    let answered = nextFrame.take()
    clock.didDraw(at: time, prompt: answered.isPrompt)
    idle.didShow()
    let drawn = painter.drawnAt
    statistics.draw.add(drawn - time)
    let parts = painter.takeParts(with: damage)
    if !parts.isEmpty || clock.isAwaited { clock.sync?.begin() }
    statistics.pixels += painter.presenter.put(parts)
    // Another item may be under the pointer now. A hidden pointer stays hidden until it moves.
    if !window.pointer.isHidden { window.pointer.shape = content.pointerShape }
    clock.sync?.end(at: drawn, isPrompt: answered.isPrompt)
    XFlush(connection.display)
    let presented = MonotonicClock.now()
    statistics.present.add(presented - drawn)
    if presented - time > 1.0 / 60 { statistics.lateFrames += 1 }
    if let keyTime = answered.keyTime { statistics.keyToPresent.add(presented - keyTime) }
    // This follows the frame, which does not wait for screen readers.
    bridge.contentChanged(at: presented, hasNews: answered.hasNews) {
      content.nextFrameTime(now: presented) == nil
    }
    if !parts.isEmpty, let handler = shownHandler {
      shownHandler = nil
      handler()
    }
  }

  private func putExposed() {
    guard let pixels = painter.putExposed() else { return }
    statistics.pixels += pixels
    XFlush(connection.display)
  }

  // MARK: Between two frames

  /// Prepares pictures in the time before `deadline`; nil if no frame is due.
  ///
  /// - Returns: whether there may be more to do after the waiting events.
  func prepareWhileIdle(until deadline: TimeInterval?) -> Bool {
    idle.makePictures(
      until: deadline, canBegin: !nextFrame.isHeldBack && window.visibility.isAny,
      scale: window.geometry.scale, upcoming: content.upcomingItems())
  }

  /// Returns freed memory to the system before `deadline` if that is worthwhile; nil if no frame is
  /// due.
  ///
  /// - Returns: the time at which to call this again without an event; nil if there is no need to.
  func giveBackMemory(until deadline: TimeInterval?) -> TimeInterval? {
    guard !nextFrame.isHeldBack, let due = idle.memoryReturn(before: deadline) else { return nil }
    guard due <= MonotonicClock.now() else { return due }
    idle.giveBackMemory()
    statistics.timesMemoryGivenBack += 1
    return nil
  }
}
