import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayList {
  /// Returns the device pixels that a backdrop may show: those of the screen that contains it, or
  /// of the window.
  func pixels(seenBy backdrop: DisplayItem, scale: CGFloat) -> PixelRect {
    let window = pixelSize(scale: scale)
    let middle = CGPoint(x: backdrop.clip.midX, y: backdrop.clip.midY)
    guard let screen = screens.first(where: { $0.contains(middle) }) else { return window }
    return PixelRect(rounding: screen.applying(CGAffineTransform(scaleX: scale, y: scale)))
      .intersection(window)
  }

  /// Returns the items drawn before the first item of `view` that may be visible in `extent`, so
  /// that the shadow of a pane does not darken it.
  ///
  /// Items in layers that are still open there are left out.
  func items(beneath view: UInt64, in extent: Extent) -> [DisplayItem] {
    var items: [DisplayItem] = []
    _ = root.gather(beneath: view, in: extent, to: &items)
    return items
  }
}

extension DisplayItem {
  /// Returns the blur of a material in device pixels.
  func blur(of material: Material, scale: CGFloat) -> BackdropBlur {
    BackdropBlur(sigma: material.sigma * scale * restScale, isGlass: material.lens != nil)
  }

  /// Returns how far a material's lens displaces a pixel at most, in whole device pixels.
  func bend(of material: Material, scale: CGFloat) -> Int {
    guard let lens = material.lens else { return 0 }
    return Int(max(0, min(1_000, lens.displacement * transform.meanScale * scale)).rounded(.up)) + 1
  }
}

extension DisplayNode {
  /// The backdrops in drawing order; O(1) if there is none.
  var backdrops: [DisplayItem] {
    guard hasBackdrop else { return [] }
    return switch content {
    case .items(let items): items.filter(\.isBackdrop)
    case .group(let nodes), .run(let nodes), .layer(_, let nodes, _): nodes.flatMap(\.backdrops)
    }
  }

  /// Collects the items drawn before a view.
  ///
  /// - Returns: Whether the view was found, which ends the search.
  fileprivate func gather(
    beneath view: UInt64, in extent: Extent, to items: inout [DisplayItem]
  ) -> Bool {
    guard hasBackdrop || self.extent.meets(extent) else { return false }
    switch content {
    case .items(let own):
      var open: [Int] = []
      for item in own {
        if item.id.view == view {
          if let first = open.first { items.removeSubrange(first...) }
          return true
        }
        switch item.content {
        case .beginLayer: open.append(items.count)
        case .endLayer: _ = open.popLast()
        default: guard Extent(of: item).meets(extent) else { continue }
        }
        items.append(item)
      }
    case .group(let nodes), .run(let nodes):
      return nodes.contains { $0.gather(beneath: view, in: extent, to: &items) }
    case .layer(let begin, let nodes, let end):
      if begin.id.view == view { return true }
      let start = items.count
      items.append(begin)
      if nodes.contains(where: { $0.gather(beneath: view, in: extent, to: &items) }) {
        items.removeSubrange(start...)
        return true
      }
      items.append(end)
    }
    return false
  }
}
