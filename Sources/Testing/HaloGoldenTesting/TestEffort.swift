import Foundation

/// How much of what could be tried a test run tries.
///
/// Properties that hold for everything are tried on many cases: all of them where the environment
/// says `HALO_THOROUGH=1`, as an optimised build can afford; otherwise on a part, so that a run
/// while one works is short.
package enum TestEffort {
  /// Whether everything is tried.
  package static let isThorough = ProcessInfo.processInfo.environment["HALO_THOROUGH"] == "1"

  /// All cases, or a few of them.
  package static func cases<T>(_ all: [T], few: [T]) -> [T] { isThorough ? all : few }

  /// Seeds for randomness: all, or the first few.
  package static func seeds(_ all: Range<Int>, few: Int) -> Range<Int> {
    isThorough ? all : all.prefix(few)
  }
}
