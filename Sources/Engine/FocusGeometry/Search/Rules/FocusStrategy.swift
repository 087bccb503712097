/// The name of the rule by which a directional movement chooses among candidates ahead.
public enum FocusStrategy: String, CaseIterable, Hashable, Sendable, Codable {
  /// UIKit's rule, as inferred: only candidates straight ahead count, and the nearest wins.
  case strictBeam
  /// Android's rule, in a form that does not depend on the order of registration: candidates
  /// straight ahead come before those beside the beam, then near ones before far ones.
  case nearestNeighbour
  /// WinUI's default rule: candidates in the projection of the item come first, then near ones.
  case projection
  /// WinUI's rule by the distance along the heading alone.
  case navigationDirectionDistance
  /// WinUI's rule by the sum of the distances along and across the heading.
  case rectilinearDistance
  /// Unity's and Godot's rule: one measure of nearness and direction.
  case balloon

  /// The rule of this name; the only place where a name is mapped to a rule.
  var rule: any DirectionRule.Type {
    switch self {
    case .strictBeam: StrictBeam.self
    case .nearestNeighbour: NearestNeighbour.self
    case .projection: Projection.self
    case .navigationDirectionDistance: NavigationDirectionDistance.self
    case .rectilinearDistance: RectilinearDistance.self
    case .balloon: Balloon.self
    }
  }
}
