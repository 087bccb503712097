import Foundation

/// A recogniser of one or several presses that come up where they went down: UIKit's
/// `UITapGestureRecognizer`.
public final class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps, at least 1; each must begin within 0.35 seconds after the one before (our
  /// choice).
  public var numberOfTapsRequired = 1
  /// The number of touches; it has no effect, as a pointer has one finger.
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

/// A recogniser of a held press: UIKit's `UILongPressGestureRecognizer`.
///
/// The gesture begins once the press has been held long enough, and ends with the press.
public final class LongPressGestureRecognizer: GestureRecognizer {
  /// The time that the press must be held, in seconds.
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
