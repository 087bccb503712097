import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// Thirty-six colours in six rows: a measure of the least cost of a focus movement.
@MainActor
final class GridScene: SceneController {
  private let heading = Label("", font: .systemFont(ofSize: 34, weight: .bold))
  private let place = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private let grid = CollectionView(collectionViewLayout: FixedGridLayout())

  private static let families: [(name: String, hue: CGFloat)] = [
    ("Rose", 8), ("Amber", 68), ("Lime", 128), ("Teal", 188), ("Sky", 244), ("Violet", 300),
  ]
  /// The tones from the lightest row to the darkest.
  private static let tones: [(lightness: CGFloat, chroma: CGFloat)] = [
    (0.90, 0.055), (0.82, 0.095), (0.73, 0.125), (0.63, 0.14), (0.53, 0.13), (0.43, 0.105),
  ]

  override var hintTopics: [HintTopic] { [.tab, .arrows, .ends, .activation, .commands] }

  override func viewDidLoad() {
    grid.accessibilityIdentifier = "colours"
    grid.accessibilityLabel = "Colours"
    grid.allowsFocus = true
    grid.allowsSelection = false
    grid.focusScrollMargins = EdgeInsets(top: 16, bottom: 16)
    for child in [heading, place, grid] { view.addSubview(child) }
    grid.setCells(
      Self.tones.indices.flatMap { row in
        Self.families.map { family in
          let cell = SwatchCell(radius: 16)
          let tone = Self.tones[row]
          cell.backgroundColor = Color(
            lightness: tone.lightness, chroma: tone.chroma, hue: family.hue)
          cell.accessibilityIdentifier = "\(family.name.lowercased())-\((row + 1) * 100)"
          cell.accessibilityLabel = "\(family.name) \((row + 1) * 100)"
          return cell
        }
      })
    showFocus()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [grid] }

  private func showFocus() {
    let focused = view.window?.focusSystem?.focusedItem as? SwatchCell
    guard let number = focused?.indexPath?.item else {
      heading.text = "Colours"
      place.text = "36 colours"
      return
    }
    let (row, column) = number.quotientAndRemainder(dividingBy: FixedGridLayout.columns)
    heading.text = "\(Self.families[column].name) \((row + 1) * 100)"
    place.text = "Row \(row + 1), column \(column + 1)"
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    showFocus()
  }

  override func viewDidLayoutSubviews() {
    SceneHeading.layOut(heading, place, above: grid, in: view)
  }
}

/// A layout of six columns and six rows that fill the view.
private struct FixedGridLayout: CollectionViewArranging {
  static let columns = 6
  private static let spacing: CGFloat = 24
  /// The space between rows in a low window, so that all six fit.
  private static let lowSpacing: CGFloat = 14
  private static let insets = EdgeInsets(top: 16, left: 40, bottom: 28, right: 40)

  func arrangement(of counts: ItemCounts, in size: CGSize) -> any CollectionViewArrangement {
    let rowSpacing = size.height < 360 ? Self.lowSpacing : Self.spacing
    func length(_ whole: CGFloat, _ edges: CGFloat, _ spacing: CGFloat) -> CGFloat {
      let gaps = spacing * CGFloat(Self.columns - 1)
      return max(24, ((whole - edges - gaps) / CGFloat(Self.columns)).rounded(.down))
    }
    let cell = CGSize(
      width: length(size.width, Self.insets.left + Self.insets.right, Self.spacing),
      height: length(size.height, Self.insets.top + Self.insets.bottom, rowSpacing))
    return UniformArrangement(
      of: counts, width: size.width, cell: cell, columns: Self.columns,
      pitch: CGSize(width: cell.width + Self.spacing, height: cell.height + rowSpacing),
      insets: Self.insets)
  }
}
