extension FocusGroupNode {
  /// All items of the group and of those inside, each group's own in reading order.
  var everyMember: [FocusMap.Entry] {
    parts.flatMap { part -> [FocusMap.Entry] in
      switch part {
      case .members: members
      case .group(let group): group.everyMember
      }
    }
  }
}
