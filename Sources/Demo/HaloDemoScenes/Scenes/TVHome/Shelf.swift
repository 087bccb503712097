import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloLockups
import HaloSceneGraph

/// A titled row of posters that scrolls sideways.
@MainActor
final class Shelf: View {
  enum Kind: Hashable {
    /// Pictures of 16:9, four in the safe area.
    case wide
    /// Pictures of 2:3, six in the safe area.
    case poster

    /// The size of a picture, in canvas points (HIG, Layout; the columns have gutters of 48).
    var size: CGSize {
      switch self {
      case .wide: CGSize(width: 404, height: 227)
      case .poster: CGSize(width: 253, height: 380)
      }
    }
  }

  /// The visible part of a shelf.
  enum Sight {
    case whole
    /// Only the upper part of its pictures fits, and their captions would be cut off.
    case peeking
    case hidden
  }

  private enum Metrics {
    static let titleHeight: CGFloat = 46
    /// The space between a title and its row, besides the space for growth.
    static let belowTitle: CGFloat = 24
    /// The space below the row and its space for growth; larger, as a title belongs to the row
    /// below it.
    static let belowRow: CGFloat = 48
  }

  let kind: Kind
  private let titleLabel: Label?
  private let row: ShelfRow
  /// A guide beside the last picture of a row that does not fill the window; it leads to that
  /// picture.
  private let rest = FocusGuide()

  /// Creates a shelf without pictures.
  ///
  /// - Parameters:
  ///   - id: the beginning of its parts' identifiers.
  ///   - title: the title above the row; nil for a shelf without title and captions.
  ///   - kind: the kind of all pictures.
  init(id: String, title: String?, kind: Kind) {
    self.kind = kind
    titleLabel = title.map { TVStyle.label($0, size: 38, weight: .medium) }
    row = ShelfRow(kind: kind)
    super.init(frame: .zero)
    accessibilityIdentifier = id
    accessibilityLabel = title
    row.accessibilityIdentifier = "\(id)-row"
    if let titleLabel { addSubview(titleLabel) }
    addSubview(row)
    addLayoutGuide(rest)
  }

  /// Shows these pictures; those that it has shown before keep their posters.
  ///
  /// - Parameters:
  ///   - artworks: what the pictures show.
  ///   - pictures: the pictures of all shelves.
  ///   - press: called when a press on a poster begins.
  ///   - open: called when a poster is activated.
  func show(
    _ artworks: [Artwork], pictures: PosterPictures, press: @escaping (ShelfPoster) -> Void,
    open: @escaping (ShelfPoster) -> Void
  ) {
    var known = Dictionary(uniqueKeysWithValues: row.posters.map { ($0.artwork.name, $0) })
    row.posters = artworks.enumerated().map { index, artwork in
      let poster =
        known.removeValue(forKey: artwork.name)
        ?? ShelfPoster(
          artwork, image: pictures.picture(of: artwork, kind: kind), kind: kind,
          hasCaption: titleLabel != nil)
      poster.accessibilityIdentifier = "\(accessibilityIdentifier ?? "")-\(index + 1)"
      poster.accessibilityLabel = artwork.title
      poster.pressHandler = press
      poster.primaryAction = { [weak poster] in poster.map(open) }
      return poster
    }
    showSight()
    setNeedsLayout()
  }

  var posters: [ShelfPoster] { row.posters }

  /// The points by which focused pictures extend beyond the row, above and below.
  var growth: CGFloat {
    let size = kind.size
    let scale = effectiveAppearance.lift.focusedScale(longestSide: max(size.width, size.height))
    return (size.height * (scale - 1) / 2).rounded()
  }

  private var rowTop: CGFloat {
    (titleLabel == nil ? 0 : Metrics.titleHeight + Metrics.belowTitle) + growth
  }

  /// The lower edge of the grown pictures with their captions.
  var contentHeight: CGFloat { rowTop + row.contentHeight + growth }
  /// The height of title, pictures, captions and the space below.
  var height: CGFloat { contentHeight + Metrics.belowRow }

  /// The furthest distance from the shelf's upper edge at which the window may cut it; about a
  /// third of each picture then stays visible.
  var cutTop: CGFloat { rowTop + (kind.size.height * 0.64).rounded() }

  /// Returns the part of the shelf that fits.
  ///
  /// - Parameters:
  ///   - top: the upper edge of the shelf, relative to the visible area.
  ///   - bottom: the lower edge of the usable area.
  /// - Returns: The part that fits.
  func sight(at top: CGFloat, above bottom: CGFloat) -> Sight {
    // A shelf cut by the upper edge has no title, but it has its captions.
    if top < 0, top + cutTop < -0.5 { return .hidden }
    // Captions are measured at rest, because only those of the focused shelf move down.
    if top + contentHeight - growth <= bottom { return .whole }
    return top + rowTop + kind.size.height * 0.44 <= bottom ? .peeking : .hidden
  }

  var sight = Sight.whole {
    didSet {
      guard sight != oldValue else { return }
      showSight()
    }
  }

  /// The points by which the pictures of a hidden shelf are moved; 0 for none.
  var retreat: CGFloat = 0 {
    didSet { for poster in posters { poster.retreat = retreat } }
  }

  /// Returns the points by which the pictures have to move to be out of the visible area: up if the
  /// upper edge cuts the shelf, otherwise down; 0 if they are out of it.
  ///
  /// - Parameters:
  ///   - top: the upper edge of the shelf, relative to the visible area.
  ///   - height: the height of the visible area.
  /// - Returns: The points downwards.
  func retreat(at top: CGFloat, in height: CGFloat) -> CGFloat {
    let (upper, lower) = (top + rowTop, top + rowTop + kind.size.height)
    let shadow = effectiveAppearance.lift.restShadow.reach
    return top < 0 ? min(0, -lower - growth - shadow) : max(0, height - upper + growth + shadow)
  }

  /// Whether the title and the captions are visible; false on a page that is not shown.
  var showsTexts = false { didSet { if showsTexts != oldValue { showSight() } } }

  /// Whether the title is visible; false if the upper edge cuts the shelf.
  var showsTitle = true { didSet { if showsTitle != oldValue { showSight() } } }

  private func showSight() {
    titleLabel?.alpha = showsTexts && showsTitle && sight != .hidden ? 1 : 0
    for poster in posters {
      poster.showsCaption = showsTexts && sight == .whole
      poster.retreat = retreat
    }
  }

  override func layoutSubviews() {
    titleLabel?.frame = CGRect(
      x: 80, y: 0, width: bounds.width - 160, height: Metrics.titleHeight)
    row.frame = CGRect(x: 0, y: rowTop, width: bounds.width, height: row.contentHeight)
    let empty = CGRect(
      x: row.end, y: rowTop, width: max(0, bounds.width - row.end), height: kind.size.height)
    rest.layoutFrame =
      window?.layoutDirection == .rightToLeft ? empty.mirrored(in: bounds.width) : empty
    rest.preferredFocusEnvironments = posters.last.map { [$0] } ?? []
    rest.isEnabled = empty.width > 0
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let next = context.nextFocusedItem else { return }
    // The focused shelf is in front, so that a lifted picture's shadow falls on the neighbouring
    // shelves.
    zPosition = contains(next) ? 1 : 0
  }
}

/// The pictures of all shelves, each drawn once for a kind.
///
/// A picture that is prepared for one shelf is ready for all.
@MainActor
final class PosterPictures {
  private struct Key: Hashable {
    var name: String
    var kind: Shelf.Kind
  }

  private var pictures: [Key: Image] = [:]

  func picture(of artwork: Artwork, kind: Shelf.Kind) -> Image {
    let key = Key(name: artwork.name, kind: kind)
    if let picture = pictures[key] { return picture }
    let picture = artwork.poster(size: kind.size)
    pictures[key] = picture
    return picture
  }
}

/// A picture on a shelf.
@MainActor
final class ShelfPoster: TVPosterView {
  let artwork: Artwork
  var showsCaption = false { didSet { if showsCaption != oldValue { updateAppearance() } } }
  /// The points by which the picture of a hidden shelf is moved out of the visible area; its frame
  /// stays, so it can still have the focus, which scrolls it into view.
  ///
  /// The picture does not fade, so that the focus is seen as soon as it arrives.
  var retreat: CGFloat = 0 {
    didSet {
      guard retreat != oldValue else { return }
      let transform = CGAffineTransform(translationX: 0, y: retreat)
      contentView.transform = transform
      // The caption keeps its distance from the picture.
      footerView?.transform = transform
    }
  }

  init(_ artwork: Artwork, image: Image, kind: Shelf.Kind, hasCaption: Bool) {
    self.artwork = artwork
    super.init(
      image: image,
      title: !hasCaption ? "" : kind == .wide ? artwork.place : artwork.title,
      subtitle: hasCaption && kind == .poster ? artwork.place : "")
  }

  /// Called when a press on the poster begins; nil for nothing.
  var pressHandler: ((ShelfPoster) -> Void)?

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    super.pressesBegan(presses, with: event)
    if isHighlighted { pressHandler?(self) }
  }

  override func updateAppearance() {
    super.updateAppearance()
    footerView?.alpha = showsCaption ? 1 : 0
  }
}

/// The scrolling part of a shelf.
@MainActor
private final class ShelfRow: ScrollView {
  private let itemSize: CGSize
  var posters: [ShelfPoster] = [] {
    didSet {
      for old in oldValue where !posters.contains(where: { $0 === old }) {
        old.removeFromSuperview()
      }
      for poster in posters where poster.superview == nil { addSubview(poster) }
      setNeedsLayout()
    }
  }

  /// The points between pictures; 40 would leave 5 beside a grown one, which looks crowded.
  private static let spacing: CGFloat = 48

  init(kind: Shelf.Kind) {
    itemSize = kind.size
    super.init(frame: .zero)
    clipsToBounds = false
    // The margins are those of the safe area.
    focusScrollMargins = EdgeInsets(left: 80, right: 80)
  }

  var contentHeight: CGFloat {
    itemSize.height + (posters.map(\.captionExtent).max() ?? 0)
  }

  private var pitch: CGFloat { itemSize.width + Self.spacing }

  /// The end of the last picture, from the leading edge.
  var end: CGFloat { 80 + CGFloat(posters.count) * pitch - Self.spacing }

  override func layoutSubviews() {
    let width = end + 80
    for (index, poster) in posters.enumerated() {
      let frame = CGRect(
        x: 80 + CGFloat(index) * pitch, y: 0, width: itemSize.width, height: contentHeight)
      // A row that is narrower than the window begins at the right edge, too.
      poster.frame = isMirrored ? frame.mirrored(in: max(width, bounds.width)) : frame
    }
    contentSize = CGSize(width: max(width, bounds.width), height: contentHeight)
    super.layoutSubviews()
  }

  /// Returns an offset by whole columns, so that one always begins at the edge of the safe area.
  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    // Offsets count from the beginning of the row.
    let end = contentSize.width - bounds.width
    func fromStart(_ x: CGFloat) -> CGFloat { isMirrored ? end - x : x }
    let columns = fromStart(proposed.x) / pitch
    let isForward = fromStart(proposed.x) > fromStart(contentOffset.x)
    return CGPoint(x: fromStart(columns.rounded(isForward ? .up : .down) * pitch), y: proposed.y)
  }

  private var isMirrored: Bool { window?.layoutDirection == .rightToLeft }
}
