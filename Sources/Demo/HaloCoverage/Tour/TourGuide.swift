import Foundation
import HaloDisplayList
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

/// A tour in a window that a host draws: it shows the caption, and keys pause, skip and end it.
@MainActor
package final class TourGuide: WindowAccessory {
  private unowned let window: Window
  private let play: TourPlay
  /// Called once at the end, with the first error of a row if there was one.
  private let ended: ((any Error)?) -> Void
  private var timer: Int?
  /// Whether the keys that arrive are the tour's own.
  private var isPressing = false

  /// Begins a tour.
  ///
  /// - Parameters:
  ///   - play: the tour, whose screens open in `window`.
  ///   - window: the window.
  ///   - ended: called once at the end, with the first error of a row if there was one.
  package init(_ play: TourPlay, in window: Window, ended: @escaping ((any Error)?) -> Void) {
    (self.play, self.window, self.ended) = (play, window, ended)
    window.attach(self)
    timer = window.perform(after: 0) { [weak self] in self?.goOn() }
  }

  /// Begins a tour of rows whose screens are shown in one window.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - window: the window.
  ///   - show: shows the screen of a walk in the window; returns the controller of a layout.
  ///   - ended: called once at the end, with the first error of a row if there was one.
  package static func begin(
    _ rows: [CoverageRow], in window: Window,
    show: @escaping (WalkDocument) throws -> LayoutController?,
    ended: @escaping ((any Error)?) -> Void
  ) {
    // Before the first frame the window does not know the time.
    window.perform(after: 0) { [weak window] in
      guard let window else { return }
      let now = window.currentTime
      let play = TourPlay(Tour(rows, at: now)) { [unowned window] row in
        guard let walk = row.walk else { return nil }
        window.isFullKeyboardAccessEnabled = false
        window.isFocusLoopDebuggerEnabled = row.isDebugging
        let layout = try show(walk)
        if let direction = walk.direction { window.layoutDirection = direction }
        return WalkRunner(walk, following: window, screen: layout)
      }
      _ = TourGuide(play, in: window, ended: ended)
    }
  }

  private func goOn() {
    let now = window.currentTime
    act {
      // If the window was not drawn for a while, the tour goes on as after a pause.
      if let due = $0.tour.due, now > due + 1 {
        $0.togglePause(at: due)
        $0.togglePause(at: now)
      }
      $0.advance(to: now)
    }
  }

  /// Changes the tour, and sets the timer for its next event.
  private func act(_ body: (TourPlay) -> Void) {
    timer.map(window.cancelPerform)
    timer = nil
    isPressing = true
    body(play)
    isPressing = false
    window.setNeedsFrame()
    if play.tour.hasEnded {
      window.detach(self)
      ended(play.error)
    } else if let due = play.tour.due {
      timer = window.perform(after: max(0, due - window.currentTime)) { [weak self] in
        self?.goOn()
      }
    }
  }

  package func receive(_ key: Key, phase: KeyPhase) -> Bool {
    guard !isPressing, !play.tour.hasEnded else { return false }
    // Commands of the window, such as function keys, also work during a tour.
    if case .modifier = key.keyCode { return false }
    if case .function = key.keyCode { return false }
    guard key.modifierFlags.isEmpty else { return false }
    guard phase == .down else { return true }
    let time = window.currentTime
    switch key.keyCode {
    case .space: act { $0.togglePause(at: time) }
    case .rightArrow: act { $0.skip(at: time) }
    case .escape: act { $0.end() }
    default: break
    }
    return true
  }

  package var items: [DisplayItem] {
    play.tour.caption.map { TourBand($0, in: window, hasControls: true).items } ?? []
  }
}
