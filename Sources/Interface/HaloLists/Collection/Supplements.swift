import FocusEngine
import Foundation
import HaloSceneGraph

/// The supplementary views of a collection view that are near the visible part, such as headers and
/// footers.
@MainActor
final class Supplements {
  var pool = ReusePool<CollectionReusableView>()
  private var shown: [SupplementKey: CollectionReusableView] = [:]
  private var places: [SupplementKey: SupplementaryPlace] = [:]
  private var keys: [ObjectIdentifier: SupplementKey] = [:]

  /// Returns the view of a supplement; nil if it has none.
  func view(_ key: SupplementKey) -> CollectionReusableView? { shown[key] }

  /// Returns the keys of the existing views of a kind, in section order.
  func keys(ofKind kind: String) -> [SupplementKey] {
    shown.keys.filter { $0.kind == kind }.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the place of a supplementary view; nil for any other view.
  func place(of view: any FocusItem) -> SupplementaryPlace? {
    guard !keys.isEmpty else { return nil }
    return keys[ObjectIdentifier(view)].flatMap { places[$0] }
  }

  /// Makes all views available for reuse, because their places may change.
  func retireAll() {
    for key in Array(shown.keys) { retire(key) }
  }

  private func retire(_ key: SupplementKey) {
    guard let view = shown.removeValue(forKey: key) else { return }
    keys[ObjectIdentifier(view)] = nil
    places[key] = nil
    pool.put(view)
  }

  /// Makes the views that come near the visible part, retires those that leave it, and places all.
  func layOut(in list: CollectionView) {
    guard let source = list.source else { return }
    let region = list.region
    // The size of a view moves those behind it, so each pass settles one more of them.
    for _ in 0..<Self.mostTurns {
      var measuresAnew = false
      let arrangement = list.arrangement
      let width = arrangement.contentSize.width
      let seen = list.mirroredIfNeeded(list.bounds, in: width)
      let near = list.mirroredIfNeeded(region, in: width)
      var current: [SupplementKey: SupplementaryPlace] = [:]
      for place in arrangement.supplements(in: near) { current[place.key] = place }
      for key in shown.keys.filter({ current[$0] == nil }) { retire(key) }
      places = current
      for key in current.keys.sorted(by: { $0.indexPath < $1.indexPath }) {
        guard let place = current[key] else { continue }
        let frame = list.mirroredIfNeeded(place.frame(in: seen), in: width)
        let view = shown[key] ?? makeView(for: key, in: list, of: source, frame: frame)
        stand(view, place, at: frame, in: list)
        if measure(view, place, in: list) { measuresAnew = true }
      }
      guard measuresAnew else { break }
      list.knownArrangement = nil
      list.matchShelves()
      list.contentSize = list.arrangement.contentSize
      list.placeCells()
      _ = list.makeCells()
      list.settleMeasuredCells(placing: true)
    }
    pool.detachWaiting()
  }

  private static let mostTurns = 8

  private func stand(
    _ view: CollectionReusableView, _ place: SupplementaryPlace, at frame: CGRect,
    in list: CollectionView
  ) {
    if place.pinnedWithin == nil,
      let attributes = list.collectionViewLayout.attributed?.attributesInList(of: place.key)
    {
      return view.stand(by: attributes)
    }
    view.stand(at: frame)
    view.zPosition = CGFloat(place.zIndex)
  }

  /// Moves pinned views, and those that the layout places by the visible part, with the animation
  /// of the scroll if there is one.
  func pin(in list: CollectionView) {
    if let attributed = list.collectionViewLayout.attributed {
      for (key, place) in places where place.pinnedWithin == nil {
        guard let attributes = attributed.attributesInList(of: key) else { continue }
        shown[key]?.stand(by: attributes)
      }
    }
    guard places.values.contains(where: { $0.pinnedWithin != nil }) else { return }
    let width = list.arrangement.contentSize.width
    let seen = list.mirroredIfNeeded(list.bounds, in: width)
    for (key, place) in places where place.pinnedWithin != nil {
      shown[key]?.frame = list.mirroredIfNeeded(place.frame(in: seen), in: width)
    }
  }

  private func makeView(
    for key: SupplementKey, in list: CollectionView, of source: any CollectionViewDataSource,
    frame: CGRect
  ) -> CollectionReusableView {
    var new: CollectionReusableView?
    View.performWithoutAnimation {
      let view = source.collectionView(
        list, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      view.frame = frame
      if view.superview !== list { list.addSubview(view) }
      new = view
    }
    let view = new ?? CollectionReusableView()
    shown[key] = view
    keys[ObjectIdentifier(view)] = key
    return view
  }

  private func measure(
    _ view: CollectionReusableView, _ place: SupplementaryPlace, in list: CollectionView
  ) -> Bool {
    guard !place.fitting.isEmpty else { return false }
    let size = view.bounds.size
    let wanted = view.preferredSize(
      at: place.indexPath, ofKind: place.elementKind, along: place.fitting)
    let known = list.measured.supplements[place.key] ?? size
    guard wanted.isFar(from: known, along: place.fitting) else { return false }
    list.measured.supplements[place.key] = wanted
    return true
  }

  // MARK: Space for pinned views

  /// Returns the offset at which an item is not covered by a pinned header or footer.
  func offset(
    showing item: any FocusItem, _ proposed: CGPoint, in list: CollectionView
  ) -> CGPoint {
    guard places.values.contains(where: { $0.pinnedWithin != nil }),
      let number = list.number(of: item)
    else { return proposed }
    let section = list.counts.path(of: number).section
    let frame = list.shelves[section]?.frame ?? list.frame(of: number)
    let pinned = places.values.filter {
      $0.pinnedWithin != nil && $0.indexPath.section == section
    }
    guard let axis = pinned.first?.axis else { return proposed }
    func room(atEnd: Bool) -> CGFloat {
      pinned.filter { $0.isAtEnd == atEnd }.map { axis.length(of: $0.frame.size) }.max() ?? 0
    }
    // In a right-to-left layout, lines end at the left.
    let isMirrored = list.isMirrored && axis == .horizontal
    let (before, behind) = (room(atEnd: isMirrored), room(atEnd: !isMirrored))
    let visible = axis.length(of: list.bounds.size)
    var place = min(axis.place(of: proposed), axis.start(of: frame) - before)
    place = max(place, axis.end(of: frame) + behind - visible)
    return axis.point(place, across: axis.across.place(of: proposed))
  }
}
