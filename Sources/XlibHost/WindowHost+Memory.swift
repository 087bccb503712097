import CX11Shim
import Foundation

/// What a large window needed and a smaller one does not.
extension WindowHost {
  /// Gives the system the memory that has become free by a smaller window, once the window is at
  /// rest: what is freed between what is still used, the heap would keep for ever.
  ///
  /// - Parameter deadline: of the next frame; nil: none.
  /// - Returns: When to come back though nothing happens; nil: no need to.
  func giveBackMemory(until deadline: TimeInterval?) -> TimeInterval? {
    guard hasShrunk, !isHeldBack, shown != nil else { return nil }
    let now = MonotonicClock.now()
    // While somebody drags the window smaller, one size comes after the other.
    guard drawnAt + rest <= now else { return drawnAt + rest }
    if let deadline, deadline <= now + rest { return nil }
    hasShrunk = false
    statistics.timesMemoryGivenBack += 1
    halo_give_back_heap()
    return nil
  }
}
