/// The rule by which a directional movement chooses among what lies ahead.
public enum FocusStrategy: String, CaseIterable, Hashable, Sendable, Codable {
  /// UIKit's, as inferred: only what lies straight ahead, nearest first (Decisions).
  case strictBeam
  /// Android's, in the form that does not depend on the order of registration: straight ahead is
  /// better than aside, then near is better than far (Decisions).
  case nearestNeighbour
  /// WinUI's default: what lies in the projection of the item, then what is near
  /// (WinUI, XYFocus).
  case projection
  /// WinUI's: the distance along the heading alone.
  case navigationDirectionDistance
  /// WinUI's: the distance along the heading and the one across it, added.
  case rectilinearDistance
}
