import CX11Shim
import Foundation

/// What a large window needed and a smaller one does not.
extension WindowHost {
  /// Seconds without a frame that count as rest.
  private static let rest: TimeInterval = 0.25

  /// Gives the system the memory that has become free by a smaller window, once the window is at
  /// rest: what is freed between what is still used, the heap would keep for ever.
  ///
  /// - Parameter deadline: of the next frame; nil: none.
  func giveBackMemory(until deadline: TimeInterval?) {
    guard hasShrunk, !isHeldBack, shown != nil,
      deadline.map({ $0 > MonotonicClock.now() + Self.rest }) ?? true
    else { return }
    hasShrunk = false
    statistics.timesMemoryGivenBack += 1
    halo_give_back_heap()
  }
}
