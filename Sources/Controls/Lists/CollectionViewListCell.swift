import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A row of a list: UIKit's `UICollectionViewListCell`.
///
/// Shows focus by a highlight, not by a halo (HIG, Focus and selection).
open class CollectionViewListCell: CollectionViewCell {
  /// A row with the background of a sidebar's and no content yet.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundConfiguration = .listSidebarCell()
  }

  /// A row with symbol, title and a quiet value at its end.
  public convenience init(title: String, symbol: Symbol? = nil, value: String = "") {
    self.init()
    var content = defaultContentConfiguration()
    content.text = title
    content.symbol = symbol
    content.secondaryText = value.isEmpty ? nil : value
    contentConfiguration = content
  }

  /// A new content to be filled and set.
  open func defaultContentConfiguration() -> ListContentConfiguration { .sidebarCell() }

  // MARK: Accessories

  /// Marks at the end of the row, from the content outwards.
  public var accessories: [CellAccessory] = [] {
    didSet {
      guard accessories != oldValue else { return }
      marks.forEach { $0.removeFromSuperview() }
      marks = accessories.map { _ in SurfaceSymbol(symbol: CellAccessory.chevron) }
      marks.forEach(addSubview)
      setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
  }
  private var marks: [SurfaceSymbol] = []

  // Our choice, in points.
  private static let markSide: CGFloat = 13
  private static let markMargin: CGFloat = 14

  override var trailingRoom: CGFloat {
    accessories.isEmpty
      ? 0 : CGFloat(accessories.count) * Self.markSide + Self.markMargin
  }

  // MARK: Separators

  private var separator: View?

  /// The list keeps rows in a line apart; not the last one from what is below.
  private var hasSeparator: Bool {
    guard let collectionView, let path = indexPath,
      collectionView.listConfiguration(ofSection: path.section)?.showsSeparators == true
    else { return false }
    return path.item + 1 < collectionView.numberOfItems(inSection: path.section)
  }

  /// Whether the row has a background, beside which no line is wanted.
  private var isFilled: Bool { looksFocused || isSelected || isHighlighted }

  private var rowAbove: CollectionViewListCell? {
    indexPath.flatMap { path in
      collectionView?.cellForItem(at: IndexPath(item: path.item - 1, section: path.section))
    } as? CollectionViewListCell
  }

  private var rowBelow: CollectionViewListCell? {
    indexPath.flatMap { path in
      collectionView?.cellForItem(at: IndexPath(item: path.item + 1, section: path.section))
    } as? CollectionViewListCell
  }

  private func showSeparator() {
    guard let separator else { return }
    separator.alpha = isFilled || rowBelow?.isFilled == true ? 0 : 1
  }

  public override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
    colourMarks()
    guard separator != nil || rowAbove?.separator != nil else { return }
    showSeparator()
    rowAbove?.showSeparator()
  }

  private func colourMarks() {
    guard !marks.isEmpty, let content = contentConfiguration as? ListContentConfiguration else {
      return
    }
    let paint = content.secondaryTextProperties.paint
    for mark in marks {
      mark.surface = contentSurface
      let rest = paint.resolvedPair?.rest ?? paint.resolved
      // Quieter than words, unless on the accent.
      mark.color = looksFocused ? rest : rest.withAlphaComponent(rest.alpha * 0.55)
      mark.raisedColor = paint.resolvedPair?.raised
      mark.raisedSurfaceColor = paint.resolvedPair?.surface
    }
  }

  // MARK: Layout

  /// As high as the content, and never less than a row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    fitting.height = max(fitting.height, CollectionLayoutListConfiguration.rowHeight)
    return fitting
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = window?.layoutDirection == .rightToLeft
    for (index, mark) in marks.reversed().enumerated() {
      let x = bounds.width - Self.markMargin - CGFloat(index + 1) * Self.markSide
      place(
        mark,
        CGRect(
          x: x, y: (bounds.height - Self.markSide) / 2, width: Self.markSide,
          height: Self.markSide))
      // It points where reading goes.
      mark.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
    matchSeparator()
  }

  /// Puts a line below the row where the list wants one.
  func matchSeparator() {
    guard hasSeparator else {
      separator?.removeFromSuperview()
      separator = nil
      return
    }
    let line = separator ?? Decoration()
    if separator == nil {
      separator = line
      addSubview(line)
    }
    line.backgroundColor = effectiveAppearance.palette.separator
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    let left = (contentConfiguration as? ListContentConfiguration)?.textInset ?? 0
    place(
      line,
      CGRect(
        x: left, y: bounds.height - pixel, width: max(0, bounds.width - left), height: pixel))
    showSeparator()
  }

  private func place(_ view: View, _ rect: CGRect) {
    let isMirrored = window?.layoutDirection == .rightToLeft
    view.bounds.size = rect.size
    view.center = (isMirrored ? rect.mirrored(in: bounds.width) : rect).center
  }
}
