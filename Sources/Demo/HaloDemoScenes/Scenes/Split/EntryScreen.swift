import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControllers
import HaloControls
import HaloLists
import HaloSceneGraph

/// The last column: an entry with its cover, its tags, its pictures, and entries like it.
///
/// The screen is a focus group inside that of its column. The group has items of its own, the cover
/// and the tags, and two groups inside, the pictures and the entries like it (WWDC21 10260, 14:50).
@MainActor
final class EntryScreen: ViewController {
  static let group = "entry"

  let cover = CoverView()
  let pictures = CollectionView(collectionViewLayout: GridLayout(minimumWidth: 100))
  let related = CollectionView(
    collectionViewLayout: ListLayout(
      rowHeight: EntryScreen.rowHeight, spacing: 0, insets: EdgeInsets(EntryScreen.ringMargin)))
  /// Called with the word of a tag that is pressed.
  var tagPressed: ((String) -> Void)?

  private let page = ScenePage()
  private let whereabouts = Label("", font: .systemFont(ofSize: 15))
  private let text = Label("", font: .systemFont(ofSize: 17))
  private let picturesHeading = Label("Pictures", font: .systemFont(ofSize: 13, weight: .semibold))
  private let relatedHeading = Label("See also", font: .systemFont(ofSize: 13, weight: .semibold))
  private var tags: [TagButton] = []
  /// The names of the shown pictures.
  private var shownPictures: [String] = []

  private static let rowHeight: CGFloat = 44
  private static let numberOfPictures = 5
  /// The space around cells, for their rings.
  private static let ringMargin: CGFloat = 8

  override func viewDidLoad() {
    focusGroupIdentifier = Self.group
    text.numberOfLines = 0
    text.lineHeight = 25
    pictures.accessibilityIdentifier = "pictures"
    pictures.accessibilityLabel = "Pictures"
    related.accessibilityIdentifier = "related"
    related.accessibilityLabel = "See also"
    for list in [pictures, related] {
      list.allowsFocus = true
      list.allowsTypeSelect = false
      list.clipsToBounds = false
    }
    related.allowsSelection = false
    page.focusScrollMargins = EdgeInsets(top: 20, bottom: 20)
    view.addSubview(page)
    for child in [
      cover, whereabouts, text, picturesHeading, pictures, relatedHeading, related,
    ] { page.addSubview(child) }
  }

  func show(
    _ entry: Journal.Entry, pictures shown: [JournalPicture], related entries: [Journal.Entry]
  ) {
    title = entry.title
    whereabouts.text = "\(entry.place) · \(entry.date)"
    text.text = entry.text
    showTags(entry.tags)
    let names = shown.map(\.artwork.name)
    if names != shownPictures {
      shownPictures = names
      pictures.setCells(shown.map(cell))
      pictures.selectItem(at: IndexPath(item: 0, section: 0))
      page.contentOffset = .zero
    }
    let chosen = pictures.indexPathsForSelectedItems?.first?.item ?? 0
    cover.show(shown[chosen], isFavourite: entry.isFavourite)
    related.setCells(entries.map(row))
    view.setNeedsLayout()
  }

  /// The size of a picture below the cover, in points.
  var pictureSize: CGSize { pictures.cells.first?.bounds.size ?? .zero }

  private func showTags(_ words: [String]) {
    guard words != tags.map(\.titleLabel.text) else { return }
    tags.forEach { $0.removeFromSuperview() }
    tags = words.map { word in
      let tag = TagButton(word)
      tag.primaryAction = { [weak self] in self?.tagPressed?(word) }
      page.addSubview(tag)
      return tag
    }
  }

  private func cell(_ picture: JournalPicture) -> CollectionViewCell {
    let artwork = picture.artwork
    let cell = PhotoCell(
      photo: PhotoLibrary.Photo(
        id: artwork.name, title: artwork.title, image: picture.tile))
    cell.accessibilityIdentifier = "picture-\(artwork.name)"
    return cell
  }

  private func row(_ entry: Journal.Entry) -> CollectionViewListCell {
    let row = CollectionViewListCell(title: entry.title, value: entry.date)
    row.accessories = [.disclosureIndicator()]
    row.accessibilityIdentifier = "related-\(entry.id)"
    return row
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    page.frame = bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    let margin: CGFloat = bounds.width < 420 ? 16 : 24
    // In a very wide column the content is in the middle.
    let width = min(bounds.width - 2 * margin, 900)
    let left = ((bounds.width - width) / 2).rounded()
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    var y: CGFloat = 12
    let height = min(260, max(96, (bounds.height * 0.34).rounded()), width * 0.5)
    place(cover, CGRect(x: left, y: y, width: width, height: height))
    y += height + 14
    y = placeLine(from: left, width: width, y: y, place)
    let lines = text.sizeThatFits(CGSize(width: width, height: .infinity)).height
    place(text, CGRect(x: left, y: y, width: width, height: lines))
    y += lines + 16
    place(picturesHeading, CGRect(x: left, y: y, width: width, height: 20))
    y += 20
    let side = placePictures(from: left, width: width, y: y, place)
    y += side + 2 * Self.ringMargin + 8
    place(relatedHeading, CGRect(x: left, y: y, width: width, height: 20))
    y += 20
    let rows = CGFloat(related.cells.count) * Self.rowHeight + 2 * Self.ringMargin
    place(
      related,
      CGRect(
        x: left - Self.ringMargin, y: y, width: width + 2 * Self.ringMargin, height: rows))
    page.contentSize = CGSize(width: bounds.width, height: y + rows + 8)
    for label in [whereabouts, text, picturesHeading, relatedHeading] {
      label.textAlignment = isMirrored ? .right : .left
    }
    let palette = view.effectiveAppearance.palette
    text.textColor = palette.label
    for label in [whereabouts, picturesHeading, relatedHeading] {
      label.textColor = palette.secondaryLabel
    }
  }

  /// Places the line below the cover: where the entry was written, and the tags at the other end, or
  /// below where both do not fit.
  ///
  /// - Returns: The upper edge of what follows.
  private func placeLine(
    from left: CGFloat, width: CGFloat, y: CGFloat, _ place: (View, CGRect) -> Void
  ) -> CGFloat {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let words = whereabouts.sizeThatFits(unbounded).width.rounded(.up)
    let sizes = tags.map { $0.sizeThatFits(unbounded) }
    let room = sizes.reduce(0) { $0 + $1.width + 8 } - 8
    let isStacked = words + 16 + room > width
    place(
      whereabouts, CGRect(x: left, y: y + 5, width: min(words, width), height: 22))
    var x = isStacked ? left : left + width - room
    let top = isStacked ? y + 34 : y
    for (tag, size) in zip(tags, sizes) {
      place(tag, CGRect(x: x, y: top, width: size.width, height: size.height))
      x += size.width + 8
    }
    return top + TagButton.height + 10
  }

  /// Places the pictures in one row, and returns the side of one.
  private func placePictures(
    from left: CGFloat, width: CGFloat, y: CGFloat, _ place: (View, CGRect) -> Void
  ) -> CGFloat {
    let count = CGFloat(Self.numberOfPictures)
    let gap: CGFloat = 10
    let side = min(120, ((width - gap * (count - 1)) / count).rounded(.down))
    let margin = Self.ringMargin
    let row = side * count + gap * (count - 1)
    pictures.setCollectionViewLayout(
      GridLayout(minimumWidth: side, spacing: gap, insets: EdgeInsets(margin)), animated: false)
    place(
      pictures,
      CGRect(x: left - margin, y: y, width: row + 2 * margin, height: side + 2 * margin))
    return side
  }
}

/// A button with a word of an entry, which looks for entries with the same word.
@MainActor
final class TagButton: Button {
  static let height: CGFloat = 32

  init(_ word: String) {
    super.init(title: word, font: .systemFont(ofSize: 15, weight: .medium))
    accessibilityIdentifier = "tag-\(word.lowercased())"
    cornerRadius = Self.height / 2
    cornerCurve = .circular
    focusEffect = FocusHaloEffect()
    // Tags are content, so keys reach them without full keyboard access, too.
    focusBehaviour.canBecomeFocused = true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(width: (text.width + 26).rounded(.up), height: Self.height)
  }
}
