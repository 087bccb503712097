import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A row of a list: UIKit's `UICollectionViewListCell`.
///
/// The row shows focus by a highlight, not by a halo (HIG, Focus and selection).
open class CollectionViewListCell: CollectionViewCell {
  /// Creates a row with the background of a sidebar row and without content; `frame` is in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundConfiguration = .listSidebarCell()
  }

  /// Creates a row with a symbol, a title and a secondary value at its end.
  public convenience init(title: String, symbol: Symbol? = nil, value: String = "") {
    self.init()
    var content = defaultContentConfiguration()
    content.text = title
    content.symbol = symbol
    content.secondaryText = value.isEmpty ? nil : value
    contentConfiguration = content
  }

  /// Returns a new content configuration for the row, to be filled and assigned.
  open func defaultContentConfiguration() -> ListContentConfiguration { .sidebarCell() }

  // MARK: Accessories

  /// The accessories of the row, each ordered from the content outwards.
  public var accessories: [CellAccessory] = [] {
    didSet {
      guard accessories != oldValue else { return }
      // A view of the program may be among the new accessories too.
      let kept = accessories.compactMap(\.view)
      for mark in marks where !kept.contains(where: { $0 === mark }) {
        tint(mark, nil)
        mark.removeFromSuperview()
      }
      marks = accessories.map { $0.makeMark() }
      for mark in marks where mark.superview !== self { addSubview(mark) }
      setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
  }
  /// The views of the accessories, in the same order.
  private var marks: [View] = []

  // Halo's own choice, in points.
  private static let markSide: CGFloat = 13
  private static let markMargin: CGFloat = 14

  override var trailingRoom: CGFloat { room(isLeading: false) }
  override var leadingRoom: CGFloat { room(isLeading: true) }

  private func room(isLeading: Bool) -> CGFloat {
    let widths = zip(accessories, marks).filter { $0.0.isLeading == isLeading }
      .map { size(of: $0.1).width }
    return widths.isEmpty ? 0 : widths.reduce(0, +) + Self.markMargin
  }

  private func middle(_ size: CGSize, from x: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
  }

  private func size(of mark: View) -> CGSize {
    if mark is SurfaceSymbol { return CGSize(width: Self.markSide, height: Self.markSide) }
    let wanted = mark.intrinsicContentSize
    return CGSize(
      width: wanted.width >= 0 ? wanted.width : mark.bounds.width,
      height: min(bounds.height, wanted.height >= 0 ? wanted.height : mark.bounds.height))
  }

  // MARK: Separators

  private var separator: View?

  /// Whether the list separates the row from the next; the last row of a section has no separator.
  private var hasSeparator: Bool {
    guard let list, let path = indexPath,
      list.listConfiguration(ofSection: path.section)?.showsSeparators == true
    else { return false }
    return path.item + 1 < list.counts.numberOfItems(inSection: path.section)
  }

  /// Whether the row has a background, beside which no separator is shown.
  private var isFilled: Bool { showsFocus || isSelected || isHighlighted }

  private var rowAbove: CollectionViewListCell? { row(next: -1) }
  private var rowBelow: CollectionViewListCell? { row(next: 1) }

  private func row(next step: Int) -> CollectionViewListCell? {
    indexPath.flatMap { path in
      list?.cellForItem(at: IndexPath(item: path.item + step, section: path.section))
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
    let rest = paint.resolvedPair?.rest ?? paint.resolved
    for (accessory, mark) in zip(accessories, marks) {
      if let view = accessory.view {
        // Unlike the other accessories, the view cannot change colour along with the background.
        tint(view, showsFocus ? paint.resolved : nil)
      } else if let label = mark as? SurfaceLabel {
        label.surface = contentSurface
        label.textColor = rest
        label.raisedTextColor = paint.resolvedPair?.raised
        label.raisedSurfaceColor = paint.resolvedPair?.surface
      } else if let symbol = mark as? SurfaceSymbol {
        symbol.surface = contentSurface
        let isTick = accessory.kind == .checkmark && !showsFocus
        // The symbol is fainter than text, except on a focused row.
        let quiet = showsFocus ? rest : rest.withAlphaComponent(rest.alpha * 0.55)
        symbol.color = isTick ? effectiveAppearance.palette.symbol : quiet
        symbol.raisedColor = paint.resolvedPair?.raised
        symbol.raisedSurfaceColor = paint.resolvedPair?.surface
      }
    }
  }

  /// Sets the tint of a program's view that has none of its own to a colour that contrasts with the
  /// row's background; nil removes it.
  private func tint(_ view: View, _ color: Color?) {
    let isTinted = tinted.contains { $0 === view }
    if let color, isTinted || view.tintColor == tintColor {
      view.tintColor = color
      if !isTinted { tinted.append(view) }
    } else if color == nil, isTinted {
      view.tintColor = nil
      tinted.removeAll { $0 === view }
    }
  }
  /// The program's views whose tint the row has set.
  private var tinted: [View] = []

  // MARK: Layout

  /// The margins of a default content configuration.
  override var contentMargins: DirectionalEdgeInsets? {
    DirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  }

  /// Returns the height of the content, at least that of a standard row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    fitting.height = max(fitting.height, CollectionLayoutListConfiguration.rowHeight(in: window))
    return fitting
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = window?.layoutDirection == .rightToLeft
    var (start, end) = (Self.markMargin, bounds.width - Self.markMargin)
    for (accessory, mark) in zip(accessories, marks) where accessory.isLeading {
      let size = size(of: mark)
      place(mark, middle(size, from: start))
      start += size.width
    }
    for (accessory, mark) in zip(accessories, marks).reversed() where !accessory.isLeading {
      let size = size(of: mark)
      end -= size.width
      place(mark, middle(size, from: end))
      // The indicator points in the reading direction.
      if accessory.kind == .disclosureIndicator {
        mark.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
      }
    }
    matchSeparator()
  }

  /// Shows a separator below the row if the list has one there.
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
