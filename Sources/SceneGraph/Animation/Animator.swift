import Foundation

/// The clock and the moving views of one window.
@MainActor
final class Animator {
  /// The frame's timestamp: every animation of a frame reads this one.
  private(set) var time: TimeInterval = 0
  private var moving: [UInt64: View] = [:]
  private var completions: [(due: TimeInterval, body: () -> Void)] = []

  var isMoving: Bool { !moving.isEmpty }
  /// When the next completion wants to be called; nil for none.
  var nextCompletion: TimeInterval? { completions.map(\.due).min() }

  func register(_ view: View) { moving[view.displayID] = view }
  func forget(_ view: View) { moving[view.displayID] = nil }

  func complete(at due: TimeInterval, _ body: @escaping () -> Void) {
    completions.append((due, body))
  }

  /// Moves the clock on (never back), ends what is over, and calls what waited for it, in the order
  /// of the ends.
  func advance(to time: TimeInterval) {
    self.time = max(self.time, time)
    for view in moving.values where !view.endFinishedAnimations(at: self.time) {
      moving[view.displayID] = nil
    }
    let due = completions.filter { $0.due <= self.time }.enumerated().sorted {
      ($0.element.due, $0.offset) < ($1.element.due, $1.offset)
    }
    completions.removeAll { $0.due <= self.time }
    due.forEach { $0.element.body() }
  }
}

/// What is animated together, and how; the innermost open one counts.
@MainActor
struct AnimationTransaction {
  var duration: TimeInterval

  private static var open: [AnimationTransaction] = []
  static var current: AnimationTransaction? { open.last }

  static func run(_ transaction: AnimationTransaction, _ body: () -> Void) {
    open.append(transaction)
    body()
    open.removeLast()
  }
}

extension View {
  /// Changes of animatable properties inside `animations` take `duration` seconds.
  ///
  /// A view that is not in a window changes at once. `completion` is called with the first frame
  /// after the end, or at once without a window to give the time.
  public static func animate(
    withDuration duration: TimeInterval, in window: Window?, animations: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    AnimationTransaction.run(AnimationTransaction(duration: duration), animations)
    guard let completion else { return }
    if let window, duration > 0 {
      window.animator.complete(at: window.animator.time + duration, completion)
    } else {
      completion()
    }
  }

  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationTransaction.run(AnimationTransaction(duration: 0), actions)
  }
}
