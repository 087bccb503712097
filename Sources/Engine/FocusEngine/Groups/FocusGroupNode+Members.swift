extension FocusGroupNode {
  /// All items of the group and of its inner groups in Tab order, the members of each group in
  /// reading order.
  var everyMember: [FocusMap.Entry] {
    parts.flatMap { part -> [FocusMap.Entry] in
      switch part {
      case .members: members
      case .group(let group): group.everyMember
      }
    }
  }
}
