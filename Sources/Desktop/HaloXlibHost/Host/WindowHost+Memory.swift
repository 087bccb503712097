import CHaloX11Shim
import Foundation
import HaloCairoRenderer

/// What was needed for a larger window, or for pictures to be made, and is not any more.
extension WindowHost {
  /// Pictures, of which each leaves behind what its drawing took.
  private static let picturesWorthReturn = 16

  /// To be called when nothing is left to prepare.
  func noteMadePictures() {
    if renderer.made.pictures - picturesAtReturn >= Self.picturesWorthReturn {
      hasMemoryToReturn = true
    }
  }

  /// Gives the system the memory that has become free, once the window is at rest: what is freed
  /// between what is still used, the heap would keep for ever.
  ///
  /// - Parameter deadline: of the next frame; nil: none.
  /// - Returns: When to come back though nothing happens; nil: no need to.
  func giveBackMemory(until deadline: TimeInterval?) -> TimeInterval? {
    guard hasMemoryToReturn, !isHeldBack, shown != nil else { return nil }
    // What is made ahead may take the place of what was kept.
    guard !needsPreparation, preparation == nil, !maker.isBusy else { return nil }
    let now = MonotonicClock.now()
    // While somebody drags the window smaller, one size comes after the other.
    guard drawnAt + rest <= now else { return drawnAt + rest }
    if let deadline, deadline <= now + rest { return nil }
    hasMemoryToReturn = false
    picturesAtReturn = renderer.made.pictures
    statistics.timesMemoryGivenBack += 1
    halo_give_back_heap()
    return nil
  }
}
