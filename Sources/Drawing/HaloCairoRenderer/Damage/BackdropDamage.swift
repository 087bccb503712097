import FocusGeometry
import Foundation
import HaloDisplayList

/// What backdrops show of damage beneath them, found in the order of drawing: what is drawn above
/// one changes nothing in it, and one may show another.
struct BackdropDamage {
  private let list: DisplayList
  private let scale: CGFloat
  private let backdrops: [DisplayItem]
  /// How many of the backdrops, from the first, have been looked at.
  private var done = 0
  /// Device pixels.
  private(set) var region = DamageRegion()

  init(of list: DisplayList, scale: CGFloat) {
    (self.list, self.scale) = (list, scale)
    backdrops = list.root.backdrops
  }

  /// Adds what the backdrops before the one with this number show of `damage`, and of each other.
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
      let reach = BackdropBlur(sigma: backdrop.sigma(of: material, scale: scale)).reach
      for rect in damage.rects + region.rects {
        let part = rect.intersection(seen)
        if !part.isEmpty { region.add(part.insetBy(-reach).intersection(area)) }
      }
    }
  }

  /// Adds what all of the backdrops show that have not been looked at.
  mutating func addRest(_ damage: DamageRegion) { add(damage, before: backdrops.count) }
}
