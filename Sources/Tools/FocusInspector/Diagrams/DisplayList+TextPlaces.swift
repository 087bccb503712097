import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension DisplayList {
  /// Returns the visible places of all texts, in window points; tags over a screen avoid them.
  @MainActor
  package func textPlaces(_ measuring: any TextMeasuring) -> [CGRect] {
    items.compactMap { item in
      guard item.alpha > 0, case .text(let words, let style, let rect) = item.content,
        !words.isEmpty, style.color.alpha > 0
      else { return nil }
      // A label is often wider and higher than its text.
      let size = measuring.size(of: words, style: style, width: rect.width)
      let (width, height) = (min(size.width, rect.width), min(size.height, rect.height))
      let x: CGFloat =
        switch style.alignment {
        case .left, .natural: rect.minX
        case .center: rect.midX - width / 2
        case .right: rect.maxX - width
        }
      let place = CGRect(x: x, y: rect.midY - height / 2, width: width, height: height)
        .applying(item.transform).intersection(item.clip)
      return place.isNull || place.isEmpty ? nil : place
    }
  }
}
