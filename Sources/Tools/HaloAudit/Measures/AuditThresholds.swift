import Foundation

/// The limits beyond which the rules of an audit report.
public struct AuditThresholds: Hashable, Sendable, Codable {
  /// The largest number of presses back from a one-way arrow that is a warning; more are an error.
  public var pressesBack = 3
  /// The share of the smaller of two items that the other may cover, 0...1.
  public var sharedPlace = 0.5
  /// The smallest side of a target, in points.
  public var targetSide = 24.0
  /// The smallest side that iPadOS recommends, in points.
  public var padTargetSide = 44.0
  /// The smallest side that Android recommends, in points.
  public var androidTargetSide = 48.0
  /// The overflow in points from which scrolled content counts as out of reach.
  public var scrollSlack = 13.0
  /// The seconds on the screen's clock after which an indicator counts as late.
  public var answerTime = 0.1
  /// The last place among the things seen from a distance that the focused item may have, counted
  /// from 1.
  public var seenPlace = 3

  /// Creates the limits of the guidelines.
  public init() {}
}
