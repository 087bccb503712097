import Foundation
import HaloDisplayList

/// Items of one list that are replaced by others in a second list.
///
/// Between two frames of an animation these are the few items that move.
struct DisplayListChange {
  var old: ArraySlice<DisplayItem>
  var new: ArraySlice<DisplayItem>
  /// The items that begin the layers around all of these, the outermost first.
  var layers: [DisplayItem]
  /// The number of backdrops of the new list that are drawn before these items, and so do not show
  /// them.
  var backdropsBefore: Int

  /// Returns all differences in drawing order; nothing that both lists share is visited.
  static func all(from old: DisplayNode, to new: DisplayNode) -> [DisplayListChange] {
    var changes: [DisplayListChange] = []
    collect(from: old, to: new, inside: [], after: 0, in: &changes)
    return changes
  }

  private static func collect(
    from old: DisplayNode, to new: DisplayNode, inside layers: [DisplayItem],
    after backdrops: Int, in changes: inout [DisplayListChange]
  ) {
    if old === new { return }
    switch (old.content, new.content) {
    case (.items(let before), .items(let after)):
      let change = DisplayListChange(from: before, to: after, inside: layers, after: backdrops)
      if let change { changes.append(change) }
    case (.group(let before), .group(let after)), (.run(let before), .run(let after)):
      collect(
        from: before[...], to: after[...], inside: layers, after: backdrops, in: &changes)
    case (.layer(let begin, let before, let end), .layer(let newBegin, let after, let newEnd))
    where begin == newBegin && end == newEnd:
      collect(
        from: before[...], to: after[...], inside: layers + [begin], after: backdrops,
        in: &changes)
    default:
      changes.append(
        DisplayListChange(
          old: old.items[...], new: new.items[...], layers: layers, backdropsBefore: backdrops))
    }
  }

  /// Collects the differences between parts at the same place in two lists.
  private static func collect(
    from old: ArraySlice<DisplayNode>, to allNew: ArraySlice<DisplayNode>,
    inside layers: [DisplayItem], after backdrops: Int, in changes: inout [DisplayListChange]
  ) {
    let (old, new) = differing(old, allNew)
    if old.isEmpty, new.isEmpty { return }
    var backdrops = backdrops + allNew[..<new.startIndex].backdropCount
    if areMatched(old, new) {
      // If both have the same views in the same order, each is compared with its counterpart.
      for (before, after) in zip(old, new) {
        collect(from: before, to: after, inside: layers, after: backdrops, in: &changes)
        backdrops += after.backdropCount
      }
    } else if old.contains(where: \.isRun) || new.contains(where: \.isRun) {
      // One of many views was added or removed, which moves others from one run to the next.
      collect(
        from: old.withoutRuns[...], to: new.withoutRuns[...], inside: layers, after: backdrops,
        in: &changes)
    } else {
      changes.append(
        DisplayListChange(
          old: old.items[...], new: new.items[...], layers: layers, backdropsBefore: backdrops))
    }
  }

  private static func areMatched(
    _ old: ArraySlice<DisplayNode>, _ new: ArraySlice<DisplayNode>
  ) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy {
        $0 === $1
          || $0.isRun == $1.isRun
            && ($0.owner == $1.owner || $0.count == 0 || $1.count == 0)
      }
  }

  /// Returns both without their common beginning and their common end.
  private static func differing(
    _ old: ArraySlice<DisplayNode>, _ new: ArraySlice<DisplayNode>
  ) -> (ArraySlice<DisplayNode>, ArraySlice<DisplayNode>) {
    let shorter = min(old.count, new.count)
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    var start = 0
    while start < shorter, old[oldStart + start] === new[newStart + start] { start += 1 }
    var rest = 0
    while rest < shorter - start, old[old.endIndex - 1 - rest] === new[new.endIndex - 1 - rest] {
      rest += 1
    }
    return (old.dropFirst(start).dropLast(rest), new.dropFirst(start).dropLast(rest))
  }
}

extension ArraySlice<DisplayNode> {
  fileprivate var withoutRuns: [DisplayNode] { flatMap { $0.runNodes ?? [$0] } }
}

extension DisplayListChange {
  /// Creates the difference of two lists of items; nil if they are equal.
  private init?(
    from old: [DisplayItem], to new: [DisplayItem], inside layers: [DisplayItem],
    after backdrops: Int
  ) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return nil }
    var rest = 0
    while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] {
      rest += 1
    }
    self.init(
      old: old[start..<(old.count - rest)], new: new[start..<(new.count - rest)], layers: layers,
      backdropsBefore: backdrops)
    // The rest must be in the same layers as the common beginning.
    guard self.old.closesItsLayers, self.new.closesItsLayers else {
      (self.old, self.new) = (old[...], new[...])
      return
    }
    for item in new[..<start] {
      switch item.content {
      case .beginLayer: self.layers.append(item)
      case .endLayer: self.layers.removeLast(self.layers.count > layers.count ? 1 : 0)
      case .backdrop: backdropsBefore += 1
      default: break
      }
    }
  }
}

extension ArraySlice<DisplayItem> {
  /// Whether every layer that begins here ends here, and no other layer ends here.
  fileprivate var closesItsLayers: Bool {
    var depth = 0
    for item in self {
      switch item.content {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
