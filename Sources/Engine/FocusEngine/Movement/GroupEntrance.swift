import FocusGeometry
import Foundation

/// The rule that a focus group is entered at its primary item, whichever way it is entered
/// (WWDC21 10260, 11:28).
@MainActor
struct GroupEntrance {
  /// Knows what has the focus, and what had it last in each group.
  unowned let system: FocusSystem

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
  ) -> FocusMap.Entry? {
    let members = hierarchy.completeMap().eligibleItems.filter { entry in
      guard entry.group == group, let item = entry.item, item !== environment else { return false }
      return !excluded.contains(entry.identity) && environment.contains(item)
    }
    return FocusMap.primary(
      of: FocusMap.inReadingOrder(members, direction: system.layoutDirection),
      focused: system.focusedItem, remembered: system.memory.remembered.inGroups[group])
  }
}

extension FocusSystem {
  /// A search that follows preferences and enters focus groups by the rules of the model.
  func preferredSearch(in hierarchy: FocusHierarchy) -> PreferredSearch {
    PreferredSearch(hierarchy: hierarchy, direction: layoutDirection, entrance: groupEntrance)
  }

  /// nil under models without focus groups.
  var groupEntrance: GroupEntrance? {
    model.tabOrder == .focusGroups ? GroupEntrance(system: self) : nil
  }
}
