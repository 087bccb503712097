import Foundation

/// The number of cases in suites that could run any number: a tenth, or all in a thorough run.
///
/// A tenth finds most faults soon, on every machine and after every change. All cases are for a
/// build that is tested before others rely on it, preferably an optimized one. Cases are made from
/// seeds, and the tenth is the beginning of all.
package enum RandomCases {
  /// Returns how many of all cases to run; `least` are needed to cover every kind of case.
  package static func count(of all: Int, atLeast least: Int = 1) -> Int {
    TestEffort.isThorough ? all : min(all, max(least, all / 10))
  }

  /// The number of random operations that `HALO_FUZZ` requests; nil if it is not set.
  package static var operations: Int? {
    ProcessInfo.processInfo.environment["HALO_FUZZ"].flatMap(Int.init)
  }

  /// The seed of the single run that `HALO_FUZZ_SEED` requests; nil if it is not set.
  package static var onlySeed: UInt64? {
    ProcessInfo.processInfo.environment["HALO_FUZZ_SEED"].flatMap(UInt64.init)
  }
}
