import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

// Whether what has the focus can be seen and hit.
extension AuditSubject {
  var hiddenOnFocus: [AuditFinding] {
    graph.eligible.compactMap { item in
      let known = graph.items[item]
      guard let seen = known.onScreen else { return nil }
      let whole = seen.width * seen.height
      let free = known.visible.map { $0.intersection(seen) }.filter { !$0.isNull }
        .reduce(0) { $0 + $1.width * $1.height }
      // A point along an edge may be an overlapping line.
      guard free < whole * 0.98 else { return nil }
      let reason = known.concealments.first.map { ": \($0)" } ?? ""
      return AuditFinding(
        .hiddenOnFocus, free <= 0 ? .error : .note, items: [known.id], keys: route(to: item),
        why: free <= 0
          ? "\(known.id) can have the focus, and nothing of it is seen\(reason)."
          : "\(known.id) can have the focus, and \(Int((1 - free / whole) * 100)) % of it is covered."
      )
    }
  }

  var tooSmall: [AuditFinding] {
    let side = thresholds.targetSide
    let platform: Double? =
      model.name == FocusModel.android.name
      ? thresholds.androidTargetSide
      : model.name == FocusModel.pad.name ? thresholds.padTargetSide : nil
    let eligible = graph.eligible
    let index = SpatialIndex(eligible.map(frame))
    return eligible.compactMap { item in
      let size = frame(item).size
      let words = "\(Int(size.width.rounded())) × \(Int(size.height.rounded())) points"
      if min(size.width, size.height) < side, !hasRoom(item, side, eligible, index) {
        return AuditFinding(
          .tooSmall, .warning, items: [id(item)],
          why: "\(id(item)) is \(words), less than \(Int(side)), and has no room around it.")
      }
      guard let platform, min(size.width, size.height) < platform else { return nil }
      return AuditFinding(
        .tooSmall, .note, items: [id(item)],
        why: "\(id(item)) is \(words), less than the \(Int(platform)) of the platform.")
    }
  }

  /// Whether a circle around the middle meets no other target, nor the circle of another small one.
  private func hasRoom(
    _ item: Int, _ side: Double, _ eligible: [Int], _ index: borrowing SpatialIndex
  ) -> Bool {
    let middle = CGPoint(x: frame(item).midX, y: frame(item).midY)
    var hasRoom = true
    let near = CGRect(x: middle.x - side, y: middle.y - side, width: 2 * side, height: 2 * side)
    index.forEach(intersecting: near) { place in
      let other = eligible[place]
      guard other != item else { return }
      let rect = frame(other)
      let nearest = CGPoint(
        x: max(rect.minX, min(middle.x, rect.maxX)), y: max(rect.minY, min(middle.y, rect.maxY)))
      let isSmall = min(rect.width, rect.height) < side
      let away = hypot(nearest.x - middle.x, nearest.y - middle.y)
      let between = hypot(rect.midX - middle.x, rect.midY - middle.y)
      if away < side / 2 || (isSmall && between < side) { hasRoom = false }
    }
    return hasRoom
  }

  var samePlace: [AuditFinding] {
    let eligible = graph.eligible
    let index = SpatialIndex(eligible.map(frame))
    return eligible.flatMap { item -> [AuditFinding] in
      let own = frame(item)
      var others: [Int] = []
      index.forEach(intersecting: own) { place in
        // Each pair once.
        if eligible[place] > item { others.append(eligible[place]) }
      }
      return others.sorted().compactMap { other in
        let shared = own.intersection(frame(other))
        let smaller = min(own.width * own.height, frame(other).width * frame(other).height)
        guard !shared.isNull, smaller > 0,
          shared.width * shared.height > thresholds.sharedPlace * smaller,
          !isNested(item, other)
        else { return nil }
        let share = Int(shared.width * shared.height / smaller * 100)
        return AuditFinding(
          .samePlace, .warning, items: [id(other), id(item)],
          why: "\(id(item)) and \(id(other)) share \(share) % of the smaller one.")
      }
    }
  }

  private func isNested(_ one: Int, _ other: Int) -> Bool {
    environments[one].focusAncestors.contains { $0 === environments[other] }
      || environments[other].focusAncestors.contains { $0 === environments[one] }
  }
}
