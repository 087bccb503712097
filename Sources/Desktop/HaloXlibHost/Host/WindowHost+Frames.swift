import CHaloX11
import Foundation
import HaloCairoRenderer
import HaloDisplayList

extension WindowHost {
  /// Seconds that preparing one text or shadow may take; nothing is begun when less time is left.
  private static let preparationTime = 0.05
  /// Seconds for which another size may stand in for a picture while nothing moves.
  private static let unsharpTime = 2.0

  /// Draws and shows a frame when its time has come, and puts again what was uncovered.
  ///
  /// - Returns: When to come back though nothing happens; nil: no need to.
  func showFrameIfDue() -> TimeInterval? {
    isHeldBack = false
    guard visibility.isAny, presenter.surface != nil else {
      sync?.pass()
      return nil
    }
    let now = MonotonicClock.now()
    guard let due = nextFrame(now: now) else {
      isPrompt = false
      keyTime = nil
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
        isHeldBack = true
        return since + presenter.patience
      }
      presenter.stopWaiting()
    }
    // What answers a key or a new size is drawn at once, into what the window manager draws next.
    if keyTime == nil, shown != nil, let end = sync?.state.hold(at: now) {
      isHeldBack = true
      putExposed()
      return end
    }
    showFrame(at: now)
    return nextFrame(now: MonotonicClock.now())
  }

  /// Draws the first frame while the window manager still frames the window: when it is seen at
  /// last, it only has to be put.
  func drawAhead() {
    guard shown == nil, let surface = presenter.surface else { return }
    let now = MonotonicClock.now()
    let list = content.frame(at: now + pacer.interval)
    renderer.showsStandIns = true
    guard draw(list, on: surface, region: [surface.bounds]) else { return }
    shown = list
    followUnsharp(since: now)
    drawnAt = MonotonicClock.now()
    statistics.draw.add(drawnAt - now)
  }

  /// Ends the run when there is no memory for it: a frame with something missing is never put.
  ///
  /// - Returns: Whether `region` shows `list` now.
  private func draw(
    _ list: DisplayList, on surface: PixelSurface, region: [PixelRect],
    backdropsOf old: DisplayList? = nil
  ) -> Bool {
    guard !region.isEmpty else { return true }
    do {
      try renderer.draw(list, on: surface, scale: scale, region: region, backdropsOf: old)
      return true
    } catch {
      fail(error)
      return false
    }
  }

  private func nextFrame(now: TimeInterval) -> TimeInterval? {
    let isNeeded =
      shown == nil || !unsharp.isEmpty || !laggingBackdrops.isEmpty
      || sync?.state.isWaiting == true
    return pacer.due(
      requested: isNeeded ? now : content.nextFrameTime(now: now), now: now, prompt: isPrompt)
  }

  private func showFrame(at time: TimeInterval) {
    guard let surface = presenter.surface else { return }
    // What is drawn now is seen with the next refresh; so the first frame after a key shows a
    // change.
    let list = content.frame(at: time + pacer.interval)
    let changed = list.damageByKind(since: shown, scale: scale)
    let places = placesToSharpen(at: time, isStill: changed.items.isEmpty)
    // What answers a key does not wait for backdrops: the next frame shows what is beneath them.
    let isLagging = keyTime != nil && laggingBackdrops.isEmpty && !changed.backdrops.isEmpty
    let more = places + (isLagging ? [] : changed.backdrops + laggingBackdrops)
    let damage = more.isEmpty ? changed.items : (changed.items + more).merged
    guard draw(list, on: surface, region: damage, backdropsOf: isLagging ? shown : nil) else {
      return
    }
    laggingBackdrops = isLagging ? changed.backdrops : []
    shown = list
    followUnsharp(since: time)
    needsPreparation = true
    let isPrompt = isPrompt
    pacer.didDraw(at: time, prompt: isPrompt)
    self.isPrompt = false
    drawnAt = MonotonicClock.now()
    statistics.draw.add(drawnAt - time)
    let uncovered = exposed.filter { area in
      !damage.contains { $0.intersection(area) == area }
    }
    let put = damage + uncovered
    if !put.isEmpty || sync?.state.isWaiting == true { sync?.begin() }
    statistics.pixels += presenter.put(put)
    exposed = []
    // Something else may be under the pointer now. A hidden pointer stays hidden until it moves.
    if !window.pointer.isHidden { window.pointer.shape = content.pointerShape }
    sync?.end(at: drawnAt, isPrompt: isPrompt)
    XFlush(connection.display)
    let presented = MonotonicClock.now()
    statistics.present.add(presented - drawnAt)
    if presented - time > 1.0 / 60 { statistics.lateFrames += 1 }
    if let keyTime { statistics.keyToPresent.add(presented - keyTime) }
    // After the frame, which waits for nobody who reads it.
    bridge.contentChanged(at: presented, hasNews: hasNews) {
      content.nextFrameTime(now: presented) == nil
    }
    (keyTime, hasNews) = (nil, false)
    if !put.isEmpty, let handler = shownHandler {
      shownHandler = nil
      handler()
    }
  }

  /// Where pictures have been made since something else stood in for them.
  ///
  /// So much may be in sight that pictures push each other out of what is kept, and some stay unsharp
  /// however many are made: then a frame in which nothing else changes is drawn without stand-ins.
  private func placesToSharpen(at time: TimeInterval, isStill: Bool) -> [PixelRect] {
    var places = unsharp
    unsharp = []
    renderer.showsStandIns = true
    if let unsharpSince, unsharpSince + Self.unsharpTime < time, isStill, keyTime == nil {
      places += renderer.takeUnsharpPlaces()
      renderer.showsStandIns = false
    }
    return places
  }

  private func followUnsharp(since time: TimeInterval) {
    unsharpSince = renderer.isUnsharp ? unsharpSince ?? time : nil
  }

  /// Has pictures made by another thread that are shown from other pixels than their own; when there
  /// are none, makes ready what will be needed, in the time before `deadline` (nil: nothing is due).
  ///
  /// - Returns: Whether there may be more to prepare, after a look at what has come meanwhile.
  func prepareWhileIdle(until deadline: TimeInterval?) -> Bool {
    let hasNews = maker.takeMade().map(take) ?? false
    guard !isHeldBack, shown != nil, visibility.isAny, !maker.isBusy else { return hasNews }
    if let order = renderer.nextToSharpen { return begin(order) || hasNews }
    let hasTime = deadline.map { $0 > MonotonicClock.now() + Self.preparationTime } ?? true
    guard hasTime, !hasNews else { return hasNews }
    if needsPreparation {
      needsPreparation = false
      preparation = renderer.preparation(of: content.upcomingItems(), scale: scale)
    }
    guard var next = preparation else { return false }
    // nil meanwhile, or the list of what is to be made would be copied.
    preparation = nil
    // Nobody waits for it yet; whether there is memory is asked again by the frame that needs it.
    guard let step = try? renderer.nextStep(of: &next) else {
      noteMadePictures()
      return false
    }
    preparation = next
    if case .order(let order) = step { return begin(order) }
    return true
  }

  /// Has a picture made; here when there is no other thread.
  ///
  /// - Returns: Whether there is something to do at once.
  private func begin(_ order: PictureOrder) -> Bool {
    if maker.begin(order) { return false }
    _ = take(renderer.made(order))
    return true
  }

  /// Keeps a picture.
  ///
  /// - Returns: Whether there is something to draw again.
  private func take(_ made: MadePicture) -> Bool {
    defer { followUnsharp(since: drawnAt) }
    guard let place = renderer.take(made) else { return false }
    unsharp.append(place)
    return true
  }

  private func putExposed() {
    guard !exposed.isEmpty, shown != nil else { return }
    statistics.pixels += presenter.put(exposed)
    exposed = []
    XFlush(connection.display)
  }
}
