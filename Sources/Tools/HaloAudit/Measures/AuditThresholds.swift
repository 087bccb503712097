import Foundation

/// From where on something counts as wrong.
public struct AuditThresholds: Hashable, Sendable, Codable {
  /// Presses that lead back from a one-way arrow; more is an error.
  public var pressesBack = 3
  /// The share of the smaller of two items that the other may cover, 0...1.
  public var sharedPlace = 0.5
  /// Points: the least side of a target.
  public var targetSide = 24.0
  /// Points: the least side that iPadOS asks for.
  public var padTargetSide = 44.0
  /// Points: the least side that Android asks for.
  public var androidTargetSide = 48.0
  /// Points that content may be larger than what scrolls it, without being out of reach.
  public var scrollSlack = 13.0
  /// Seconds on the screen's clock after which an indicator comes late.
  public var answerTime = 0.1

  /// Those of the guidelines.
  public init() {}
}
