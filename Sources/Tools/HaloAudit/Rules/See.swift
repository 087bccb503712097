import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

// Rules about whether a focused item can be seen and hit.
extension AuditSubject {
  /// Items that are covered on the unchanged screen, or once they are scrolled to.
  var hiddenOnFocus: [AuditFinding] {
    let covered = Set(
      sights.filter { $0.place.map { $0.onScreen != nil && !$0.isSeen } ?? false }.map(\.item))
    // Two items in one place are reported by ``samePlace``.
    let shared = Set(sharedPlaces.flatMap { [$0.one, $0.other] })
    return graph.eligible.compactMap { item in
      let known = graph.items[item]
      // Clipped items are reported by ``offScreenFocus``; no view covers them.
      guard !known.isClippedAway else { return nil }
      // Concealments give the reason if nothing is seen; an item out of sight can be scrolled to.
      if covered.contains(item) {
        return AuditFinding(
          .hiddenOnFocus, .error, items: [known.id], keys: route(to: item),
          why: "\(known.id) is scrolled to when it gets the focus, but no part of it is visible.")
      }
      guard let seen = known.onScreen ?? (known.concealments.isEmpty ? nil : known.frame) else {
        return nil
      }
      let whole = seen.area
      let parts = known.concealments.isEmpty ? known.visible : []
      let free = parts.map { $0.intersection(seen) }.filter { !$0.isNull }
        .reduce(0) { $0 + $1.area }
      let inner = nesting.items(inside: item)
      // A narrow overlap may be a line, and an item's descendants do not hide it (WCAG 2.4.11).
      guard free < whole * 0.98, !inner.contains(where: { isSeen($0, in: seen) }),
        free <= 0 || !shared.contains(item) && inner.isEmpty
      else { return nil }
      let reason = known.concealments.first.map { ": \($0)" } ?? ""
      return AuditFinding(
        .hiddenOnFocus, free <= 0 ? .error : .note, items: [known.id], keys: route(to: item),
        why: free <= 0
          ? "\(known.id) can have the focus, but no part of it is visible\(reason)."
          : "\(known.id) can have the focus, but \(Int((1 - free / whole) * 100)) % of it is covered."
      )
    }
  }

  /// Returns whether a part of an item can be seen in an area of the window.
  private func isSeen(_ item: Int, in area: CGRect) -> Bool {
    let known = graph.items[item]
    return known.concealments.isEmpty && known.visible.contains { $0.intersects(area) }
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
          why: "\(id(item)) is \(words), less than \(Int(side)), without room around it.")
      }
      guard let platform, min(size.width, size.height) < platform else { return nil }
      return AuditFinding(
        .tooSmall, .note, items: [id(item)],
        why: "\(id(item)) is \(words), less than the \(Int(platform)) that the platform recommends."
      )
    }
  }

  /// Returns whether a circle of diameter `side` around the middle has enough space.
  ///
  /// It must meet no other target, and not the circle of another small target.
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
    sharedPlaces.map { one, other, share in
      AuditFinding(
        .samePlace, .warning, items: [id(other), id(one)],
        why: "\(id(one)) and \(id(other)) overlap by \(Int(share * 100)) % of the smaller one.")
    }
  }

  /// The pairs of items that share more of their area than is allowed, each pair once.
  private var sharedPlaces: [(one: Int, other: Int, share: Double)] {
    // Only visible parts count, because items that are scrolled away cover nothing.
    let eligible = graph.eligible.filter { graph.items[$0].onScreen != nil }
    func place(_ item: Int) -> CGRect { graph.items[item].onScreen ?? .zero }
    let index = SpatialIndex(eligible.map(place))
    return eligible.flatMap { item in
      let own = place(item)
      var others: [Int] = []
      index.forEach(intersecting: own) { place in
        if eligible[place] > item { others.append(eligible[place]) }
      }
      return others.sorted().compactMap { other -> (one: Int, other: Int, share: Double)? in
        let shared = own.intersection(place(other))
        let smaller = min(own.area, place(other).area)
        guard !shared.isNull, smaller > 0,
          shared.area > thresholds.sharedPlace * smaller,
          !isNested(item, other)
        else { return nil }
        return (item, other, shared.area / smaller)
      }
    }
  }

  private func isNested(_ one: Int, _ other: Int) -> Bool {
    environments[one].focusAncestors.contains { $0 === environments[other] }
      || environments[other].focusAncestors.contains { $0 === environments[one] }
  }
}

extension FocusGraph.Item {
  /// Whether the item is outside the shown area and no scroll view can show it.
  var isClippedAway: Bool {
    onScreen == nil
      && concealments.contains(where: \.cutsOff)
  }
}
