import Foundation

/// How many cases a suite runs that could run any number: a tenth, or all of them in a thorough
/// run.
///
/// A tenth finds most faults at once, on every machine and after every change; all are for a build
/// that is tested before others rely on it, best an optimised one. Cases are made from seeds, so
/// that the tenth is the beginning of all.
package enum RandomCases {
  /// How many to run of so many; `least` are needed for every kind of case to come up.
  package static func count(of all: Int, atLeast least: Int = 1) -> Int {
    TestEffort.isThorough ? all : min(all, max(least, all / 10))
  }

  /// The random operations that `HALO_FUZZ` asks for; nil: nothing was asked.
  package static var operations: Int? {
    ProcessInfo.processInfo.environment["HALO_FUZZ"].flatMap(Int.init)
  }

  /// The run to repeat alone, by `HALO_FUZZ_SEED`; nil: none.
  package static var onlySeed: UInt64? {
    ProcessInfo.processInfo.environment["HALO_FUZZ_SEED"].flatMap(UInt64.init)
  }
}
