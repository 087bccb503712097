import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension LayoutElement {
  /// Changes what `fields` names; `image` is the picture that its field leads to.
  func apply(_ fields: ViewFields, image: Image?, in screen: LayoutController) {
    if let frame = fields.frame { self.frame = frame }
    if let hidden = fields.hidden { isHidden = hidden }
    if let alpha = fields.alpha { self.alpha = alpha }
    if let interaction = fields.interaction { isUserInteractionEnabled = interaction }
    if let responds = fields.respondsToUserInteraction {
      accessibilityRespondsToUserInteraction = responds
    }
    if let clips = fields.clips { clipsToBounds = clips }
    if let label = fields.label { accessibilityLabel = label }
    if let hint = fields.hint { accessibilityHint = hint }
    if let value = fields.value { accessibilityValue = value }
    if let groups = fields.groupAccessibilityChildren { shouldGroupAccessibilityChildren = groups }
    var traits = traits
    if let focusable = fields.focusable { traits.focusable = focusable }
    if let enabled = fields.enabled { traits.isEnabled = enabled }
    if let selected = fields.selected { traits.isSelected = selected }
    if let title = fields.title { traits.title = title }
    if let color = fields.color { traits.color = color }
    if let effect = fields.effect { traits.effect = effect }
    if let halo = fields.halo { traits.halo = halo }
    if let role = fields.role { traits.role = role }
    focusBehaviour = behaviour(with: fields, traits, in: screen)
    self.traits = traits
    if let image { setImage(image) }
    applyOwn(fields)
  }

  private func behaviour(
    with fields: ViewFields, _ traits: ElementTraits, in screen: LayoutController
  ) -> FocusBehaviour {
    var behaviour = focusBehaviour
    behaviour.canBecomeFocused = traits.focusable.map { $0 && traits.isEnabled }
    if let transparent = fields.transparent { behaviour.isTransparent = transparent }
    if let prefers = fields.prefers {
      behaviour.preferredEnvironments = screen.environments(prefers)
    }
    if let group = fields.group { behaviour.groupIdentifier = group }
    if let priority = fields.priority { behaviour.groupPriority = priority }
    if let tabIndex = fields.tabIndex { behaviour.tabIndex = tabIndex }
    if let focusgroup = fields.focusgroup { behaviour.focusgroup = focusgroup }
    if let start = fields.focusgroupStart { behaviour.isFocusgroupStart = start }
    for (heading, reference) in fields.next {
      behaviour.setNeighbour(screen.view(withID: reference.id), for: heading)
    }
    return behaviour
  }

  private func setImage(_ image: Image) {
    switch self {
    case let box as LayoutBox: box.image = image
    case let button as LayoutButton: button.image = image
    case let poster as LayoutPoster: poster.picture = image
    case let cell as LayoutCell: cell.image = image
    default: break
    }
  }

  /// What only some kinds have.
  private func applyOwn(_ fields: ViewFields) {
    switch self {
    case let cell as LayoutCell:
      guard let selected = fields.selected else { break }
      guard let list = cell.collectionView else {
        cell.isSelected = selected
        break
      }
      if selected {
        list.selectItem(at: cell.indexPath)
      } else if cell.isSelected {
        list.selectItem(at: nil)
      }
    case let scroll as LayoutScroll:
      if let size = fields.contentSize { scroll.givenContentSize = size }
      scroll.scroll(to: fields.contentOffset, given: scroll.givenContentSize)
    case let list as LayoutList:
      if let allows = fields.allowsFocus { list.allowsFocus = allows }
      if let follows = fields.selectionFollowsFocus { list.selectionFollowsFocus = follows }
      if let remembers = fields.remembersLastFocused {
        list.remembersLastFocusedIndexPath = remembers
      }
      if let size = fields.contentSize { list.givenContentSize = size }
      list.scroll(to: fields.contentOffset, given: list.givenContentSize)
    default: break
    }
  }
}

extension ScrollView {
  fileprivate func scroll(to offset: CGPoint?, given: CGSize?) {
    guard let offset else { return }
    // The offset is clamped to the content, so its size must be right first.
    fitContent(given: given)
    contentOffset = offset
  }
}
