import Foundation
import HaloCairoRenderer
import HaloControls
import HaloSceneGraph

@MainActor
extension IndicatorMeasure {
  /// Of an item, from a picture with the focus on it and one with the focus elsewhere.
  package init(of item: View, focused: PixelSurface, unfocused: PixelSurface) {
    self.init(
      focused: focused, unfocused: unfocused, item: Self.frame(of: item),
      reach: Self.reach(of: item), photograph: Self.photograph(in: item))
  }

  /// Of what is drawn large, without the lift.
  package static func frame(of item: View) -> CGRect {
    item.liftedView.convert(item.liftedView.bounds, to: item.window ?? item)
  }

  /// How far an indicator goes: a ring, and as far as what is lifted grows.
  package static func reach(of item: View) -> CGSize {
    let (ring, growth) = (ring(of: item), growth(of: item))
    return CGSize(width: growth.width + ring, height: growth.height + ring)
  }

  /// How far what is lifted grows beyond each edge.
  package static func growth(of item: View) -> CGSize {
    let size = item.liftedView.bounds.size
    let growth = (item.liftedView.focusedScale - 1) / 2
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  private static func ring(of item: View) -> CGFloat {
    if item.window?.focusSystem?.model.look == .lift { return 4 }
    // What has no ring shows its focus inside its own bounds.
    return item.focusEffect == nil ? 1 : 8
  }

  /// Where in an item its first picture is, in the window's points; nil for none.
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
