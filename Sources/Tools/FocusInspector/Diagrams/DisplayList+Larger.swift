import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayList {
  /// The list as it is, in the upper left corner of a larger one.
  ///
  /// - Parameters:
  ///   - size: of the larger one, in points.
  ///   - background: beside the list and below it.
  ///   - items: drawn over both.
  /// - Returns: The larger one.
  package func placed(
    in size: CGSize, background: Color, beneath items: [DisplayItem]
  ) -> DisplayList {
    let place = CGRect(origin: .zero, size: self.size)
    // What fills the window of a screen fills the picture of it.
    let ground = DisplayItem(
      id: DisplayItemID(view: .max, part: 0), transform: .identity, clip: place, alpha: 1,
      content: .fill(.rect(place), self.background))
    var larger = self
    larger.size = size
    larger.background = .color(background)
    larger.root = .group([DisplayNode([ground]), root, DisplayNode(items)], owner: 0)
    larger.screens.append(place)
    return larger
  }
}
