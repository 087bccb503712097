/// The name of the rule by which a directional movement chooses among what lies ahead.
public enum FocusStrategy: String, CaseIterable, Hashable, Sendable, Codable {
  /// UIKit's, as inferred: only what lies straight ahead, nearest first.
  case strictBeam
  /// Android's, in a form that does not depend on the order of registration: straight ahead is
  /// better than aside, then near is better than far.
  case nearestNeighbour
  /// WinUI's default: what lies in the projection of the item, then what is near.
  case projection
  /// WinUI's: the distance along the heading alone.
  case navigationDirectionDistance
  /// WinUI's: the distance along the heading and the one across it, added.
  case rectilinearDistance
  /// Unity's and Godot's: what is both near and straight ahead, in one measure.
  case balloon

  /// The only place where a name becomes a rule.
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
