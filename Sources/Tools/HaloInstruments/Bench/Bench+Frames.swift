import FocusEngine
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The frames of the window around the bench, and their times.
extension Bench: HostedContent {
  package var title: String { screen.title }

  package var pasteboard: any Pasteboard {
    get { screen.pasteboard }
    set { screen.pasteboard = newValue }
  }

  package func nextFrameTime(now: TimeInterval) -> TimeInterval? {
    if isFrameNeeded { return now }
    guard let panel = panelHost.panel else {
      return [frameTime(of: screen, now: now), welcomeTime.end].compactMap { $0 }.min()
    }
    if clock.isStopped, frames.areWanted { return now }
    var times = [panel.window.nextFrameTime(now: now)]
    if !clock.isStopped {
      times += instruments.map { $0.wakeTime.flatMap { clock.hostTime(of: $0) } }
      times.append(frameTime(of: screen, now: now))
      times += others.map { frameTime(of: $0, now: now) }
    }
    return times.compactMap { $0 }.min()
  }

  /// The time of a window's next frame by the host's clock, for a window that follows the screen's
  /// clock; nil while it needs none.
  private func frameTime(of window: Window, now: TimeInterval) -> TimeInterval? {
    let own = clock.isPlain ? now : clock.now
    guard let next = window.nextFrameTime(now: own) else { return nil }
    return next <= own ? now : clock.hostTime(of: next)
  }

  package func advance(to time: TimeInterval) {
    clock.note(host: time)
    let now = clock.screenTime(at: time)
    wakeInstruments(at: now)
    watchFocus(at: now)
    screen.advance(to: now)
    for other in others { other.advance(to: now) }
    panelHost.panel?.window.advance(to: time)
  }

  package func frame(at time: TimeInterval) -> DisplayList {
    clock.note(host: time)
    let now = clock.screenTime(at: time)
    takeNeedsFrame()
    wakeInstruments(at: now)
    if let perform = beforeNextFrame {
      beforeNextFrame = nil
      perform()
    }
    if let job, !job.step() { endJob(job) }
    let live = liveFrame(at: now)
    guard let panel = panelHost.panel else {
      return welcoming(over: filtered(live, in: nil), at: time)
    }
    var list = composed(over: live)
    // The panel is refreshed after the screen, because it describes the screen.
    refreshPanel()
    let own = panel.window.frame(at: time)
    list.add(own.root)
    let whole = list.displayList
    frames.whole = whole
    return whole
  }

  /// Lets the instruments act whose time has come.
  private func wakeInstruments(at now: TimeInterval) {
    guard panelHost.panel != nil, !clock.isStopped else { return }
    for each in instruments where each.wakeTime.map({ $0 <= now }) ?? false { each.wake(at: now) }
  }

  /// Keeps the focus visible while the panel is open, however long no focus key is pressed.
  private func watchFocus(at now: TimeInterval) {
    guard panelHost.panel != nil else { return }
    for window in [screen] + others { window.focusSystem?.focusIsWatched(at: now) }
  }

  /// The screen's list now: made anew, unless its time is stopped and nothing has happened.
  private func liveFrame(at now: TimeInterval) -> DisplayList {
    let hasPanel = panelHost.panel != nil
    if hasPanel, clock.isStopped, let standing = frames.takeStanding() { return standing }
    let start = ContinuousClock.now
    var cost: Duration?
    watchFocus(at: now)
    let made = screen.frame(at: now)
    if hasPanel {
      let isNew = frames.showIfNew(made)
      if isNew, isPageAboutFrames { panelHost.makeStale() }
      measureAtRest(at: now)
      cost = start.duration(to: .now)
    } else {
      frames.show(made)
    }
    let list = frames.live ?? made
    guard hasPanel || keepsFramesAlways else { return list }
    let entry = FrameHistory.Entry(
      time: now, list: list, moment: clock.moment, event: lastEvent)
    frames.keep(entry)
    for each in instruments { each.note(entry, cost: cost) }
    makeOtherFrames(at: now)
    return list
  }

  /// Makes a frame of each other screen, too.
  func makeOtherFrames(at now: TimeInterval) { frames.others = others.map { $0.frame(at: now) } }

  /// Whether the page shows pixels or moments, and so depends on this frame.
  private var isPageAboutFrames: Bool {
    panelHost.page.map(\.followsFrames) ?? (clock.speed != .whole)
  }

  /// Returns whether nothing on the screen moves at a time of the screen.
  func isStill(at now: TimeInterval) -> Bool {
    clock.isStopped || screen.nextFrameTime(now: now) ?? .infinity > now
  }

  /// Measures pixels once they have come to rest, because measuring is slow.
  private func measureAtRest(at now: TimeInterval) {
    guard frames.isMeasureOld, panelHost.page?.measuresFrames == true, isStill(at: now) else {
      return
    }
    frames.measure()
    panelHost.makeStale()
  }

  package func upcomingItems() -> [DisplayItem] { screen.upcomingItems() }
}
