import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloLists
import HaloSceneGraph

/// A screen in four appearances at once.
///
/// One of the four has the focus; the others display it at the same place.
@MainActor
final class AppearanceScene: SceneController, CollectionViewDelegate {
  private let panes = [
    AppearancePane(
      "light", "Light", TraitOverrides(userInterfaceStyle: .light, accessibilityContrast: .normal)),
    AppearancePane(
      "dark", "Dark", TraitOverrides(userInterfaceStyle: .dark, accessibilityContrast: .normal)),
    AppearancePane(
      "light-high", "Light",
      TraitOverrides(userInterfaceStyle: .light, accessibilityContrast: .high)),
    AppearancePane(
      "dark-high", "Dark", TraitOverrides(userInterfaceStyle: .dark, accessibilityContrast: .high)),
  ]
  private var favourites: Set<String> = ["lighthouse", "moon-over-water", "koi-pond"]
  private var accent = 0

  /// iPadOS with full keyboard access, so that the button can have the focus, too.
  nonisolated static let model: FocusModel = {
    var model = FocusModel.pad
    model.focusesControls = true
    return model
  }()

  private let commands = [
    KeyCommand(once: "Next Accent", "nextAccent", "a"),
    KeyCommand(once: "Previous Accent", "previousAccent", "a", .shift, attributes: .hidden),
    KeyCommand(once: "Reading Direction", "toggleDirection", "d"),
    KeyCommand(once: "Reduced Motion", "toggleMotion", "m"),
  ]

  /// The name of the window's accent, which may come from the desktop.
  private var accentName: String {
    let accent = view.window?.appearance.accent
    return AccentColor.named.first { $0.accent == accent }?.name.capitalized ?? "Desktop"
  }

  override func viewDidLoad() {
    for pane in panes {
      pane.list.delegate = self
      pane.grid.delegate = self
      view.addSubview(pane)
      pane.list.selectItem(at: IndexPath(item: 0, section: 0))
      pane.show(AppearanceAlbum.all[0], favourites: favourites)
      pane.button.primaryAction = { [weak self] in self?.playOn() }
    }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { panes }

  /// Returns the points around and between the panes; small panes have less space.
  private static func gaps(isSmall: Bool) -> (margin: CGFloat, gap: CGFloat) {
    isSmall ? (12, 10) : (24, 20)
  }

  private static func paneSize(in size: CGSize, isSmall: Bool) -> CGSize {
    let (margin, gap) = gaps(isSmall: isSmall)
    return CGSize(
      width: ((size.width - 2 * margin - gap) / 2).rounded(.down),
      height: ((size.height - 2 * margin - gap) / 2).rounded(.down))
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    view.backgroundColor = view.effectiveAppearance.palette.unfocusedSelection
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    let isSmall = AppearancePaneMetrics(Self.paneSize(in: bounds.size, isSmall: false)).isSmall
    let (margin, gap) = Self.gaps(isSmall: isSmall)
    let room = Self.paneSize(in: bounds.size, isSmall: isSmall)
    let album = AppearanceAlbum.all[shownAlbum]
    for (index, pane) in panes.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: 2)
      let place = CGRect(
        x: margin + CGFloat(column) * (room.width + gap),
        y: margin + CGFloat(row) * (room.height + gap), width: room.width, height: room.height)
      pane.fit(room, showing: album, favourites: favourites)
      pane.frame = isMirrored ? place.mirrored(in: bounds.width) : place
    }
  }

  private var shownAlbum: Int { panes[0].list.indexPathsForSelectedItems?.first?.item ?? 0 }

  // MARK: One focus, displayed four times

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    let next = context.nextFocusedItem
    let live = panes.first { $0.place(of: next) != nil }
    let place = live?.place(of: next)
    coordinator.addCoordinatedUnfocusingAnimations { _ in
      for pane in self.panes { pane.stopDisplayingFocus(except: pane === live ? nil : place) }
    }
    coordinator.addCoordinatedFocusingAnimations { _ in
      for pane in self.panes {
        pane.isLive = pane === live
        if let place, pane !== live { pane.displayFocus(at: place) }
      }
    }
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard panes.contains(where: { $0.list === collectionView }) else { return }
    let duration = view.effectiveAppearance.motion.timing.focusing
    View.animate(withDuration: duration, in: view.window) {
      for pane in panes { pane.list.selectItem(at: indexPath) }
    }
    for pane in panes { pane.show(AppearanceAlbum.all[indexPath.item], favourites: favourites) }
  }

  /// Returns whether the item is a picture; albums need no action, because one is shown as soon as
  /// its row has the focus.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.cellForItem(at: indexPath) is PhotoCell }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let cell = collectionView.cellForItem(at: indexPath) as? PhotoCell else { return }
    favourites.formSymmetricDifference([cell.photo.id])
    View.animate(withDuration: 0.2, in: view.window) {
      for pane in panes { pane.showFavourites(favourites) }
    }
  }

  /// Shows the next album.
  private func playOn() {
    collectionView(
      panes[0].list,
      didSelectItemAt: IndexPath(item: (shownAlbum + 1) % AppearanceAlbum.all.count, section: 0))
  }

  // MARK: Keys

  override var keyCommands: [KeyCommand]? { commands }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      "nextAccent": { [weak self] _ in self?.changeAccent(by: 1) },
      "previousAccent": { [weak self] _ in self?.changeAccent(by: -1) },
      "toggleDirection": { [weak self] _ in
        guard let window = self?.view.window else { return }
        window.layoutDirection =
          window.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
      },
      "toggleMotion": { [weak self] _ in
        self?.view.window?.appearance.prefersReducedMotion.toggle()
      },
    ]
  }

  private func changeAccent(by step: Int) {
    guard let window = view.window else { return }
    let all = AccentColor.named
    let now = all.firstIndex { $0.accent == window.appearance.accent } ?? -1
    let accent = all[(now + step + all.count) % all.count].accent
    window.appearance = window.appearance.with(accent: accent)
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .press(.select, let photo as PhotoCell): photo.favouriteWords
    case .command(let command, _): words(for: command.action)
    default: nil
    }
  }

  private func words(for action: Selector) -> String? {
    let window = view.window
    switch action {
    case "nextAccent": return "Accent: \(accentName)"
    case "toggleDirection":
      return window?.layoutDirection == .rightToLeft
        ? "Direction: right to left" : "Direction: left to right"
    case "toggleMotion":
      return window?.appearance.prefersReducedMotion == true ? "Motion: reduced" : "Motion: full"
    default: return nil
    }
  }
}
