import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The widths of the columns of an open menu, in points.
struct MenuColumns: Equatable {
  /// The column of check marks; 0 if the menu has none.
  var mark: CGFloat = 0
  /// The column of symbols and pictures; 0 if the menu has none.
  var symbol: CGFloat = 0
}

/// A line of an open menu: a command with its key, a submenu, a heading or a separator.
@MainActor
final class MenuPanelRow: Decoration {
  /// Whether the row is selected, and whether keys act on it or on the menu that it has opened.
  enum Mode { case resting, selected, open }

  let line: MenuLine
  /// The keys of the command; nil for none.
  let shortcut: AccessibleShortcut?
  /// The open menu of the row; nil while it is closed.
  var menu: MenuPanel?
  /// The rows below a heading, which are read as its group.
  var members: [MenuPanelRow] = []
  /// The position among the rows of the menu; nil for a line that is none.
  var place: AccessibleElement.Place?
  /// Performs an action of a screen reader, and returns whether it could.
  var actionHandler: ((AccessibleAction) -> Bool)?
  private let title = Label()
  private let key = Label()
  private let mark = Label()
  private let symbol = ShapeView()
  private let picture = ImageView(image: nil)
  private let chevron = ShapeView(symbol: MenuPanelRow.chevron)
  private let rule = MenuSeparator()
  var columns = MenuColumns() { didSet { if columns != oldValue { setNeedsLayout() } } }
  var mode = Mode.resting { didSet { if mode != oldValue { appearanceDidChange() } } }

  init(_ line: MenuLine, scheme: ModifierScheme, direction: LayoutDirection) {
    self.line = line
    shortcut = line.row?.command.flatMap {
      AccessibleShortcut($0, scheme: scheme, direction: direction)
    }
    super.init(frame: .zero)
    for view in [title, key, mark, symbol, picture, chevron, rule] as [View] { addSubview(view) }
    rule.isHidden = !line.isSeparator
    chevron.isHidden = true
    switch line {
    case .row(let row):
      title.text = row.title
      mark.text = row.state == .on ? "✓" : row.state == .mixed ? "–" : ""
      (symbol.symbol, picture.image) = (row.symbol, row.image)
      chevron.isHidden = !row.isMenu
      if let command = row.command, !command.input.isEmpty {
        let shortcut = Shortcut(command.input(in: direction), command.modifierFlags)
        key.text = shortcut.caps(scheme: scheme).joined(separator: scheme == .mac ? "" : "-")
        key.isName = true
      }
    case .heading(let text), .waiting(let text): title.text = text
    case .separator: break
    }
  }

  /// The height in points.
  func height(in style: MenuBarStyle) -> CGFloat {
    switch line {
    case .row, .waiting: style.rowHeight
    case .heading: style.headingHeight
    case .separator: style.separatorHeight
    }
  }

  var hasMark: Bool { !mark.text.isEmpty }
  var hasSymbol: Bool { symbol.symbol != nil || picture.image != nil }

  /// The width in points at which the line is complete.
  func narrowest(in style: MenuBarStyle) -> CGFloat {
    let end = chevron.isHidden ? Self.width(of: key) : style.symbolSide
    return 2 * style.textInset + columns.mark + columns.symbol + Self.width(of: title)
      + (end > 0 ? style.keyGap + end : 0)
  }

  private static func width(of label: Label) -> CGFloat {
    label.text.isEmpty ? 0 : label.intrinsicContentSize.width
  }

  override func layoutSubviews() {
    let style = effectiveAppearance.menuBar
    let isMirrored = window?.layoutDirection == .rightToLeft
    let (width, height) = (bounds.width, bounds.height)
    func place(_ view: View, _ x: CGFloat, _ width: CGFloat, side: CGFloat? = nil) {
      let own = side ?? height
      let rect = CGRect(x: x, y: (height - own) / 2, width: width, height: own)
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    place(rule, style.textInset, width - 2 * style.textInset, side: pixel)
    var x = style.textInset
    if columns.mark > 0 { place(mark, x, columns.mark) }
    x += columns.mark
    for view in [symbol, picture] as [View] {
      place(view, x, style.symbolSide, side: style.symbolSide)
    }
    x += columns.symbol
    let chevronSide: CGFloat = 14
    place(chevron, width - style.textInset - chevronSide, chevronSide, side: chevronSide)
    chevron.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    let end = chevron.isHidden ? Self.width(of: key) : chevronSide
    place(key, width - style.textInset - end, end)
    place(title, x, max(0, width - style.textInset - end - (end > 0 ? 8 : 0) - x))
    title.textAlignment = isMirrored ? .right : .left
    mark.textAlignment = title.textAlignment
    key.textAlignment = isMirrored ? .left : .right
  }

  override func appearanceDidChange() {
    let (palette, style) = (effectiveAppearance.palette, effectiveAppearance.menuBar)
    let isHeading = if case .heading = line { true } else { false }
    let isEnabled = line.isEnabled
    cornerRadius = style.rowRadius
    backgroundColor =
      switch mode {
      case .resting: palette.highlight.withAlphaComponent(0)
      case .selected: palette.highlight
      case .open: palette.unfocusedSelection
      }
    borderColor =
      mode == .selected ? palette.highlightEdge : mode == .open ? palette.border : nil
    title.font = isHeading ? style.headingFont : style.font
    key.font = style.font
    mark.font = style.font
    let main =
      isEnabled ? palette.label : isHeading ? palette.secondaryLabel : palette.disabledMenuText
    title.textColor = mode == .selected ? palette.onTint : main
    let side = isEnabled ? palette.secondaryLabel : palette.disabledMenuText
    key.textColor = mode == .selected ? palette.onTint : side
    mark.textColor = title.textColor
    for shape in [symbol, chevron] { shape.color = mode == .selected ? palette.onTint : main }
    picture.alpha = isEnabled ? 1 : 0.4
    setNeedsLayout()
  }

  private static let chevron: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 9, y: 5))
    path.addLine(to: CGPoint(x: 16, y: 12))
    path.addLine(to: CGPoint(x: 9, y: 19))
    return Symbol(stroke: path, lineWidth: 2.6)
  }()
}

extension Palette {
  /// The colour of a command that is not available: dimmer than any other text, but readable, because
  /// the command shows what the program can do.
  fileprivate var disabledMenuText: Color {
    accessibilityContrast == .high ? disabledControlLabel : label.withAlphaComponent(0.36)
  }
}
