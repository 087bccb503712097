import FocusGeometry
import Foundation
import HaloSceneGraph

/// A record of one step of a walk or trace, as a line of JSON; absent values are null.
public struct StepRecord: Encodable, Sendable {
  /// The number of the step, from 1; 0 is the state before the first.
  public var step: Int
  /// The key as it was spelled; nil for another action.
  public var key: String?
  /// The heading of the key; nil if it does not move focus.
  public var heading: String?
  /// The labels of the items with the focus before and after the step; nil for none.
  public var from, to: String?
  /// The outcome of the movement.
  public var outcome: String?
  /// The explanation of the decision; nil if nothing was to move focus.
  public var explanation: FocusExplanation?

  /// Creates the record of the state before the first step.
  public init(start: String?) {
    step = 0
    to = start
  }

  /// Creates the record of a step.
  ///
  /// - Parameters:
  ///   - step: the number of the step, from 1.
  ///   - key: the key as it was spelled; nil for another action.
  ///   - result: the player's result.
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

  /// Encodes nil as null.
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

  /// The record as one line, with fields in alphabetical order.
  public var json: String {
    get throws { String(decoding: try JSONEncoder.lines.encode(self), as: UTF8.self) }
  }
}

extension JSONEncoder {
  /// An encoder that writes a value in one line, with fields in alphabetical order.
  package static var lines: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
