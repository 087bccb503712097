import FocusGeometry

/// The rule that any way into a focus group leads to its primary item (WWDC21 10260, 11:28).
@MainActor
protocol GroupEntrance: AnyObject {
  /// Returns the primary item of a group, among its items inside an environment.
  ///
  /// It walks the whole hierarchy.
  ///
  /// - Parameters:
  ///   - group: The group's name in entries.
  ///   - environment: The environment that is entered.
  ///   - hierarchy: The hierarchy to search.
  ///   - excluded: Items that cannot be entered.
  /// - Returns: nil if the group has no other item inside.
  func primary(
    of group: String, inside environment: any FocusEnvironment, in hierarchy: FocusHierarchy,
    without excluded: Set<ObjectIdentifier>
  ) -> FocusMap.Entry?
}
