import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// The title of a menu in the menu bar.
@MainActor
final class MenuBarTitle: Decoration, AccessibleKind {
  /// The states in which the title is drawn.
  enum Mode {
    case resting
    /// The pointer is over the title.
    case hovered
    /// Keys act on the title.
    case selected
    /// The menu is open, and keys act on its rows.
    case open
  }

  private let label: Label
  private let isBold: Bool
  /// The open menu; nil while it is closed.
  var menu: MenuPanel?
  /// The position among the titles.
  var place: AccessibleElement.Place?
  /// Performs an action of a screen reader, and returns whether it could.
  var actionHandler: ((AccessibleAction) -> Bool)?
  var mode = Mode.resting { didSet { if mode != oldValue { appearanceDidChange() } } }

  init(_ text: String, isBold: Bool) {
    self.isBold = isBold
    label = Label(text, font: .systemFont(ofSize: 15))
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
  }

  var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility(opening: menu)
    (known.label, known.place) = (label.text, place)
    return known
  }

  func performKnown(_ action: AccessibleAction) -> Bool { actionHandler?(action) ?? false }

  /// The width of the text, in points.
  var textWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() { label.frame = bounds }

  override func appearanceDidChange() {
    let (palette, style) = (effectiveAppearance.palette, effectiveAppearance.menuBar)
    label.font = isBold ? style.boldFont : style.font
    cornerRadius = style.titleRadius
    backgroundColor =
      switch mode {
      case .resting: palette.label.withAlphaComponent(0)
      case .hovered: palette.label.withAlphaComponent(0.08)
      case .selected: palette.highlight
      case .open: palette.unfocusedSelection
      }
    borderColor = mode == .selected ? palette.highlightEdge : mode == .open ? palette.border : nil
    label.textColor = mode == .selected ? palette.onTint : palette.label
  }
}
