import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// The configurations of a cell and the views that show them.
@MainActor
final class CellConfigurations {
  private(set) var content: (any ContentConfiguration)?
  private(set) var background: BackgroundConfiguration?
  private var contentView: (any ContentView)?
  private var backgroundView: BackgroundView?
  private unowned let cell: CollectionViewCell

  init(cell: CollectionViewCell) { self.cell = cell }

  var surface: View? { backgroundView }

  /// Whether the program is setting configurations for a state of the cell.
  var isMadeForState = false
  /// Whether the program made the background for a state of the cell.
  private var isBackgroundOfState = false

  /// Whether the background shows that the cell is focused, so that a ring would show it twice
  /// (WWDC21 10260, 7:18).
  ///
  /// A background that the program makes for each state counts as one that shows the focus.
  var highlightsFocus: Bool {
    guard let background else { return false }
    return isBackgroundOfState
      || cell.automaticallyUpdatesBackgroundConfiguration
        && background.showsFocus(like: cell.configurationState)
  }

  func setContent(_ new: (any ContentConfiguration)?) {
    content =
      cell.automaticallyUpdatesContentConfiguration
      ? new?.updated(for: cell.configurationState) : new
    showContent()
    cell.focusMayHaveChanged()
  }

  func setBackground(_ new: BackgroundConfiguration?) {
    isBackgroundOfState = isMadeForState
    background =
      cell.automaticallyUpdatesBackgroundConfiguration
      ? new?.updated(for: cell.configurationState) : new
    showBackground()
    cell.focusMayHaveChanged()
  }

  func update(for state: CellConfigurationState) {
    if cell.automaticallyUpdatesContentConfiguration, let content {
      self.content = content.updated(for: state)
    }
    if cell.automaticallyUpdatesBackgroundConfiguration, let background {
      self.background = background.updated(for: state)
    }
    showBackground()
    showContent()
  }

  private func showContent() {
    guard let content else {
      contentView?.removeFromSuperview()
      contentView = nil
      return
    }
    if let contentView, contentView.supports(content) {
      contentView.configuration = content
    } else {
      contentView?.removeFromSuperview()
      let view = content.makeContentView()
      view.surface = backgroundView
      contentView = view
      cell.addSubview(view)
    }
  }

  private func showBackground() {
    guard let background else {
      guard backgroundView != nil else { return }
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      contentView?.surface = nil
      cell.givenFocusedScale = nil
      return
    }
    let view = backgroundView ?? BackgroundView()
    if backgroundView == nil {
      backgroundView = view
      cell.insertSubview(view, at: 0)
      contentView?.surface = view
    }
    view.show(background, in: cell.effectiveAppearance)
    placeBackground()
    scaleCell()
  }

  /// Returns the size that the content wants within `size`, with the accessories beside it; nil
  /// without a content.
  func contentSize(in size: CGSize) -> CGSize? {
    guard let contentView else { return nil }
    let beside = cell.leadingRoom + cell.trailingRoom
    let room = CGSize(width: max(0, size.width - beside), height: size.height)
    let wanted = contentView.sizeThatFits(room)
    return CGSize(width: wanted.width + beside, height: wanted.height)
  }

  func layout() {
    var content = cell.bounds
    content.origin.x += cell.leadingRoom
    content.size.width = max(0, content.width - cell.leadingRoom - cell.trailingRoom)
    let isMirrored = cell.window?.layoutDirection == .rightToLeft
    contentView?.frame = isMirrored ? content.mirrored(in: cell.bounds.width) : content
    placeBackground()
    scaleCell()
  }

  private func placeBackground() {
    guard let background, let backgroundView else { return }
    let insets = background.backgroundInsets
    backgroundView.frame = CGRect(
      x: insets.left, y: insets.top,
      width: max(0, cell.bounds.width - insets.left - insets.right),
      height: max(0, cell.bounds.height - insets.top - insets.bottom))
  }

  /// Sets the scale of the focused row under models that lift items.
  private func scaleCell() {
    guard let background, background.lifts else { return }
    let isLift = cell.window?.focusSystem?.model.look == .lift
    let width = cell.bounds.width
    let rows = cell.effectiveAppearance.rows
    let growth = min(rows.platterGrowth, width * rows.platterShare)
    cell.givenFocusedScale = isLift && width > 0 ? (width + growth) / width : nil
  }
}
