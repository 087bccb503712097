import Foundation
import HaloCairoRenderer
import HaloControls
import HaloSceneGraph

@MainActor
extension IndicatorMeasure {
  /// Measures an item's indicator in two pictures of its window, of 1 pixel per point: with the
  /// focus on the item and with the focus elsewhere.
  package init(of item: View, focused: PixelSurface, unfocused: PixelSurface) {
    self.init(
      focused: focused, unfocused: unfocused, item: Self.frame(of: item),
      reach: Self.reach(of: item), photograph: Self.silentPart(of: item))
  }

  /// Returns the frame of the item's lifted view without the lift, in window points.
  package static func frame(of item: View) -> CGRect {
    item.liftedView.convert(item.liftedView.bounds, to: item.window ?? item)
  }

  /// Returns how far an indicator may extend beyond the frame, in points: the growth of the lifted
  /// view and a ring.
  package static func reach(of item: View) -> CGSize {
    let (ring, growth) = (ring(of: item), growth(of: item))
    return CGSize(width: growth.width + ring, height: growth.height + ring)
  }

  /// Returns how far the lifted view grows beyond each edge, in window points.
  package static func growth(of item: View) -> CGSize {
    let size = frame(of: item).size
    let growth = (item.liftedView.focusedScale - 1) / 2
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  private static func ring(of item: View) -> CGFloat {
    if item.window?.focusSystem?.model.look == .lift { return 4 }
    // An item without a ring shows its focus inside its own bounds.
    guard item.focusEffect != nil else { return 1 }
    // A halo of its own shape may lie further away from the item.
    let ring = item.haloRing(at: .rest)?.bounds ?? item.bounds
    let outset = max(
      item.bounds.minX - ring.minX, ring.maxX - item.bounds.maxX, item.bounds.minY - ring.minY,
      ring.maxY - item.bounds.maxY)
    return max(8, outset + 1)
  }

  /// Returns the part of a picture in the item whose pixels say nothing about the indicator, in
  /// window points; nil for none.
  ///
  /// A picture that lifts changes everywhere, by its size and its shine. One that does not is drawn
  /// beneath the indicator, which may be inside the item, so pixels near the item's edge count.
  private static func silentPart(of item: View) -> CGRect? {
    guard let photograph = photograph(in: item) else { return nil }
    let lifts = item.window?.focusSystem?.model.look == .lift || growth(of: item) != .zero
    guard !lifts else { return photograph }
    let inner = photograph.intersection(frame(of: item).insetBy(dx: innerRing, dy: innerRing))
    return inner.isNull || inner.isEmpty ? nil : inner
  }

  /// The distance in points from an item's edge within which an indicator inside it lies.
  private static let innerRing: CGFloat = 8

  /// Returns the frame of the first image view in the item that shows an image, in window points;
  /// nil for none.
  package static func photograph(in item: View) -> CGRect? {
    func first(in view: View) -> ImageView? {
      if let image = view as? ImageView {
        return image.isHidden || image.image == nil && image.layeredImage == nil ? nil : image
      }
      for view in view.subviews {
        if let image = first(in: view) { return image }
      }
      return nil
    }
    return first(in: item).map { $0.convert($0.bounds, to: item.window ?? item) }
  }
}
