import FocusGeometry
import Foundation
import HaloSceneGraph

/// Sections that scroll orthogonally.
extension CollectionView {
  /// Returns the view that holds the cell of an item.
  func holder(of number: Int) -> View {
    guard !shelves.isEmpty, number < counts.total else { return self }
    return shelves[counts.path(of: number).section] ?? self
  }

  /// Creates and places a view for each section that scrolls orthogonally.
  ///
  /// A view also exists while it is not visible, then without cells, so that the focus engine finds
  /// its items.
  func matchShelves() {
    let arrangement = arrangement
    let sections = arrangement.shelfSections
    guard !sections.isEmpty || !shelves.isEmpty else { return }
    let wanted = Set(sections)
    let isMirrored = isMirrored
    for (section, shelf) in shelves where !wanted.contains(section) {
      shelves[section] = nil
      takeAway(shelf)
    }
    for section in sections {
      guard let place = arrangement.shelf(ofSection: section) else { continue }
      let shelf = shelves[section] ?? CollectionShelfView(place, in: self)
      if shelves[section] == nil {
        shelves[section] = shelf
        insertSubview(shelf, at: backgroundView == nil ? 0 : 1)
        framesAreStale = true
      }
      shelf.place = place
      shelf.match(isMirrored: isMirrored, in: arrangement.contentSize.width)
    }
  }

  /// Removes a shelf that belongs to no section any more, after its cells have moved to the list.
  func takeAway(_ shelf: CollectionShelfView) {
    for (number, cell) in made where cell.superview === shelf && number < counts.total {
      addSubview(cell)
    }
    shelf.removeFromSuperview()
  }

  /// Returns the frame of an item's group, in points of its shelf with a left-to-right layout.
  func groupInShelf(of number: Int) -> CGRect {
    let path = counts.path(of: number)
    let arrangement = arrangement
    let frame = arrangement.groupFrame(ofItemAt: path)
    guard let shelf = arrangement.shelf(ofSection: path.section) else { return frame }
    return frame.offsetBy(dx: -shelf.frame.minX, dy: -shelf.frame.minY)
  }

  /// Returns the start of the first group that begins between `place` and `last`, or `last` if
  /// there is none.
  ///
  /// - Parameters:
  ///   - place: The lower limit, in points from the start of the section.
  ///   - last: The upper limit, which is the start of a group.
  ///   - section: A section that scrolls orthogonally.
  /// - Returns: The start of the group, in points from the start of the section.
  func groupStart(atOrBehind place: CGFloat, before last: CGFloat, inShelf section: Int) -> CGFloat
  {
    let (arrangement, counts) = (arrangement, counts)
    guard place < last, let shelf = arrangement.shelf(ofSection: section) else { return last }
    let axis = shelf.axis
    let rect = CGRect(
      origin: axis.point(place, across: 0),
      size: axis.size(last - place, across: axis.across.length(of: shelf.contentSize)))
    var start = last
    arrangement.forEachRun(
      in: rect.offsetBy(dx: shelf.frame.minX, dy: shelf.frame.minY), ofShelf: section
    ) { run in
      for number in counts.numbers(of: run) {
        let own = axis.start(of: groupInShelf(of: number))
        guard own < place - 0.5 else {
          start = min(last, own)
          return false
        }
      }
      return true
    }
    return start
  }
}
