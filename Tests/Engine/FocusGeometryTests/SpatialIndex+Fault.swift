import Foundation

@testable import FocusGeometry

extension SpatialIndex {
  /// The violated invariants; nil when there are none.
  var fault: String? {
    var faults: [String] = []
    var reached: Set<Int32> = []
    var handles: Set<Int32> = []
    func check(_ node: Int32, at slot: Int32) {
      let record = nodes[Int(node)]
      if !reached.insert(node).inserted { faults.append("node \(node) is there twice") }
      if record.slot != slot { faults.append("node \(node) does not know its slot") }
      if record.count > Self.capacity || (slot >= 0 && record.count < Self.minimum) {
        faults.append("node \(node) holds \(record.count)")
      }
      if box(of: node) != unionOfEntries(in: node) { faults.append("node \(node) is not tight") }
      for slot in slots(of: node) {
        let link = links[slot]
        if record.level == 0 {
          if !handles.insert(link).inserted { faults.append("handle \(link) is there twice") }
          if places[Int(link)] != slot { faults.append("handle \(link) is elsewhere") }
        } else if nodes[Int(link)].level != record.level - 1 {
          faults.append("node \(link) is on the wrong level")
        } else {
          check(link, at: Int32(slot))
        }
      }
    }
    check(root, at: -1)
    if reached.count + Set(freeNodes).count != nodes.count
      || freeNodes.contains(where: reached.contains)
    {
      faults.append("nodes are lost")
    }
    if handles.count != places.count(where: { $0 >= 0 }) { faults.append("handles are lost") }
    if Set(freeHandles).count != places.count(where: { $0 == Self.unused }) {
      faults.append("free handles are lost")
    }
    return faults.first
  }

  func handles(intersecting rect: CGRect) -> [Handle] {
    var result: [Handle] = []
    forEach(intersecting: rect) { result.append($0) }
    return result.sorted()
  }
}
