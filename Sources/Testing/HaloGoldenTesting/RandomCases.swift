import Foundation

/// The number of cases of suites that make their cases from seeds, and could run any number.
///
/// A plain run tries the first tenth of them, which finds most faults quickly after every change. A
/// thorough run, as in CI, tries all of them (``TestEffort/isThorough``).
package enum RandomCases {
  /// Returns the number of cases to run, of `all`; at least `least`, or every kind of case would
  /// not be covered.
  package static func count(of all: Int, atLeast least: Int = 1) -> Int {
    TestEffort.isThorough ? all : min(all, max(least, all / 10))
  }

  /// The number of random operations that `HALO_FUZZ` requests; nil if it is not set to a number.
  package static var operations: Int? {
    ProcessInfo.processInfo.environment["HALO_FUZZ"].flatMap(Int.init)
  }

  /// The seed of the single run that `HALO_FUZZ_SEED` requests; nil if it is not set to a number.
  package static var onlySeed: UInt64? {
    ProcessInfo.processInfo.environment["HALO_FUZZ_SEED"].flatMap(UInt64.init)
  }
}
