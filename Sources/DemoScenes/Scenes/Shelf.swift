import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A titled row of posters that goes on to the side.
@MainActor
final class Shelf: View {
  enum Kind {
    /// Top Shelf, 782 × 440.
    case top
    /// 16:9 in four columns of the grid, 410 wide.
    case wide
    /// 2:3 in six columns, 260 wide.
    case poster

    /// Of the picture, in canvas points (spec/focus-looks.md C1).
    var size: CGSize {
      switch self {
      case .top: CGSize(width: 782, height: 440)
      case .wide: CGSize(width: 410, height: 231)
      case .poster: CGSize(width: 260, height: 390)
      }
    }
  }

  private let kind: Kind
  private let titleLabel: Label?
  private let row: ShelfRow
  private let posters: [TVPosterView]

  init(id: String, title: String?, kind: Kind, names: [String]) {
    let artworks = names.compactMap { name in Gallery.all.first { $0.name == name } }
    self.kind = kind
    titleLabel = title.map { TVStyle.label($0, size: 38, weight: .medium) }
    posters = artworks.enumerated().map { index, artwork in
      let poster = TVPosterView(
        image: artwork.poster(size: kind.size), title: kind == .top ? "" : artwork.title,
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

  private var topMargin: CGFloat { titleLabel == nil ? 112 : 128 }
  /// Everything: title, pictures, captions, and the room into which focused ones grow.
  var height: CGFloat { topMargin + row.contentHeight + 40 }

  override func layoutSubviews() {
    titleLabel?.frame = CGRect(x: 80, y: 16, width: bounds.width - 160, height: 50)
    row.frame = CGRect(x: 0, y: topMargin, width: bounds.width, height: row.contentHeight)
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let next = context.nextFocusedItem else { return }
    // The shadow of a lifted picture falls on its neighbours' shelves, not under them.
    zPosition = contains(next) ? 1 : 0
  }
}

/// The scrolling part of a shelf.
@MainActor
final class ShelfRow: ScrollView {
  private let posters: [TVPosterView]
  private let size: CGSize
  let contentHeight: CGFloat

  /// Points between pictures.
  ///
  /// The grid's 40 would leave 5 beside a grown one, which looks crowded.
  private static let spacing: CGFloat = 56

  init(posters: [TVPosterView], kind: Shelf.Kind) {
    self.posters = posters
    size = kind.size
    contentHeight = kind.size.height + (posters.map(\.captionExtent).max() ?? 0)
    super.init(frame: .zero)
    clipsToBounds = false
    // The safe area on both sides.
    focusScrollMargins = FocusScrollMargins(left: 80, right: 80)
    posters.forEach(addSubview)
  }

  override func layoutSubviews() {
    for (index, poster) in posters.enumerated() {
      poster.frame = CGRect(
        x: 80 + CGFloat(index) * (size.width + Self.spacing), y: 0, width: size.width,
        height: contentHeight)
    }
    contentSize = CGSize(width: (posters.last?.frame.maxX ?? 0) + 80, height: contentHeight)
    super.layoutSubviews()
  }
}
