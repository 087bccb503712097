import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The scrolling by keys (Apple, UIScrollView documentation, `allowsKeyboardScrolling`).
extension ScrollView: KeyScrolling {
  /// The step of an arrow, and the part of a page that stays visible, in points (Decisions).
  static let keyStep: CGFloat = 40

  package var isScrolledByKeys: Bool {
    allowsKeyboardScrolling && isScrollEnabled && isUserInteractionEnabled
  }

  /// Returns the content offset to which a key scrolls; nil if it does not scroll.
  ///
  /// Arrows scroll by a step, Page keys by the visible length less a step, Home and End to the
  /// ends: vertically if the content is higher than the view, otherwise horizontally.
  package func contentOffset(after key: Key) -> CGPoint? {
    guard isScrolledByKeys, key.modifierFlags.isDisjoint(with: .chord), isInTopScreen else {
      return nil
    }
    let isVertical = contentSize.height > bounds.height
    var offset = contentOffset
    switch key.keyCode {
    case .upArrow: offset.y -= Self.keyStep
    case .downArrow: offset.y += Self.keyStep
    case .leftArrow: offset.x -= Self.keyStep
    case .rightArrow: offset.x += Self.keyStep
    case .pageUp, .pageDown, .home, .end:
      let length = isVertical ? bounds.height : bounds.width
      let isPage = key.keyCode == .pageUp || key.keyCode == .pageDown
      let way = isPage ? max(length - Self.keyStep, length / 2) : .infinity
      let isForward = key.keyCode == .pageDown || key.keyCode == .end
      if isVertical {
        offset.y += isForward ? way : -way
      } else {
        let isMirrored = window?.layoutDirection == .rightToLeft
        offset.x += isForward != isMirrored ? way : -way
      }
    default: return nil
    }
    let target = clamped(offset)
    let way = CGVector(dx: target.x - contentOffset.x, dy: target.y - contentOffset.y)
    guard max(abs(way.dx), abs(way.dy)) > 0.5,
      (self as? any ScrollingList)?.showsMore(in: contentBeyond(way)) ?? true
    else { return nil }
    return target
  }

  /// Returns the part of the content beyond the edge towards which `way` points.
  private func contentBeyond(_ way: CGVector) -> CGRect {
    var rest = CGRect(origin: .zero, size: contentSize)
    if way.dx > 0 {
      rest.size.width -= bounds.maxX
      rest.origin.x = bounds.maxX
    } else if way.dx < 0 {
      rest.size.width = bounds.minX
    }
    if way.dy > 0 {
      rest.size.height -= bounds.maxY
      rest.origin.y = bounds.maxY
    } else if way.dy < 0 {
      rest.size.height = bounds.minY
    }
    // Content that only touches the edge, or is cut off only by rounding, counts as visible.
    return rest.insetBy(dx: way.dx == 0 ? 0 : 0.5, dy: way.dy == 0 ? 0 : 0.5)
  }

  package func scroll(by key: Key) {
    guard let offset = contentOffset(after: key) else { return }
    View.animate(withDuration: effectiveAppearance.motion.scroll, in: window) {
      contentOffset = offset
    }
  }

  /// Whether the view is in the screen on top, with nothing presented over it.
  private var isInTopScreen: Bool {
    guard let window, !isInLeavingScreen else { return false }
    return window.topScreen.map(isDescendant) ?? true
  }
}
