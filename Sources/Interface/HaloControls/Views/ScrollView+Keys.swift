import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// Keys that scroll (Apple, UIScrollView documentation, `allowsKeyboardScrolling`).
extension ScrollView: KeyScrolling {
  /// By which an arrow scrolls, and what stays in sight of a page, in points (Decisions).
  static let keyStep: CGFloat = 40

  package var isScrolledByKeys: Bool {
    allowsKeyboardScrolling && isScrollEnabled && isUserInteractionEnabled
  }

  /// Arrows go by a step, Page keys by what is seen but for a step, Home and End to the ends: up
  /// and down where the content is higher than the view, otherwise across.
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

  /// The content beyond the edge over which a scroll in this direction moves content.
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
    // Content that touches the edge, or is cut off by rounding alone, is in sight.
    return rest.insetBy(dx: way.dx == 0 ? 0 : 0.5, dy: way.dy == 0 ? 0 : 0.5)
  }

  package func scroll(by key: Key) {
    guard let offset = contentOffset(after: key) else { return }
    View.animate(withDuration: effectiveAppearance.motion.scroll, in: window) {
      contentOffset = offset
    }
  }

  /// Whether nothing is presented over the screen that it is in.
  private var isInTopScreen: Bool {
    guard let window, !isInLeavingScreen else { return false }
    return window.topScreen.map(isDescendant) ?? true
  }
}
