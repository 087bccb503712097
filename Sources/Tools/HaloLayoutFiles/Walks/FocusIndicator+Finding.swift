import FocusGeometry
import HaloAudit
import HaloDisplayList
import HaloSceneGraph

extension FocusIndicator {
  /// Determines how a view shows the focus in a frame of its window.
  ///
  /// - Parameters:
  ///   - item: the focused view.
  ///   - frame: the frame, at rest.
  @MainActor
  init(of item: View, in frame: DisplayList) {
    let own = frame.items.filter { $0.id.view == item.displayID }
    if own.contains(where: \.isHalo) {
      self = .ring
    } else if item.isFilled(in: frame) {
      self = .highlight
    } else if IndicatorMeasure.growth(of: item).height > 0 {
      self = .lift
    } else {
      self = .none
    }
  }
}

extension View {
  /// Returns whether a fill of the colour of the focus covers most of the view.
  fileprivate func isFilled(in list: DisplayList) -> Bool {
    let palette = effectiveAppearance.palette
    let isLifted = window?.focusSystem?.model.look == .lift
    let colors: [Color] = isLifted ? [palette.focusedControl] : [tintColor, palette.tint]
    let own = displayIDs
    let frame = IndicatorMeasure.frame(of: self)
    return list.items.contains { item in
      guard own.contains(item.id.view), item.alpha > 0.9,
        case .fill(_, .color(let color)) = item.content, colors.contains(color)
      else { return false }
      let covered = item.extent.intersection(frame)
      return !covered.isNull
        && covered.width * covered.height > 0.7 * frame.width * frame.height
    }
  }
}

extension DisplayItem {
  /// Whether the item is a focus ring.
  var isHalo: Bool { if case .halo = content { true } else { false } }
}
