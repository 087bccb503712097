import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayList {
  /// Returns the list in the upper left corner of a larger one.
  ///
  /// - Parameters:
  ///   - size: the size of the larger list, in points.
  ///   - background: the colour beside and below the list.
  ///   - items: the items to draw over both.
  /// - Returns: The larger list.
  package func placed(
    in size: CGSize, background: Color, beneath items: [DisplayItem]
  ) -> DisplayList {
    let place = CGRect(origin: .zero, size: self.size)
    // The background of a screen's window fills only the part of the picture that shows the screen.
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
