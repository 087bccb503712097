import FocusGeometry
import Foundation
import HaloDisplayList

/// The damage that backdrops show from changes under them, found in drawing order: what is drawn in
/// front of a backdrop does not change it, and a backdrop may show another one.
struct BackdropDamage {
  private let list: DisplayList
  private let scale: CGFloat
  private let backdrops: [DisplayItem]
  /// The number of backdrops, from the first, that have been processed.
  private var done = 0
  /// The damage of the backdrops, in device pixels.
  private(set) var region = DamageRegion()

  init(of list: DisplayList, scale: CGFloat) {
    (self.list, self.scale) = (list, scale)
    backdrops = list.root.backdrops
  }

  /// Adds the part of `damage`, and of earlier backdrops' damage, that the backdrops before number
  /// `end` show.
  mutating func add(_ damage: DamageRegion, before end: Int) {
    while done < end {
      let backdrop = backdrops[done]
      done += 1
      guard !damage.rects.isEmpty, case .backdrop(_, let material) = backdrop.content else {
        continue
      }
      let bounds = backdrop.pixelBounds(scale: scale)
      let seen = list.pixels(seenBy: backdrop, scale: scale)
      let area = backdrop.confinement(within: bounds, scale: scale).rect.intersection(seen)
      let reach =
        backdrop.blur(of: material, scale: scale).reach
        + backdrop.bend(of: material, scale: scale)
      for rect in damage.rects + region.rects {
        let changed = rect.intersection(seen)
        let part = changed.insetBy(-reach).intersection(area)
        guard !changed.isEmpty, !part.isEmpty else { continue }
        // The darkness of the whole pane depends on everything under it.
        region.add(material.shade == nil ? part : area)
      }
    }
  }

  /// Adds the part of `damage` that the remaining backdrops show.
  mutating func addRest(_ damage: DamageRegion) { add(damage, before: backdrops.count) }
}
