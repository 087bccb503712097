import Foundation

/// A press that comes up where it went down, once or several times: UIKit's
/// `UITapGestureRecognizer`.
public final class TapGestureRecognizer: GestureRecognizer {
  /// At least 1; of several each has to begin within 0.35 seconds after the one before (our choice).
  public var numberOfTapsRequired = 1
  /// Kept; a pointer has one finger.
  public var numberOfTouchesRequired = 1

  private static let pause: TimeInterval = 0.35
  private var taps = 0
  private var lastEnd: TimeInterval = -.infinity

  override func pressBegan(_ press: Press) {
    if press.timestamp - lastEnd > Self.pause { taps = 0 }
  }

  override func pressEnded(_ press: Press) {
    taps += 1
    lastEnd = press.timestamp
    guard taps >= numberOfTapsRequired else { return }
    taps = 0
    state = .ended
  }

  override func pressCancelled(_ press: Press) {
    taps = 0
    super.pressCancelled(press)
  }
}

/// A press that is held: UIKit's `UILongPressGestureRecognizer`.
///
/// It begins when it has been held for long enough, and ends with the press.
public final class LongPressGestureRecognizer: GestureRecognizer {
  /// Seconds.
  public var minimumPressDuration: TimeInterval = 0.5

  private var timer: Int?

  override func pressBegan(_ press: Press) {
    timer = view?.rootView?.perform(after: minimumPressDuration) { [weak self] in
      self?.timer = nil
      self?.state = .began
    }
  }

  override func pressEnded(_ press: Press) {
    stop()
    state = state == .began ? .ended : .failed
  }

  override func pressCancelled(_ press: Press) {
    stop()
    state = state == .began ? .cancelled : .failed
  }

  private func stop() {
    if let timer { view?.rootView?.cancelPerform(timer) }
    timer = nil
  }
}
