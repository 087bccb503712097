import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The title above or below a section of a table, or the view in its place.
final class TableTitle: CollectionReusableView {
  enum Content {
    case text(String)
    case view(View)
  }

  private let label = Label(
    "", font: RowTextRole.header.font(onTelevisionScreen: false))
  private(set) var view: View?
  /// The table, which reuses views that are no longer shown.
  weak var table: TableView?
  /// Whether the title is a footer, which has a smaller font.
  var isFooter = false { didSet { matchFont() } }
  /// The height in points; nil for the height that the content wants.
  var givenHeight: CGFloat?
  var content: Content? {
    didSet {
      letViewGo()
      switch content {
      case .text(let text): label.text = text
      case .view(let other):
        label.text = ""
        view = other
        addSubview(other)
      case nil: label.text = ""
      }
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    addSubview(label)
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    label.textColor = effectiveAppearance.palette.secondaryLabel
    matchFont()
  }

  private var isOnTelevisionScreen: Bool { window?.screenCanvas != nil }

  private func matchFont() {
    let role: RowTextRole = isFooter ? .footer : .header
    label.font = role.font(onTelevisionScreen: isOnTelevisionScreen)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
  }

  private func letViewGo() {
    view?.removeFromSuperview()
    if let view = view as? TableViewHeaderFooterView { table?.headerFooterPool.put(view) }
    view = nil
  }

  // Halo's own choice, in points.
  private var margins: EdgeInsets {
    if isOnTelevisionScreen {
      return isFooter
        ? EdgeInsets(top: 10, left: 24, bottom: 30, right: 24)
        : EdgeInsets(top: 30, left: 24, bottom: 14, right: 24)
    }
    if table?.style == .plain { return EdgeInsets(top: 10, left: 12, bottom: 6, right: 12) }
    return isFooter
      ? EdgeInsets(top: 7, left: 12, bottom: 18, right: 12)
      : EdgeInsets(top: 18, left: 12, bottom: 7, right: 12)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let room = CGSize(width: max(0, size.width - margins.left - margins.right), height: .infinity)
    let height =
      view?.sizeThatFits(CGSize(width: size.width, height: .infinity)).height
      ?? label.sizeThatFits(room).height + margins.top + margins.bottom
    return CGSize(width: size.width, height: givenHeight ?? height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    view?.frame = bounds
    label.frame = bounds.inset(by: margins)
  }
}
