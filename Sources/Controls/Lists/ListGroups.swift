import FocusGeometry
import Foundation
import SceneGraph

/// The cards behind the sections of an inset grouped list.
@MainActor
final class ListGroups {
  private var cards: [ListGroupCard] = []

  /// Puts a card behind the rows of each section, and takes away what are too many.
  func layOut(in list: CollectionView) {
    let isGrouped = (list.collectionViewLayout as? ListLayout)?.appearance == .insetGrouped
    let count = isGrouped ? list.numberOfSections : 0
    while cards.count > count { cards.removeLast().removeFromSuperview() }
    while cards.count < count {
      let card = ListGroupCard()
      list.insertSubview(card, at: 0)
      cards.append(card)
    }
    // A row that was the last one may be so no longer.
    if (list.collectionViewLayout as? ListLayout)?.showsSeparators == true {
      for case let row as CollectionViewListCell in list.made.values { row.matchSeparator() }
    }
    for (section, card) in cards.enumerated() {
      let items = list.numberOfItems(inSection: section)
      let frames = [0, items - 1].compactMap {
        list.frameForItem(at: IndexPath(item: $0, section: section))
      }
      card.isHidden = items == 0
      if items > 0 { card.frame = frames.reduce(.null) { $0.union($1) } }
    }
  }
}

private final class ListGroupCard: Decoration {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    cornerRadius = effectiveAppearance.rows.radius
  }

  override func appearanceDidChange() {
    var state = ViewConfigurationState(appearance: effectiveAppearance)
    state.look = window?.focusSystem?.model.look ?? .halo
    let ground = BackgroundConfiguration.listGroupedCell().updated(for: state)
    backgroundColor = ground.backgroundColor ?? .clear
    cornerRadius = ground.cornerRadius
    // With increased contrast a card is as bright as the window.
    hairlineColor =
      effectiveAppearance.accessibilityContrast == .high
      ? effectiveAppearance.palette.separator : nil
  }
}
