import Foundation

/// An arrangement that moves another one down, leaving space above it that scrolls with the
/// content.
struct LoweredArrangement: CollectionViewArrangement {
  let base: any CollectionViewArrangement
  /// The height of the space above, in points.
  let room: CGFloat

  private func lowered(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: 0, dy: room) }
  private func raised(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: 0, dy: -room) }

  var contentSize: CGSize {
    CGSize(width: base.contentSize.width, height: base.contentSize.height + room)
  }
  func frameForItem(at indexPath: IndexPath) -> CGRect {
    lowered(base.frameForItem(at: indexPath))
  }
  func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {
    base.forEachRun(in: raised(rect), body)
  }
  var shelfSections: [Int] { base.shelfSections }
  func shelf(ofSection section: Int) -> CollectionViewShelf? {
    guard var shelf = base.shelf(ofSection: section) else { return nil }
    shelf.frame = lowered(shelf.frame)
    return shelf
  }
  func forEachRun(in rect: CGRect, ofShelf section: Int, _ body: (ItemRun) -> Bool) {
    base.forEachRun(in: raised(rect), ofShelf: section, body)
  }
  func groupFrame(ofItemAt indexPath: IndexPath) -> CGRect {
    lowered(base.groupFrame(ofItemAt: indexPath))
  }
  func supplements(in rect: CGRect) -> [SupplementaryPlace] {
    base.supplements(in: raised(rect)).map { place in
      var place = place
      place.frame = lowered(place.frame)
      place.pinnedWithin = place.pinnedWithin.map(lowered)
      return place
    }
  }
  func fitting(ofItemAt indexPath: IndexPath) -> FittingAxes { base.fitting(ofItemAt: indexPath) }
  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    base.listConfiguration(ofSection: section)
  }
}
