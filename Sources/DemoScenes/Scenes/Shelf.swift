import Artwork
import Controls
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A titled row of posters that scrolls sideways.
@MainActor
final class Shelf: View {
  enum Kind {
    /// Top Shelf, 782 × 440.
    case top
    /// 16:9, four in the safe area.
    case wide
    /// 2:3, six in the safe area.
    case poster

    /// Of the picture, in canvas points (HIG, Layout; the columns are those of gutters of 48).
    var size: CGSize {
      switch self {
      case .top: CGSize(width: 782, height: 440)
      case .wide: CGSize(width: 404, height: 227)
      case .poster: CGSize(width: 253, height: 380)
      }
    }
  }

  private enum Metrics {
    static let titleHeight: CGFloat = 46
    /// Between a title and its row, beside the room to grow.
    static let belowTitle: CGFloat = 24
    /// Below the row and the room to grow: larger, as a title belongs to what follows it.
    static let belowRow: CGFloat = 60
    /// Above the first shelf, for the name of the house.
    static let aboveFirst: CGFloat = 116
  }

  private let titleLabel: Label?
  private let row: ShelfRow

  init(id: String, title: String?, kind: Kind, names: [String]) {
    let artworks = names.compactMap { name in Gallery.all.first { $0.name == name } }
    titleLabel = title.map { TVStyle.label($0, size: 38, weight: .medium) }
    let posters = artworks.enumerated().map { index, artwork in
      let poster = TVPosterView(
        image: artwork.poster(size: kind.size),
        title: kind == .top ? "" : kind == .wide ? artwork.place : artwork.title,
        subtitle: kind == .poster ? artwork.place : "")
      poster.accessibilityIdentifier = "\(id)-\(index + 1)"
      return poster
    }
    row = ShelfRow(posters: posters, kind: kind)
    super.init(frame: .zero)
    accessibilityIdentifier = id
    row.accessibilityIdentifier = "\(id)-row"
    if let titleLabel { addSubview(titleLabel) }
    addSubview(row)
  }

  /// How far focused pictures reach beyond the row, above and below.
  private var growth: CGFloat {
    let size = row.itemSize
    let scale = effectiveAppearance.lift.focusedScale(longestSide: max(size.width, size.height))
    return (size.height * (scale - 1) / 2).rounded()
  }

  private var rowTop: CGFloat {
    titleLabel == nil
      ? Metrics.aboveFirst : Metrics.titleHeight + Metrics.belowTitle + growth
  }

  /// Everything: title, pictures, captions, and the room into which focused ones grow.
  var height: CGFloat { rowTop + row.contentHeight + growth + Metrics.belowRow }

  override func layoutSubviews() {
    titleLabel?.frame = CGRect(
      x: 80, y: 0, width: bounds.width - 160, height: Metrics.titleHeight)
    row.frame = CGRect(x: 0, y: rowTop, width: bounds.width, height: row.contentHeight)
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let next = context.nextFocusedItem else { return }
    // In front, so that a lifted picture's shadow falls on the neighbouring shelves.
    zPosition = contains(next) ? 1 : 0
  }
}

/// The scrolling part of a shelf.
@MainActor
final class ShelfRow: ScrollView {
  private let posters: [TVPosterView]
  let itemSize: CGSize
  let contentHeight: CGFloat

  /// Points between pictures: 40 would leave 5 beside a grown one, which looks crowded.
  private static let spacing: CGFloat = 48

  init(posters: [TVPosterView], kind: Shelf.Kind) {
    self.posters = posters
    itemSize = kind.size
    contentHeight = kind.size.height + (posters.map(\.captionExtent).max() ?? 0)
    super.init(frame: .zero)
    clipsToBounds = false
    // The safe area on both sides.
    focusScrollMargins = EdgeInsets(left: 80, right: 80)
    posters.forEach(addSubview)
  }

  private var pitch: CGFloat { itemSize.width + Self.spacing }

  override func layoutSubviews() {
    let width = 160 + CGFloat(posters.count) * pitch - Self.spacing
    for (index, poster) in posters.enumerated() {
      let frame = CGRect(
        x: 80 + CGFloat(index) * pitch, y: 0, width: itemSize.width, height: contentHeight)
      poster.frame = isMirrored ? frame.mirrored(in: width) : frame
    }
    contentSize = CGSize(width: width, height: contentHeight)
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
