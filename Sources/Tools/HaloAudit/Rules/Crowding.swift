import FocusEngine
import Foundation
import HaloSceneGraph

// The rule about items that grow over texts.
extension AuditSubject {
  /// A warning for each item: a text cannot be read while the item has the focus.
  var crowding: [AuditFinding] {
    var told: Set<Int> = []
    return sights.compactMap { sight in
      guard let crowding = sight.crowding, told.insert(sight.item).inserted else { return nil }
      let owner = views.first { $0.displayID == crowding.view }?.nameAround
      let name = id(sight.item)
      let share = "\(Int((crowding.share * 100).rounded())) %"
      return AuditFinding(
        .crowding, .warning,
        items: [name] + [owner].compactMap(\.self).filter { $0 != name && !crowding.isOwn },
        keys: route(to: sight.item),
        why: crowding.isOwn
          ? "\(name) grows with the focus, and \(share) of its text “\(crowding.text)” move beneath "
            + "what is next to it."
          : "\(name) grows with the focus, over \(share) of “\(crowding.text)”.")
    }
  }
}
