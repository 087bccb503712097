import Foundation

extension SpatialIndex {
  mutating func makeNode(level: Int32) -> Int32 {
    let node: Int32
    if let free = freeNodes.popLast() {
      node = free
    } else {
      node = Int32(nodes.count)
      nodes.append(Node())
      for _ in 0..<Self.stride {
        boxes.append(.none)
        links.append(0)
      }
    }
    nodes[Int(node)] = Node(level: level)
    return node
  }

  func slots(of node: Int32) -> Range<Int> {
    let first = Int(node) * Self.stride
    return first..<(first + Int(nodes[Int(node)].count))
  }

  /// The tightest box around everything in the node.
  func box(of node: Int32) -> Box {
    let slot = nodes[Int(node)].slot
    return slot < 0 ? rootBox : boxes[Int(slot)]
  }

  /// Stores an entry in a slot of a node of `level`, and records the slot for the entry.
  mutating func fill(_ slot: Int, _ box: Box, _ link: Int32, level: Int32) {
    boxes[slot] = box
    links[slot] = link
    if level == 0 {
      places[Int(link)] = Int32(slot)
    } else {
      nodes[Int(link)].slot = Int32(slot)
    }
  }

  /// Stores an entry after the others of a node, which must have a free slot.
  mutating func append(_ box: Box, _ link: Int32, to node: Int32) {
    let count = nodes[Int(node)].count
    nodes[Int(node)].count = count + 1
    fill(
      Int(node) * Self.stride + Int(count), box, link, level: nodes[Int(node)].level)
  }

  // MARK: Growing

  /// Inserts a handle (`level` 0) or a node of the level below.
  mutating func insert(_ box: Box, link: Int32, level: Int32) {
    var node = root
    rootBox = rootBox.union(box)
    while nodes[Int(node)].level > level {
      let slot = bestSlot(for: box, in: node)
      boxes[slot] = boxes[slot].union(box)
      node = links[slot]
    }
    append(box, link, to: node)
    while nodes[Int(node)].count > Self.capacity {
      let sibling = split(node)
      let parent: Int32
      if node == root {
        parent = makeNode(level: nodes[Int(node)].level + 1)
        root = parent
        append(unionOfEntries(in: node), node, to: parent)
      } else {
        let slot = nodes[Int(node)].slot
        boxes[Int(slot)] = unionOfEntries(in: node)
        parent = slot / Int32(Self.stride)
      }
      append(unionOfEntries(in: sibling), sibling, to: parent)
      node = parent
    }
  }

  /// The slot of an inner node that has to grow least.
  private func bestSlot(for box: Box, in node: Int32) -> Int {
    let slots = slots(of: node)
    var best = slots.lowerBound
    var least = (growth: Double.infinity, margin: Double.infinity)
    for slot in slots {
      let margin = boxes[slot].margin
      let cost = (boxes[slot].union(box).margin - margin, margin)
      if cost < least { (best, least) = (slot, cost) }
    }
    return best
  }

  func unionOfEntries(in node: Int32) -> Box { union(of: slots(of: node)) }

  /// Moves about half of an overfull node into a new one, with the most compact cut across the
  /// longer side.
  private mutating func split(_ node: Int32) -> Int32 {
    let slots = slots(of: node)
    let level = nodes[Int(node)].level
    sort(slots)
    let cut = bestCut(of: slots)
    let sibling = makeNode(level: level)
    nodes[Int(node)].count = Int32(cut - slots.lowerBound)
    for slot in slots.lowerBound..<cut { fill(slot, boxes[slot], links[slot], level: level) }
    for slot in cut..<slots.upperBound { append(boxes[slot], links[slot], to: sibling) }
    return sibling
  }

  /// Sorts slots along the axis on which the centres spread further.
  private mutating func sort(_ slots: Range<Int>) {
    var least = (x: Double.infinity, y: Double.infinity)
    var most = (x: -Double.infinity, y: -Double.infinity)
    for slot in slots {
      let middle = boxes[slot].middle
      least = (min(least.x, middle.x), min(least.y, middle.y))
      most = (max(most.x, middle.x), max(most.y, middle.y))
    }
    let isAcross = most.x - least.x >= most.y - least.y
    func key(_ slot: Int) -> Double {
      isAcross ? boxes[slot].middle.x : boxes[slot].middle.y
    }
    // An insertion sort, because the slots are few, and often in order.
    for next in slots.dropFirst() {
      var slot = next
      while slot > slots.lowerBound, key(slot) < key(slot - 1) {
        boxes.swapAt(slot, slot - 1)
        links.swapAt(slot, slot - 1)
        slot -= 1
      }
    }
  }

  /// The index of the cut for which the sum of both margins is least; of several, the one nearest
  /// to the middle.
  private func bestCut(of slots: Range<Int>) -> Int {
    let middle = slots.lowerBound + slots.count / 2
    var best = middle
    var least = (margins: Double.infinity, offset: Int.max)
    for cut in (slots.lowerBound + Self.minimum)...(slots.upperBound - Self.minimum) {
      let margins =
        union(of: slots.lowerBound..<cut).margin + union(of: cut..<slots.upperBound).margin
      let cost = (margins, abs(cut - middle))
      if cost < least { (best, least) = (cut, cost) }
    }
    return best
  }

  private func union(of slots: Range<Int>) -> Box {
    var union = Box.none
    for slot in slots { union = union.union(boxes[slot]) }
    return union
  }

  // MARK: Shrinking

  /// Removes a handle from its leaf, and dissolves nodes that become too small.
  mutating func removeEntry(at place: Int32) {
    var slot = place
    var orphans: Int32 = -1
    while true {
      let node = slot / Int32(Self.stride)
      takeOut(slot)
      guard node != root, nodes[Int(node)].count < Self.minimum else {
        tighten(node)
        break
      }
      // While a node is detached, its slot stores the next orphan.
      slot = nodes[Int(node)].slot
      nodes[Int(node)].slot = orphans
      orphans = node
    }
    while orphans >= 0 {
      let orphan = orphans
      orphans = nodes[Int(orphan)].slot
      for slot in slots(of: orphan) {
        insert(boxes[slot], link: links[slot], level: nodes[Int(orphan)].level)
      }
      freeNodes.append(orphan)
    }
    while nodes[Int(root)].level > 0, nodes[Int(root)].count == 1 {
      freeNodes.append(root)
      root = links[Int(root) * Self.stride]
      nodes[Int(root)].slot = -1
    }
  }

  /// Removes a slot and moves the last entry of the node into it.
  private mutating func takeOut(_ slot: Int32) {
    let node = slot / Int32(Self.stride)
    nodes[Int(node)].count -= 1
    let last = slots(of: node).upperBound
    if last != Int(slot) {
      fill(Int(slot), boxes[last], links[last], level: nodes[Int(node)].level)
    }
  }

  /// Tightens the boxes of a node and its ancestors after something inside has shrunk.
  mutating func tighten(_ node: Int32) {
    var node = node
    while true {
      let union = unionOfEntries(in: node)
      let slot = nodes[Int(node)].slot
      guard slot >= 0 else {
        rootBox = union
        return
      }
      if boxes[Int(slot)] == union { return }
      boxes[Int(slot)] = union
      node = slot / Int32(Self.stride)
    }
  }
}
