import CairoRenderer
import Controls
import FocusInspector
import Foundation
import GoldenTesting
import SceneGraph

@MainActor
extension IndicatorMeasure {
  /// Of an item, from a picture with the focus on it and one with the focus elsewhere.
  init(of item: View, focused: PixelSurface, unfocused: PixelSurface) {
    self.init(
      focused: focused, unfocused: unfocused, item: Self.frame(of: item),
      reach: Self.reach(of: item), photograph: Self.photograph(in: item))
  }

  /// Of what is drawn large, without the lift.
  static func frame(of item: View) -> CGRect {
    item.liftedView.convert(item.liftedView.bounds, to: item.window ?? item)
  }

  /// How far an indicator goes: a ring, and as far as what is lifted grows.
  static func reach(of item: View) -> CGSize {
    let ring = ring(of: item)
    let size = item.liftedView.bounds.size
    let growth = (item.liftedView.focusedScale - 1) / 2
    return CGSize(width: size.width * growth + ring, height: size.height * growth + ring)
  }

  private static func ring(of item: View) -> CGFloat {
    if item.window?.focusSystem?.model.look == .lift { return 4 }
    // What has no ring shows its focus inside its own bounds.
    return item.focusEffect == nil ? 1 : 8
  }

  static func photograph(in item: View) -> CGRect? {
    var found: ImageView?
    func search(_ view: View) {
      if let image = view as? ImageView { found = found ?? image }
      view.subviews.forEach(search)
    }
    search(item)
    return found.map { $0.convert($0.bounds, to: item.window ?? item) }
  }
}
