import CHaloX11
import Foundation
import HaloCairoRenderer

extension WindowHost {
  /// Draws and shows a frame when its time has come, and puts again what was uncovered.
  ///
  /// - Returns: When to come back though nothing happens; nil: no need to.
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
    // What answers a key or a new size is drawn at once, into what the window manager draws next.
    if nextFrame.keyTime == nil, painter.shown != nil, let end = clock.sync?.state.hold(at: now) {
      nextFrame.hold()
      putExposed()
      return end
    }
    showFrame(at: now)
    return frameTime(now: MonotonicClock.now())
  }

  /// Draws the first frame while the window manager still frames the window: when it is seen at
  /// last, it only has to be put.
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

  /// Ends the run when there is no memory for it: a frame with something missing is never put.
  private func showFrame(at time: TimeInterval) {
    // What is drawn now is seen with the next refresh; so the first frame after a key shows a
    // change.
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
    // Something else may be under the pointer now. A hidden pointer stays hidden until it moves.
    if !window.pointer.isHidden { window.pointer.shape = content.pointerShape }
    clock.sync?.end(at: drawn, isPrompt: answered.isPrompt)
    XFlush(connection.display)
    let presented = MonotonicClock.now()
    statistics.present.add(presented - drawn)
    if presented - time > 1.0 / 60 { statistics.lateFrames += 1 }
    if let keyTime = answered.keyTime { statistics.keyToPresent.add(presented - keyTime) }
    // After the frame, which waits for nobody who reads it.
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

  /// Makes pictures in the time before `deadline` (nil: nothing is due).
  ///
  /// - Returns: Whether there may be more to do, after a look at what has come meanwhile.
  func prepareWhileIdle(until deadline: TimeInterval?) -> Bool {
    idle.makePictures(
      until: deadline, canBegin: !nextFrame.isHeldBack && window.visibility.isAny,
      scale: window.geometry.scale, upcoming: content.upcomingItems())
  }

  /// Gives memory back before `deadline` (nil: nothing is due), if that is worth it.
  ///
  /// - Returns: When to come back though nothing happens; nil: no need to.
  func giveBackMemory(until deadline: TimeInterval?) -> TimeInterval? {
    guard !nextFrame.isHeldBack, let due = idle.memoryReturn(before: deadline) else { return nil }
    guard due <= MonotonicClock.now() else { return due }
    idle.giveBackMemory()
    statistics.timesMemoryGivenBack += 1
    return nil
  }
}
