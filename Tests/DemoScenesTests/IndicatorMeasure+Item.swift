import CairoRenderer
import FocusTestSupport
import Foundation
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

  /// How far an indicator goes: a ring; of what is lifted, as far as it grows.
  static func reach(of item: View) -> CGSize {
    guard item.window?.focusSystem?.model.look == .lift else {
      // What has no ring shows its focus inside its own bounds.
      return item.focusEffect == nil ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 8)
    }
    let size = item.liftedView.bounds.size
    let growth = (item.liftedView.focusedScale - 1) / 2
    return CGSize(width: size.width * growth + 4, height: size.height * growth + 4)
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
