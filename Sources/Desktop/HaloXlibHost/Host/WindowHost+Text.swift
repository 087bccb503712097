import CHaloX11
import Foundation

/// The exchange of typed and copied text between the content and the desktop.
extension WindowHost {
  /// Offers a picture on the clipboard as long as the host exists; when the run ends, a clipboard
  /// manager is asked to keep it.
  ///
  /// - Parameter png: the whole content of a PNG file.
  package func copyImage(png: [UInt8]) { clipboard.setImage(png: png) }

  // MARK: Input methods

  func followInputMethod() {
    inputMethod.markedTextHandler = { [weak self] text in
      // The input method calls this while it works, so the caret's position must wait for the turn.
      self?.send(.markedText(text), as: .change)
    }
  }

  /// Tells the input method where text goes now, or that none is edited.
  func updateInputMethod() {
    let caret = keyboard.focus.isHere && endReason == nil ? content.textCaret : nil
    let scale = window.geometry.scale
    inputMethod.setSpot(caret.map { CGPoint(x: $0.minX * scale, y: $0.maxY * scale) })
  }

  func insert(_ text: String, at time: UInt) {
    clipboard.time = time
    window.setUserTime(time)
    send(.text(text), as: .press)
  }

  // MARK: Selections

  func handleSelection(_ event: SelectionEvent) {
    // Text that arrives is inserted at this time.
    feed(.change) { _, time in clipboard.handle(event, now: time) }
  }

  func giveUpSelections() {
    let now = MonotonicClock.now()
    guard let deadline = clipboard.deadline, deadline <= now else { return }
    feed(.change, at: now) { _, time in clipboard.giveUp(now: time) }
  }

  /// Waits while a clipboard manager takes over the copied content.
  func handOverClipboard() {
    guard clipboard.beginHandOver(now: MonotonicClock.now()) else { return }
    // The window disappears at once; the hand-over may take a moment.
    _ = XErrors.trap(connection.display) { XUnmapWindow(connection.display, window.id) }
    let handOver = HandOver(now: MonotonicClock.now(), signals: TerminationSignals.count)
    while !connection.isLost,
      let deadline = handOver.limit(
        clipboard.handOverDeadline, signals: TerminationSignals.count)
    {
      while XPending(connection.display) > 0 {
        guard case .selection(let event)? = translator.next() else { continue }
        clipboard.handle(event, now: MonotonicClock.now())
      }
      guard MonotonicClock.now() < deadline, clipboard.handOverDeadline != nil else { break }
      guard XEventsQueued(connection.display, QueuedAlready) == 0 else { continue }
      if waiter.wait(until: deadline) == .hungUp { break }
    }
    clipboard.handOverDeadline = nil
  }
}
