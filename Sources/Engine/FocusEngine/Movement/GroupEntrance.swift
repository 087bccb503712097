import FocusGeometry

/// The rule that a focus group is entered at its primary item, whichever way it is entered
/// (WWDC21 10260, 11:28).
@MainActor
protocol GroupEntrance: AnyObject {
  /// The primary item of a group, among its items inside an environment.
  ///
  /// A walk of the whole hierarchy.
  ///
  /// - Parameters:
  ///   - group: as entries name it.
  ///   - environment: what is entered.
  ///   - hierarchy: all there is.
  ///   - excluded: items that cannot be entered.
  /// - Returns: nil when the group has no other item inside.
  func primary(
    of group: String, inside environment: any FocusEnvironment, in hierarchy: FocusHierarchy,
    without excluded: Set<ObjectIdentifier>
  ) -> FocusMap.Entry?
}
