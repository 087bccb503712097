import Foundation

/// How much is tried of what could go on for ever.
enum Thorough {
  /// `HALO_THOROUGH=1`: all of it; otherwise a tenth.
  static let isAsked = ProcessInfo.processInfo.environment["HALO_THOROUGH"] == "1"

  static func part(of amount: Double) -> Double { isAsked ? amount : amount / 10 }
}
