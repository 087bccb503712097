import Foundation
import HaloDisplayList

extension DisplayList {
  func pixelSize(scale: CGFloat) -> PixelRect {
    PixelRect(
      x: 0, y: 0, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
  }

  /// Returns the device pixels that may differ between two lists, as a few disjoint rectangles
  /// inside the window.
  ///
  /// It returns the whole window if there is no old list, or if the size, the background, a filter
  /// or a screen differs. Linear in the items that the lists do not share, as long as their order
  /// is the same; objects that are in both lists are not compared.
  public func damage(since old: DisplayList?, scale: CGFloat) -> [PixelRect] {
    damageByKind(since: old, scale: scale).all
  }

  /// Returns ``damage(since:scale:)`` with the backdrops' part separate, because it can be drawn a
  /// frame later.
  package func damageByKind(since old: DisplayList?, scale: CGFloat) -> DamageByKind {
    let window = pixelSize(scale: scale)
    guard let old, old.differsOnlyInItems(from: self) else {
      return DamageByKind(items: window.isEmpty ? [] : [window], backdrops: [])
    }
    var damage = DamageRegion()
    var backdrops = BackdropDamage(of: self, scale: scale)
    for change in DisplayListChange.all(from: old.root, to: root) {
      backdrops.add(damage, before: change.backdropsBefore)
      change.add(to: &damage, scale: scale, window: window)
    }
    backdrops.addRest(damage)
    return DamageByKind(items: damage.rects, backdrops: backdrops.region.rects)
  }
}

/// The device pixels that may differ between two lists, by cause; rectangles of one kind do not
/// overlap.
package struct DamageByKind {
  /// The areas of items that have changed, appeared or disappeared.
  package var items: [PixelRect]
  /// The areas in which backdrops show changes under them.
  package var backdrops: [PixelRect]

  /// The damage of both kinds, as a few disjoint rectangles.
  package var all: [PixelRect] { backdrops.isEmpty ? items : (items + backdrops).merged }
}

extension DisplayListChange {
  /// Adds the device pixels that the change may affect.
  fileprivate func add(to damage: inout DamageRegion, scale: CGFloat, window: PixelRect) {
    let before = PlacedItem.all(old, inside: layers, scale: scale, window: window)
    let after = PlacedItem.all(new, inside: layers, scale: scale, window: window)
    var places: [PlacedItem.Name: Int] = [:]
    places.reserveCapacity(before.count)
    for (index, item) in before.enumerated() { places[item.name] = index }

    var kept = [Bool](repeating: false, count: before.count)
    // Unchanged items in their new order, with their old indices. Those that have kept their
    // relative order need not be redrawn.
    var candidates: [(old: Int, new: Int)] = []
    for (index, item) in after.enumerated() {
      if let place = places[item.name] {
        if before[place].shows(sameAs: item) {
          candidates.append((place, index))
          continue
        }
      }
      damage.add(item.pixels)
    }
    let inOrder = longestAscending(candidates.map(\.old))
    for (candidate, isInOrder) in zip(candidates, inOrder) {
      if isInOrder {
        kept[candidate.old] = true
      } else {
        damage.add(after[candidate.new].pixels)
      }
    }
    for (index, item) in before.enumerated() where !kept[index] { damage.add(item.pixels) }
  }
}

/// An item with its surroundings.
private struct PlacedItem {
  /// The identity of an item.
  ///
  /// Several items may have the same id: the first has number 0, the next 1.
  struct Name: Hashable {
    var id: DisplayItemID
    var number: Int
  }

  var name: Name
  var item: DisplayItem
  /// The layer that contains the item; nil for none.
  var layer: Name?
  /// The device pixels that the item may change.
  var pixels: PixelRect

  func shows(sameAs other: PlacedItem) -> Bool { layer == other.layer && item == other.item }

  /// Returns the items with their surroundings; `layers` are the items that begin the layers around
  /// all of `items`.
  ///
  /// The pixels of a layer include those of everything inside it, so a changed layer covers its
  /// content.
  static func all(
    _ items: ArraySlice<DisplayItem>, inside layers: [DisplayItem], scale: CGFloat,
    window: PixelRect
  ) -> [PlacedItem] {
    var walk = Walk(scale: scale, window: window)
    for item in layers { _ = walk.place(item) }
    return items.map { walk.place($0) }
  }

  /// A walk through items in order that keeps track of the open layers.
  private struct Walk {
    let scale: CGFloat
    let window: PixelRect
    private var counts: [DisplayItemID: Int] = [:]
    private var open: [(name: Name, pixels: PixelRect, isProjected: Bool)] = []

    init(scale: CGFloat, window: PixelRect) { (self.scale, self.window) = (scale, window) }

    mutating func place(_ item: DisplayItem) -> PlacedItem {
      let number = counts[item.id, default: 0]
      counts[item.id] = number + 1
      let name = Name(id: item.id, number: number)
      let layer = open.last
      var pixels = PixelRect(x: 0, y: 0, width: 0, height: 0)
      switch item.content {
      case .endLayer: open.removeLast(open.isEmpty ? 0 : 1)
      default:
        let bounds = item.pixelBounds(scale: scale)
        pixels = item.confinement(within: bounds, scale: scale).rect
          .intersection(layer?.pixels ?? window)
        // In perspective an item may be visible anywhere in its layer.
        if let layer, layer.isProjected { pixels = layer.pixels }
      }
      if case .beginLayer(_, let effect) = item.content {
        var isProjected = layer?.isProjected ?? false
        switch effect {
        case .projection: isProjected = true
        case .edgeFade, nil: break
        }
        open.append((name, pixels, isProjected))
      }
      return PlacedItem(name: name, item: item, layer: layer?.name, pixels: pixels)
    }
  }
}

/// Returns which of the numbers belong to one longest ascending subsequence.
private func longestAscending(_ numbers: [Int]) -> [Bool] {
  // tails[n] is the index of the smallest number that ends an ascending subsequence of n + 1
  // numbers.
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = 0
    if let last = tails.last, numbers[last] < number {
      low = tails.count
    } else {
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var result = [Bool](repeating: false, count: numbers.count)
  var place = tails.last ?? -1
  while place >= 0 {
    result[place] = true
    place = previous[place]
  }
  return result
}
