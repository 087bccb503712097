import Foundation

/// The share of possible cases that a test run tries.
///
/// Tests of properties that hold for every scene, model or seed have many cases. They try all of
/// them if the environment has `HALO_THOROUGH=1`, which suits an optimized build; otherwise some,
/// so that a run during development is short.
package enum TestEffort {
  /// Whether all cases are tried.
  package static let isThorough = ProcessInfo.processInfo.environment["HALO_THOROUGH"] == "1"

  /// Returns `all` cases in a thorough run, otherwise `few`.
  package static func cases<T>(_ all: [T], few: [T]) -> [T] { isThorough ? all : few }

  /// Returns all cases in a thorough run, otherwise the case with the index `turn` modulo their
  /// number; `turn` must not be negative.
  package static func cases<T>(_ all: [T], turn: Int) -> [T] {
    isThorough || all.isEmpty ? all : [all[turn % all.count]]
  }

  /// Returns all seeds in a thorough run, otherwise the first `few`.
  package static func seeds(_ all: Range<Int>, few: Int) -> Range<Int> {
    isThorough ? all : all.prefix(few)
  }
}
