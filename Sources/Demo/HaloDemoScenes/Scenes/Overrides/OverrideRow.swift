import FocusEngine
import HaloControls
import HaloLists
import HaloSceneGraph

/// A row of the decisions, or a cell of the list that they are about.
@MainActor
final class OverrideRow: CollectionViewListCell {
  let isOption: Bool

  init(_ id: String, _ title: String, isOption: Bool) {
    self.isOption = isOption
    super.init(frame: .zero)
    accessibilityIdentifier = id
    var content = ListContentConfiguration.cell()
    content.text = title
    content.textProperties.font = .systemFont(ofSize: 15)
    contentConfiguration = content
  }

  /// Shows the value of a decision below its title.
  func show(_ value: String) {
    guard var content = contentConfiguration as? ListContentConfiguration,
      content.secondaryText != value
    else { return }
    content.secondaryText = value
    contentConfiguration = content
  }
}
