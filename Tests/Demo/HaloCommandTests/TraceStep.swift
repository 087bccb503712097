import FocusGeometry
import Foundation

/// One line of `halo trace --json`.
struct TraceStep: Decodable {
  var step: Int
  var key: String?
  var to: String?
  var outcome: String?
  var explanation: FocusExplanation?

  static func all(in output: String) throws -> [TraceStep] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(TraceStep.self, from: Data($0.utf8))
    }
  }
}
