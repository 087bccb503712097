import Foundation

/// How the changes inside an animation block are animated; of nested blocks the innermost counts.
@MainActor
struct AnimationTransaction {
  var duration: TimeInterval
  /// Of the springs; see ``Spring``.
  var dampingRatio = 1.0
  /// Whether geometry is animated; false: it changes at once, and only colours, opacities and looks
  /// are animated.
  var movesGeometry = true
  /// See ``Spring``.
  var interval: TimeInterval = 0
  /// Is told what is set in motion; nil: nobody asks.
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
}
