import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The Page keys, which move focus by about the visible length of the list.
extension CollectionView: PageMoving {
  package func page(forward: Bool) -> PageStep? {
    focusedCell.map { origin in
      let heading = pageHeading(forward: forward)
      return PageStep(to: itemAPageAway(from: origin, heading) ?? origin, heading)
    }
  }

  private var focusedCell: CollectionViewCell? {
    number(around: window?.focusSystem?.focusedItem).flatMap { made[$0] }
  }

  private func pageHeading(forward: Bool) -> FocusHeading {
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    return isVertical ? (forward ? .down : .up) : forward == isMirrored ? .left : .right
  }

  /// Returns the item straight ahead whose distance is nearest to a page less one row, so that one
  /// visible row stays visible; nil if there is none.
  private func itemAPageAway(
    from origin: CollectionViewCell, _ heading: FocusHeading
  ) -> (any FocusItem)? {
    let own = Stretch(origin.frame, heading)
    let length = heading.isDisjoint(with: [.up, .down]) ? bounds.width : bounds.height
    let step = max(length - own.length, own.length)
    // Search within one page, and further only if that is empty.
    for reach in [step, 3 * step, 1e9] {
      var band = own
      (band.near, band.far) = (own.far, own.far + reach)
      var best: (item: any FocusItem, away: CGFloat)?
      for item in focusItems(in: band.rect(heading)) where item !== origin && isOffered(item) {
        let other = Stretch(item.frame, heading)
        guard other.near >= own.far - 1, other.high > own.low + 1, other.low < own.high - 1
        else { continue }
        let away = abs(other.near - own.near - step)
        if best.map({ away < $0.away }) ?? true { best = (item, away) }
      }
      if let best { return best.item }
    }
    return nil
  }

  /// A rectangle along a heading: `near` and `far` increase in its direction.
  private struct Stretch {
    var near, far, low, high: CGFloat
    var length: CGFloat { far - near }

    init(_ rect: CGRect, _ heading: FocusHeading) {
      let isVertical = !heading.isDisjoint(with: [.up, .down])
      (low, high) = isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
      (near, far) = heading.isDisjoint(with: [.up, .left]) ? (start, end) : (-end, -start)
    }

    func rect(_ heading: FocusHeading) -> CGRect {
      let start = heading.isDisjoint(with: [.up, .left]) ? near : -far
      return heading.isDisjoint(with: [.up, .down])
        ? CGRect(x: start, y: low, width: length, height: high - low)
        : CGRect(x: low, y: start, width: high - low, height: length)
    }
  }

  private func isOffered(_ item: any FocusItem) -> Bool {
    if item is CellPlaceholder { return true }
    guard let cell = item as? CollectionViewCell, cell.list === self else { return false }
    return cell.canBecomeFocused && cell.focusItemState.isDisjoint(with: .unreachable)
  }
}

extension FocusItemState {
  fileprivate static let unreachable: FocusItemState = [
    .hidden, .alphaZero, .interactionDisabled, .disabled,
  ]
}

extension CollectionView: CommandAnswering {
  /// Whether the command would change the selection; the delegate may refuse all the remaining
  /// items.
  package func acts(on command: KeyCommand) -> Bool {
    switch command.action {
    case .selectAll:
      let rest = IndexSet(integersIn: 0..<counts.total).subtracting(selection)
      return rest.contains(where: maySelect)
    case .deselectAll: return selection.contains(where: mayDeselect)
    default: return true
    }
  }
}
