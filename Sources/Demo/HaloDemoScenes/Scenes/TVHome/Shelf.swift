import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A titled row of posters that scrolls sideways.
@MainActor
final class Shelf: View {
  enum Kind: Hashable {
    /// 16:9, four in the safe area.
    case wide
    /// 2:3, six in the safe area.
    case poster

    /// Of the picture, in canvas points (HIG, Layout; the columns are those of gutters of 48).
    var size: CGSize {
      switch self {
      case .wide: CGSize(width: 404, height: 227)
      case .poster: CGSize(width: 253, height: 380)
      }
    }
  }

  /// How much of a shelf is seen.
  enum Sight {
    case whole
    /// Only the upper part of its pictures has room: their captions would be cut.
    case peeking
    case hidden
  }

  private enum Metrics {
    static let titleHeight: CGFloat = 46
    /// Between a title and its row, beside the room to grow.
    static let belowTitle: CGFloat = 24
    /// Below the row and the room to grow: larger, as a title belongs to what follows it.
    static let belowRow: CGFloat = 48
  }

  let kind: Kind
  private let titleLabel: Label?
  private let row: ShelfRow
  /// Beside the last picture of a row that does not fill the window: leads to it.
  private let rest = FocusGuide()

  /// - Parameters:
  ///   - id: begins the names of its parts.
  ///   - title: above the row; nil for none, and no captions.
  ///   - kind: of all pictures.
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
  func show(_ artworks: [Artwork], pictures: PosterPictures, open: @escaping (ShelfPoster) -> Void)
  {
    var known = Dictionary(uniqueKeysWithValues: row.posters.map { ($0.artwork.name, $0) })
    row.posters = artworks.enumerated().map { index, artwork in
      let poster =
        known.removeValue(forKey: artwork.name)
        ?? ShelfPoster(
          artwork, image: pictures.picture(of: artwork, kind: kind), kind: kind,
          hasCaption: titleLabel != nil)
      poster.accessibilityIdentifier = "\(accessibilityIdentifier ?? "")-\(index + 1)"
      poster.accessibilityLabel = artwork.title
      poster.primaryAction = { [weak poster] in poster.map(open) }
      return poster
    }
    showSight()
    setNeedsLayout()
  }

  var posters: [ShelfPoster] { row.posters }

  /// How far focused pictures reach beyond the row, above and below.
  var growth: CGFloat {
    let size = kind.size
    let scale = effectiveAppearance.lift.focusedScale(longestSide: max(size.width, size.height))
    return (size.height * (scale - 1) / 2).rounded()
  }

  private var rowTop: CGFloat {
    (titleLabel == nil ? 0 : Metrics.titleHeight + Metrics.belowTitle) + growth
  }

  /// The end of the grown pictures and of their captions.
  var contentHeight: CGFloat { rowTop + row.contentHeight + growth }
  /// Everything: title, pictures, captions, and room below.
  var height: CGFloat { contentHeight + Metrics.belowRow }

  /// - Parameters:
  ///   - top: where the shelf begins to be seen.
  ///   - bottom: from where on nothing is to stand.
  /// - Returns: How much of it there is room for.
  func sight(at top: CGFloat, above bottom: CGFloat) -> Sight {
    // Cut by the upper edge it has no title, but its captions.
    if top < 0, top + rowTop + kind.size.height * 0.65 < 0 { return .hidden }
    // Captions at rest: only those of the shelf with the focus move down.
    if top + contentHeight - growth <= bottom { return .whole }
    return top + rowTop + kind.size.height * 0.44 <= bottom ? .peeking : .hidden
  }

  var sight = Sight.whole {
    didSet {
      guard sight != oldValue else { return }
      showSight()
    }
  }

  /// Not where the upper edge cuts it.
  var showsTitle = true { didSet { if showsTitle != oldValue { showSight() } } }

  private func showSight() {
    titleLabel?.alpha = sight == .hidden || !showsTitle ? 0 : 1
    for poster in posters { poster.sight = sight }
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
    // In front, so that a lifted picture's shadow falls on the neighbouring shelves.
    zPosition = contains(next) ? 1 : 0
  }
}

/// The pictures of shelves, each made once for a kind, so that what is prepared for one shelf is
/// there for all.
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
  /// Out of sight it can still have the focus, which brings it in.
  var sight = Shelf.Sight.whole { didSet { if sight != oldValue { updateAppearance() } } }

  init(_ artwork: Artwork, image: Image, kind: Shelf.Kind, hasCaption: Bool) {
    self.artwork = artwork
    super.init(
      image: image,
      title: !hasCaption ? "" : kind == .wide ? artwork.place : artwork.title,
      subtitle: hasCaption && kind == .poster ? artwork.place : "")
  }

  override func updateAppearance() {
    super.updateAppearance()
    contentView.alpha = sight == .hidden ? 0 : 1
    footerView?.alpha = sight == .whole ? 1 : 0
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

  /// Points between pictures: 40 would leave 5 beside a grown one, which looks crowded.
  private static let spacing: CGFloat = 48

  init(kind: Shelf.Kind) {
    itemSize = kind.size
    super.init(frame: .zero)
    clipsToBounds = false
    // The safe area on both sides.
    focusScrollMargins = EdgeInsets(left: 80, right: 80)
  }

  var contentHeight: CGFloat {
    itemSize.height + (posters.map(\.captionExtent).max() ?? 0)
  }

  private var pitch: CGFloat { itemSize.width + Self.spacing }

  /// Of the last picture, from where lines begin.
  var end: CGFloat { 80 + CGFloat(posters.count) * pitch - Self.spacing }

  override func layoutSubviews() {
    let width = end + 80
    for (index, poster) in posters.enumerated() {
      let frame = CGRect(
        x: 80 + CGFloat(index) * pitch, y: 0, width: itemSize.width, height: contentHeight)
      // From the right edge also where the row is narrower than the window.
      poster.frame = isMirrored ? frame.mirrored(in: max(width, bounds.width)) : frame
    }
    contentSize = CGSize(width: max(width, bounds.width), height: contentHeight)
    super.layoutSubviews()
  }

  /// By whole columns, so that one always begins at the edge of the safe area.
  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    // Counted from where the row begins.
    let end = contentSize.width - bounds.width
    func fromStart(_ x: CGFloat) -> CGFloat { isMirrored ? end - x : x }
    let columns = fromStart(proposed.x) / pitch
    let isForward = fromStart(proposed.x) > fromStart(contentOffset.x)
    return CGPoint(x: fromStart(columns.rounded(isForward ? .up : .down) * pitch), y: proposed.y)
  }

  private var isMirrored: Bool { window?.layoutDirection == .rightToLeft }
}
