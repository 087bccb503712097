import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The cards behind the sections of an inset grouped list.
@MainActor
final class ListGroups {
  private var cards: [ListGroupCard] = []

  /// Puts a card behind the rows of each section, and takes away what are too many.
  func layOut(in list: CollectionView) {
    let looks = (0..<list.numberOfSections).map(list.listConfiguration)
    let count = looks.contains { $0?.isGrouped == true } ? looks.count : 0
    while cards.count > count { cards.removeLast().removeFromSuperview() }
    while cards.count < count {
      let card = ListGroupCard()
      list.insertSubview(card, at: list.backgroundView == nil ? 0 : 1)
      cards.append(card)
    }
    // A row that was the last one may be so no longer.
    if looks.contains(where: { $0?.showsSeparators == true }) {
      for case let row as CollectionViewListCell in list.made.values { row.matchSeparator() }
    }
    for (section, card) in cards.enumerated() {
      let items = list.numberOfItems(inSection: section)
      let frames = [0, items - 1].compactMap {
        list.frameForItem(at: IndexPath(item: $0, section: section))
      }
      card.isHidden = items == 0 || looks[section]?.isGrouped != true
      card.isRounded = looks[section]?.appearance == .insetGrouped
      if items > 0 { card.frame = frames.reduce(.null) { $0.union($1) } }
    }
  }
}

private final class ListGroupCard: Decoration {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    cornerRadius = effectiveAppearance.rows.radius
  }

  /// Whether it stands free, and not from edge to edge.
  var isRounded = true { didSet { if isRounded != oldValue { appearanceDidChange() } } }

  override func appearanceDidChange() {
    var state = ViewConfigurationState(appearance: effectiveAppearance)
    state.look = window?.focusSystem?.model.look ?? .halo
    let ground = BackgroundConfiguration.listGroupedCell().updated(for: state)
    backgroundColor = ground.backgroundColor ?? .clear
    cornerRadius = isRounded ? ground.cornerRadius : 0
    // With increased contrast a card is as bright as the window.
    hairlineColor =
      effectiveAppearance.accessibilityContrast == .high
      ? effectiveAppearance.palette.separator : nil
  }
}
