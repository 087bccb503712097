import Foundation

/// The parameters of an animation block; of nested blocks the innermost applies.
@MainActor
struct AnimationTransaction {
  var duration: TimeInterval
  /// The damping ratio of the springs; see ``Spring``.
  var dampingRatio = 1.0
  /// Whether geometry is animated; if false it changes immediately, and only colours, opacities and
  /// appearance are animated.
  var movesGeometry = true
  /// The interval between the values of an animation, in seconds; see ``Spring``.
  var interval: TimeInterval = 0
  /// A record of the changes that are started; nil if not needed.
  var changes: AnimatedChanges?

  private static var open: [AnimationTransaction] = []
  static var current: AnimationTransaction? { open.last }

  static func run(_ transaction: AnimationTransaction, _ body: () -> Void) {
    var transaction = transaction
    // A block inside one that moves no geometry moves none either.
    if current?.movesGeometry == false { transaction.movesGeometry = false }
    open.append(transaction)
    body()
    open.removeLast()
  }

  /// Runs `body` like the current block, but with springs that are half way `lag` seconds later,
  /// and with thirty values a second, which suffice for soft light and halve its work.
  ///
  /// In a cross-fade between static states nothing lags, so that it ends as one.
  static func lagging(by lag: TimeInterval, _ body: () -> Void) {
    guard var transaction = current, transaction.duration > 0, transaction.movesGeometry
    else { return body() }
    // Light does not flash while its view overshoots.
    transaction.dampingRatio = 1
    transaction.duration += lag / Spring.halfway
    transaction.interval = 1 / 30
    run(transaction, body)
  }
}
