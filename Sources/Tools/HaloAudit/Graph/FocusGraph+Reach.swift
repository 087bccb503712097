import FocusEngine

extension FocusGraph {
  /// Returns the number of presses that lead to each item from where focus begins.
  ///
  /// - Parameters:
  ///   - sources: the indices of items that need no press; nil for those where focus begins.
  ///   - keys: the keys that may be pressed; nil for all.
  /// - Returns: The number of presses by item; nil for items that no keys lead to.
  public func presses(from sources: [Int]? = nil, by keys: Set<Key>? = nil) -> [Int?] {
    FocusRoutes(in: self, from: sources, by: keys).presses
  }

  /// Returns the keys of a shortest route to an item; nil if no keys lead to it.
  ///
  /// The route begins at `source`, or where focus begins if `source` is nil.
  public func route(from source: Int? = nil, to goal: Int, by keys: Set<Key>? = nil) -> [Key]? {
    FocusRoutes(in: self, from: source.map { [$0] }, by: keys, to: goal).keys(to: goal)
  }

  /// Returns the items that the keys lead to from each item, each target once.
  func ways(by keys: Set<Key>? = nil) -> [[Int]] {
    let keys = self.keys.filter { keys?.contains($0) ?? true }
    return items.indices.map { item in
      var targets: [Int] = []
      for key in keys {
        if let target = target(from: item, key), !targets.contains(target) {
          targets.append(target)
        }
      }
      return targets
    }
  }

  /// The strongly connected components of the items that can have the focus, sorted by their first
  /// items in drawing order.
  ///
  /// In a component, keys lead from each item to every other one.
  public var components: [[Int]] { components(by: nil) }

  /// Returns the ``components`` if only these keys are pressed; nil for all keys.
  func components(by keys: Set<Key>?) -> [[Int]] {
    StrongComponents(of: ways(by: keys)).parts.map { $0.filter { items[$0].isEligible } }
      .filter { !$0.isEmpty }
      .sorted { $0[0] < $1[0] }
  }
}

/// Tarjan's algorithm without recursion, because a list of ten thousand items is one long path.
private struct StrongComponents {
  private(set) var parts: [[Int]] = []

  init(of ways: [[Int]]) {
    var index = [Int](repeating: -1, count: ways.count)
    var low = index
    var isOpen = [Bool](repeating: false, count: ways.count)
    var open: [Int] = []
    var count = 0
    for root in ways.indices where index[root] < 0 {
      var path = [(node: root, next: 0)]
      func enter(_ node: Int) {
        (index[node], low[node]) = (count, count)
        count += 1
        open.append(node)
        isOpen[node] = true
      }
      enter(root)
      while let (node, next) = path.last {
        if next < ways[node].count {
          path[path.count - 1].next += 1
          let target = ways[node][next]
          if index[target] < 0 {
            enter(target)
            path.append((target, 0))
          } else if isOpen[target] {
            low[node] = min(low[node], index[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == index[node] else { continue }
        var part: [Int] = []
        while let member = open.popLast() {
          isOpen[member] = false
          part.append(member)
          if member == node { break }
        }
        parts.append(part.sorted())
      }
    }
  }
}
