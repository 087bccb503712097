import FocusEngine

/// The shortest ways to all items of a graph from some of them, found by one breadth-first search.
struct FocusRoutes: Sendable {
  /// The number of presses that lead to each item; nil for items that no keys lead to.
  let presses: [Int?]
  private let before: [(item: Int, key: FocusGraph.Key)?]

  /// Searches the graph in O(n + e).
  ///
  /// - Parameters:
  ///   - graph: the graph.
  ///   - sources: the indices of items that need no press; nil for those where focus begins.
  ///   - keys: the keys that may be pressed; nil for all.
  ///   - goal: the item at which the search may end; nil to search for all.
  ///   - observed: the targets of single keys that differ from those of the graph.
  init(
    in graph: FocusGraph, from sources: [Int]? = nil, by keys: Set<FocusGraph.Key>? = nil,
    to goal: Int? = nil, observed: [FocusGraph.Press: Int?] = [:]
  ) {
    let keys = graph.keys.filter { keys?.contains($0) ?? true }
    var presses = [Int?](repeating: nil, count: graph.items.count)
    var before = [(item: Int, key: FocusGraph.Key)?](repeating: nil, count: graph.items.count)
    var reached = sources ?? graph.starts
    for start in reached { presses[start] = 0 }
    var next = 0
    while next < reached.count {
      let here = reached[next]
      if here == goal { break }
      next += 1
      let count = (presses[here] ?? 0) + 1
      for key in keys {
        let known = observed.isEmpty ? nil : observed[FocusGraph.Press(item: here, key: key)]
        guard let target = known ?? graph.target(from: here, key), presses[target] == nil
        else { continue }
        presses[target] = count
        before[target] = (here, key)
        reached.append(target)
      }
    }
    self.presses = presses
    self.before = before
  }

  /// Returns the keys of a shortest way to an item; nil if no keys lead to it.
  func keys(to goal: Int) -> [FocusGraph.Key]? {
    guard presses[goal] != nil else { return nil }
    var keys: [FocusGraph.Key] = []
    var place = goal
    while let step = before[place] {
      keys.append(step.key)
      place = step.item
    }
    return keys.reversed()
  }
}

extension FocusGraph {
  /// A key that is pressed while an item has the focus.
  package struct Press: Hashable {
    /// The index of the item in the graph.
    package var item: Int
    /// The key.
    package var key: Key

    /// Creates a press.
    package init(item: Int, key: Key) { (self.item, self.key) = (item, key) }
  }
}
