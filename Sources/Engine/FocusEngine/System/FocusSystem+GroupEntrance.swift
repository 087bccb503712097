import FocusGeometry

extension FocusSystem: GroupEntrance {
  func primary(
    of group: String, inside environment: any FocusEnvironment, in hierarchy: FocusHierarchy,
    without excluded: Set<ObjectIdentifier>
  ) -> FocusMap.Entry? {
    let members = hierarchy.completeMap().eligibleItems.filter { entry in
      guard entry.group == group, let item = entry.item, item !== environment else { return false }
      return !excluded.contains(entry.identity) && environment.contains(item)
    }
    return FocusMap.primary(
      of: FocusMap.inReadingOrder(members, direction: layoutDirection),
      focused: focusedItem, remembered: memory.remembered.inGroups[group])
  }

  /// The rule for entering focus groups, which is the system itself; nil under models without focus
  /// groups.
  var groupEntrance: (any GroupEntrance)? { model.tabOrder == .focusGroups ? self : nil }

  /// Creates a search that follows preferences and enters focus groups by the rules of the model.
  func preferredSearch(in hierarchy: FocusHierarchy) -> PreferredSearch {
    PreferredSearch(hierarchy: hierarchy, direction: layoutDirection, entrance: groupEntrance)
  }
}
