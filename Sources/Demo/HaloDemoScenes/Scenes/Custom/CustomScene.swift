import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// Items and looks of a program's own: a sky whose stars are no views, tiles with rings and without
/// one, cells without configurations, and a text view (WWDC21 10260, 3:50 and 7:30).
@MainActor
final class CustomScene: SceneController {
  let sky = SkyView()
  let cells = CollectionView(collectionViewLayout: CustomScene.cellLayout(in: 300))
  let note = NoteView()
  private let tiles = [LookTile(.inferred), LookTile(.path), LookTile(.own), LookTile(.standard)]
  private let page = ScenePage()
  private let heading = Label("Custom", font: .systemFont(ofSize: 34, weight: .bold))
  private lazy var skySection = CustomSection(
    "Stars that are no views",
    "Each is a focus item of its own, in a container that scrolls by itself. The sky draws them,"
      + " and the mark around the one that has the focus.", content: sky)
  private lazy var sections = [
    CustomSection(
      "Looks of focus",
      "A ring, one along a path, a look of its own, and the default: a ring on a Mac, none on an iPad.",
      content: TileRow(tiles)),
    CustomSection(
      "Cells without configurations", "The system leaves them plain. They draw focus themselves.",
      content: cells),
    CustomSection(
      "A text view", "Arrows stay inside, with Shift they select. Tab leads on.",
      content: note),
  ]

  override var hintTopics: [HintTopic] {
    [.tab, .arrows] + (note.isFocused ? [.arrows(.shift)] : []) + [.activation, .commands]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .press(.select, let star as Star): star.isNamed ? "Forget the name" : "Keep the name"
    case .press(.select, let tile as LookTile): tile.isMarked ? "Unmark" : "Mark"
    case .press(.select, let cell as CollectionViewCell): cell.isSelected ? nil : "Select"
    case .text where key.modifierFlags == .shift: "Select text"
    default: nil
    }
  }

  override func viewDidLoad() {
    page.accessibilityIdentifier = "page"
    view.addSubview(page)
    cells.accessibilityIdentifier = "cells"
    cells.accessibilityLabel = "Colours"
    cells.allowsFocus = true
    cells.allowsTypeSelect = false
    cells.clipsToBounds = false
    cells.setCells(HandStyledCell.all())
    for tile in tiles { tile.focusGroupIdentifier = "looks" }
    for child in [heading, skySection] + sections { page.addSubview(child) }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [sky.field] + tiles }

  // MARK: Layout

  private enum Metrics {
    static let margin: CGFloat = 24
    static let gutter: CGFloat = 32
    /// The width below which the sections are one below the other.
    static let leastWidth: CGFloat = 900
    static let mostWidth: CGFloat = 1400
    static let leastSky: CGFloat = 190
    static let mostSky: CGFloat = 420
    /// The heights of the contents, where they are side by side and where they are not.
    static let content: CGFloat = 150
    static let stacked: [CGFloat] = [92, 76, 100]
    static let bottom: CGFloat = 20
  }

  /// Returns a layout of six cells in two rows, or in one if there is room.
  private static func cellLayout(in width: CGFloat) -> GridLayout {
    let columns: CGFloat = width > 480 ? 6 : 3
    let (side, gap): (CGFloat, CGFloat) = (4, 12)
    let cell = ((width - 2 * side - (columns - 1) * gap) / columns).rounded(.down)
    return GridLayout(
      minimumWidth: cell, spacing: gap,
      insets: EdgeInsets(top: 6, left: side, bottom: 6, right: side),
      aspect: 60 / max(1, cell))
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    page.frame = bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let width = min(bounds.width - 2 * Metrics.margin, Metrics.mostWidth)
    let left = ((bounds.width - width) / 2).rounded()
    let isStacked = bounds.width < Metrics.leastWidth
    let top: CGFloat = bounds.height < 560 ? 10 : 24
    place(heading, CGRect(x: left, y: top, width: width, height: 44))
    heading.textAlignment = isMirrored ? .right : .left
    heading.textColor = view.effectiveAppearance.palette.label
    let skyTop = top + 54
    let skyHead = skySection.headHeight(in: width)
    var parts: [CGRect] = []
    var bottom = skyTop
    if isStacked {
      let height = skyHead + Metrics.leastSky
      place(skySection, CGRect(x: left, y: skyTop, width: width, height: height))
      bottom = skyTop + height
      parts.append(CGRect(x: 0, y: skyTop - 12, width: bounds.width, height: height + 24))
      for (section, content) in zip(sections, Metrics.stacked) {
        section.sharedHeadHeight = 0
        let height = section.headHeight(in: width) + content
        let y = bottom + 20
        place(section, CGRect(x: left, y: y, width: width, height: height))
        bottom = y + height
        parts.append(CGRect(x: 0, y: y - 10, width: bounds.width, height: height + 20))
      }
    } else {
      let column = ((width - 2 * Metrics.gutter) / 3).rounded(.down)
      let head = sections.map { $0.headHeight(in: column) }.max() ?? 0
      let lower: CGFloat = head + Metrics.content
      let room = bounds.height - skyTop - skyHead - 26 - lower - Metrics.bottom
      let height = skyHead + min(Metrics.mostSky, max(Metrics.leastSky, room))
      place(skySection, CGRect(x: left, y: skyTop, width: width, height: height))
      let y: CGFloat = skyTop + height + 26
      for (index, section) in sections.enumerated() {
        section.sharedHeadHeight = head
        place(
          section,
          CGRect(
            x: left + CGFloat(index) * (column + Metrics.gutter), y: y, width: column,
            height: lower))
      }
      bottom = y + lower
      parts = [
        CGRect(x: 0, y: 0, width: bounds.width, height: y - 12),
        CGRect(x: 0, y: y - 12, width: bounds.width, height: lower + 12 + Metrics.bottom),
      ]
    }
    bottom += Metrics.bottom
    page.contentSize = CGSize(width: bounds.width, height: max(bottom, bounds.height))
    page.parts = parts
    page.focusScrollMargins = EdgeInsets(top: 24, bottom: 24)
    for section in [skySection] + sections { section.layoutIfNeeded() }
    cells.setCollectionViewLayout(Self.cellLayout(in: cells.bounds.width), animated: false)
  }
}
