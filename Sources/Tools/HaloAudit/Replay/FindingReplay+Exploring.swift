import FocusEngine

// The check of findings that no keys do something, by pressing all keys everywhere.
extension FindingReplay {
  /// The most keys that one exploration presses.
  private static let mostPresses = 1_000

  /// Returns whether keys do what proves a finding wrong.
  mutating func happens(_ refutation: AuditClaim.Refutation, _ claim: AuditClaim) throws -> Bool {
    let keys = graph.keys.filter { claim.routeKeys?.contains($0) ?? true }
    switch refutation {
    case .reaches(let item):
      return try explored(by: keys).contains(item)
    case .leaves(let part):
      open()
      guard try lead(to: claim.origin, by: claim.routeKeys) != nil else { return false }
      return try !explore(by: keys, until: { !part.contains($0) }).isSubset(of: part)
    }
  }

  /// Returns the items that keys lead to from where focus begins.
  private mutating func explored(by keys: [FocusGraph.Key]) throws -> Set<Int> {
    if let known = reached[Set(keys)] { return known }
    open()
    _ = try showFocus(by: Set(keys))
    let items = try explore(by: keys, until: { _ in false })
    reached[Set(keys)] = items
    return items
  }

  /// Presses each key at each item that it comes to, from the focused one.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - isEnough: returns whether nothing more needs to be known once an item has the focus.
  /// - Returns: The indices of the items that had the focus.
  /// - Throws: Errors of opening the screen.
  private mutating func explore(
    by keys: [FocusGraph.Key], until isEnough: (Int) -> Bool
  ) throws -> Set<Int> {
    var reached: Set<Int> = []
    var targets: [FocusGraph.Press: Int?] = [:]
    var left = min(budget, Self.mostPresses)
    while let here = try screen.focused, left > 0 {
      reached.insert(here)
      if isEnough(here) { break }
      guard let key = nextKey(from: here, keys, targets) else { break }
      press(key)
      left -= 1
      targets[FocusGraph.Press(item: here, key: key)] = .some(try screen.focused)
    }
    return reached
  }

  /// Returns the first key of the shortest way to a press that was not made yet; nil if all were.
  private func nextKey(
    from here: Int, _ keys: [FocusGraph.Key], _ targets: [FocusGraph.Press: Int?]
  ) -> FocusGraph.Key? {
    var first: [Int: FocusGraph.Key] = [:]
    var known: Set<Int> = [here]
    var queue = [here]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for key in keys {
        guard let target = targets[FocusGraph.Press(item: place, key: key)] else {
          return first[place] ?? key
        }
        guard let target, known.insert(target).inserted else { continue }
        first[target] = first[place] ?? key
        queue.append(target)
      }
    }
    return nil
  }
}
