import FocusGeometry
import Foundation
import HaloSceneGraph

/// One step of a walk or trace as a line of JSON; absent values are null.
public struct StepRecord: Encodable, Sendable {
  /// From 1; 0 is the state before the first.
  public var step: Int
  /// As it was spelled; nil for what is no key.
  public var key: String?
  /// Where the key leads; nil for what does not move focus.
  public var heading: String?
  /// Labels of what had the focus before and has it now; nil: nothing.
  public var from, to: String?
  /// What became of the movement.
  public var outcome: String?
  /// Why; nil for what does not move focus.
  public var explanation: FocusExplanation?

  /// The state before the first step.
  public init(start: String?) {
    step = 0
    to = start
  }

  /// - Parameters:
  ///   - step: from 1.
  ///   - key: as it was spelled; nil for what is no key.
  ///   - result: what the player did.
  public init(step: Int, key: String?, _ result: ScenePlayer.Step) {
    self.step = step
    self.key = key
    heading = result.heading?.name
    from = result.from
    to = result.to
    outcome = result.outcome.rawValue
    explanation = result.explanation
  }

  private enum CodingKeys: CodingKey {
    case step, key, heading, from, to, outcome, explanation
  }

  /// What is nil is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(step, forKey: .step)
    try container.encode(key, forKey: .key)
    try container.encode(heading, forKey: .heading)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(explanation, forKey: .explanation)
  }

  /// One line, fields in alphabetical order.
  public var json: String {
    get throws { String(decoding: try JSONEncoder.lines.encode(self), as: UTF8.self) }
  }
}

extension JSONEncoder {
  /// Makes one line of a value, fields in alphabetical order.
  package static var lines: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
