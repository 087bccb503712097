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
      times.append(frameTime(of: screen, now: now))
      if let twin { times.append(frameTime(of: twin, now: now)) }
    }
    return times.compactMap { $0 }.min()
  }

  /// The time of the next frame by the host's clock, for a window that goes by the screen's.
  private func frameTime(of window: Window, now: TimeInterval) -> TimeInterval? {
    let own = clock.isPlain ? now : clock.now
    guard let next = window.nextFrameTime(now: own) else { return nil }
    return next <= own ? now : clock.hostTime(of: next)
  }

  package func advance(to time: TimeInterval) {
    clock.note(host: time)
    let now = clock.screenTime(at: time)
    watchFocus(at: now)
    screen.advance(to: now)
    twin?.advance(to: now)
    panelHost.panel?.window.advance(to: time)
  }

  package func frame(at time: TimeInterval) -> DisplayList {
    clock.note(host: time)
    let now = clock.screenTime(at: time)
    takeNeedsFrame()
    if let job, !job.step() { self.job = nil }
    let live = liveFrame(at: now)
    guard let panel = panelHost.panel else {
      return welcoming(over: filtered(live, in: nil), at: time)
    }
    var list = composed(over: live)
    // After the screen, of which it tells.
    refreshPanel()
    let own = panel.window.frame(at: time)
    list.add(own.root)
    let whole = list.displayList
    frames.whole = whole
    return whole
  }

  /// Who works on the panel looks at the focus, however long no key of focus is pressed.
  private func watchFocus(at now: TimeInterval) {
    guard panelHost.panel != nil else { return }
    for window in [screen, twin] { window?.focusSystem?.focusIsWatched(at: now) }
  }

  /// The screen's list now: made anew, unless its time stands and nothing has happened.
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
    makeTwinFrame(at: now)
    return list
  }

  /// Has the second screen make a frame too.
  func makeTwinFrame(at now: TimeInterval) { if let twin { frames.twin = twin.frame(at: now) } }

  /// Whether the page tells of pixels or of moments, and so of this frame.
  private var isPageAboutFrames: Bool {
    panelHost.page.map(\.followsFrames) ?? (clock.speed != .whole)
  }

  /// Measures pixels when they have come to rest, as that takes a moment.
  private func measureAtRest(at now: TimeInterval) {
    guard frames.isMeasureOld, panelHost.page?.measuresFrames == true,
      clock.isStopped || screen.nextFrameTime(now: now) ?? .infinity > now
    else { return }
    frames.measure()
    panelHost.makeStale()
  }

  package func upcomingItems() -> [DisplayItem] { screen.upcomingItems() }
}
