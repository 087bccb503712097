import FocusGeometry
import Foundation

extension Window {
  /// The factor by which everything in the window is enlarged, at least 1.
  ///
  /// See ``largestLayoutSize``.
  public var zoom: CGFloat {
    guard let most = largestLayoutSize, most.width > 0, most.height > 0 else { return 1 }
    return max(1, min(bounds.width / most.width, bounds.height / most.height))
  }

  /// Gives a view the whole window.
  package func fill(with view: View) {
    view.transform = zoom == 1 ? .identity : .init(scaleX: zoom, y: zoom)
    view.frame = bounds
  }
}
