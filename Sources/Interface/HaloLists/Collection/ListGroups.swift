import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The cards behind the sections of a grouped list.
@MainActor
final class ListGroups {
  private var cards: [ListGroupCard] = []

  /// Puts a card behind the rows of each section, and removes surplus cards.
  ///
  /// - Parameters:
  ///   - looks: The configurations of the sections, nil for a section that is not a list.
  ///   - list: The superview of the cards.
  ///   - index: The index of the cards among its subviews.
  ///   - frame: A closure that returns the frame of a section's rows; nil for a section without
  ///     rows.
  func show(
    _ looks: [CollectionLayoutListConfiguration?], in list: View, at index: Int,
    frame: (Int) -> CGRect?
  ) {
    let count = looks.contains { $0?.isGrouped == true } ? looks.count : 0
    while cards.count > count { cards.removeLast().removeFromSuperview() }
    while cards.count < count {
      let card = ListGroupCard()
      list.insertSubview(card, at: index)
      cards.append(card)
    }
    for (section, card) in cards.enumerated() {
      let rows = frame(section)
      card.isHidden = rows == nil || looks[section]?.isGrouped != true
      card.isRounded = looks[section]?.appearance == .insetGrouped
      if let rows { card.frame = rows }
    }
  }
}

private final class ListGroupCard: Decoration {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    cornerRadius = effectiveAppearance.rows.radius
  }

  /// Whether the card is inset with round corners, and not from edge to edge.
  var isRounded = true { didSet { if isRounded != oldValue { appearanceDidChange() } } }

  override func appearanceDidChange() {
    var state = ViewConfigurationState(appearance: effectiveAppearance)
    state.look = window?.focusSystem?.model.look ?? .halo
    let ground = BackgroundConfiguration.listGroupedCell().updated(for: state)
    backgroundColor = ground.backgroundColor ?? .clear
    cornerRadius = isRounded ? ground.cornerRadius : 0
    // With increased contrast a card is as bright as the window, so it gets an outline.
    hairlineColor =
      effectiveAppearance.accessibilityContrast == .high
      ? effectiveAppearance.palette.separator : nil
  }
}
