import Foundation

/// The share of possible cases that a test run tries.
///
/// Properties that hold for everything are tested with many cases: all of them if the environment
/// has `HALO_THOROUGH=1`, for an optimized build; otherwise a part, so that a run during
/// development is short.
package enum TestEffort {
  /// Whether all cases are tried.
  package static let isThorough = ProcessInfo.processInfo.environment["HALO_THOROUGH"] == "1"

  /// Returns all cases, or a few of them.
  package static func cases<T>(_ all: [T], few: [T]) -> [T] { isThorough ? all : few }

  /// Returns all cases, or one of them: the next one for each `turn`.
  package static func cases<T>(_ all: [T], turn: Int) -> [T] {
    isThorough || all.isEmpty ? all : [all[turn % all.count]]
  }

  /// Returns all seeds, or the first few.
  package static func seeds(_ all: Range<Int>, few: Int) -> Range<Int> {
    isThorough ? all : all.prefix(few)
  }
}
