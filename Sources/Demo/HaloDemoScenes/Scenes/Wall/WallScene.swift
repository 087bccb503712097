import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloLists
import HaloSceneGraph

/// A million cells, of which only the visible ones exist.
@MainActor
final class WallScene: SceneController, CollectionViewDataSource, CollectionViewDelegate {
  private static let count = 1_000_000
  private static let identifier = "swatch"

  private let heading = Label("A million", font: .systemFont(ofSize: 34, weight: .bold))
  private let place = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private let wall = CollectionView(
    collectionViewLayout: GridLayout(
      minimumWidth: 64, spacing: 14, insets: EdgeInsets(top: 16, left: 40, bottom: 28, right: 40)))
  /// A line below the heading, visible while cells are scrolled beneath it.
  private let edge = View()

  override var hintTopics: [HintTopic] {
    [.tab, .arrows, .pages, .ends, .activation, .commands]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    let isPage = key == Key(.pageUp) || key == Key(.pageDown)
    return isPage ? "A page" : nil
  }

  override func viewDidLoad() {
    wall.accessibilityIdentifier = "wall"
    wall.accessibilityLabel = "Wall"
    wall.allowsSelection = false
    // Cells have no names to type.
    wall.allowsTypeSelect = false
    wall.focusScrollMargins = EdgeInsets(top: 24, bottom: 24)
    wall.register({ SwatchCell(radius: 14) }, forCellWithReuseIdentifier: Self.identifier)
    wall.allowsFocus = true
    wall.dataSource = self
    wall.delegate = self
    for child in [heading, place, wall, edge] { view.addSubview(child) }
    edge.alpha = 0
    showFocus()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [wall] }

  // MARK: Cells

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    cell.backgroundColor = Self.color(of: indexPath.item)
    cell.accessibilityIdentifier = "cell-\(indexPath.item + 1)"
    cell.accessibilityLabel = "Tile \(indexPath.item + 1)"
    return cell
  }

  /// Returns false, because cells can only be visited.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Returns a colour computed from the number alone, by waves of different lengths.
  ///
  /// A cell keeps its colour when the window's width changes.
  private static func color(of number: Int) -> Color {
    let x = CGFloat(number)
    let wave = sin(x * 0.0171) + 0.6 * sin(x * 0.3927 + 1.3 * sin(x * 0.0061))
    return Color(
      lightness: 0.66 + 0.13 * wave, chroma: 0.115, hue: 215 + 95 * sin(x * 0.0023) + 22 * wave)
  }

  // MARK: Focus

  private func showFocus() {
    let focused = view.window?.focusSystem?.focusedItem as? CollectionViewCell
    place.text =
      focused?.indexPath.map { "Cell \(Self.grouped($0.item + 1))" }
      ?? "\(Self.grouped(Self.count)) cells"
  }

  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    for place in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
    }
    return digits
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    showFocus()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    View.animate(withDuration: 0.15, in: view.window) {
      edge.alpha = wall.contentOffset.y > 0 ? 1 : 0
    }
  }

  override func viewDidLayoutSubviews() {
    SceneHeading.layOut(heading, place, above: wall, in: view)
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    edge.frame = CGRect(x: 0, y: SceneHeading.height, width: view.bounds.width, height: pixel)
    edge.backgroundColor = view.effectiveAppearance.palette.separator
  }
}
