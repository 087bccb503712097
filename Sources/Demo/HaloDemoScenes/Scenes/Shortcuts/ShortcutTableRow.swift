import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// A row of a table of shortcuts: a shortcut, its effect and a note.
@MainActor
final class ShortcutTableRow: CollectionViewCell {
  static let height: CGFloat = 52

  private let title = SurfaceLabel("", font: .systemFont(ofSize: 15))
  private let note = SurfaceLabel("", font: .systemFont(ofSize: 13))
  private let mark = ShapeView(symbol: Symbols.tick)
  private var caps: [KeyCap] = []
  private let shortcut: (ModifierScheme) -> Shortcut
  var scheme = ModifierScheme.pc { didSet { if scheme != oldValue { showCaps() } } }
  /// Whether a tick is before the title; nil for a row without space for one.
  var isTicked: Bool? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the note is a warning.
  var isWarning = false { didSet { setNeedsUpdateConfiguration() } }
  /// The effect of the shortcut.
  var titleText: String { title.text }
  /// The shortcut as it is printed on the keys.
  var printedKeys: String { shortcut(scheme).printed(in: scheme) }
  var noteText: String {
    get { note.text }
    set { note.text = newValue }
  }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - shortcut: returns the shortcut to show for a modifier scheme.
  ///   - title: the effect of the shortcut.
  ///   - note: a short note.
  init(_ shortcut: @escaping (ModifierScheme) -> Shortcut, title: String, note: String) {
    self.shortcut = shortcut
    super.init(frame: .zero)
    self.title.text = title
    self.note.text = note
    backgroundConfiguration = .listSidebarCell()
    for child in [self.title, self.note, mark] { addSubview(child) }
    for label in [self.title, self.note] { label.surface = contentSurface }
    showCaps()
  }

  private func showCaps() {
    caps.forEach { $0.removeFromSuperview() }
    caps = shortcut(scheme).caps(scheme: scheme).map(KeyCap.init)
    caps.forEach(addSubview)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let gap: CGFloat = 4
    // The longest title and its keys fill a row of a small window.
    let titleGap: CGFloat = 6
    let width = caps.reduce(-gap) { $0 + $1.width + gap }
    // Key caps are not mirrored.
    var x = isMirrored ? 14 : bounds.width - 14 - width
    for cap in caps {
      cap.frame = CGRect(
        x: x, y: (bounds.height - KeyCap.height) / 2, width: cap.width, height: KeyCap.height)
      x += cap.width + gap
    }
    let left: CGFloat = isTicked == nil ? 14 : 44
    place(mark, CGRect(x: 14, y: (bounds.height - 18) / 2, width: 18, height: 18))
    let room = bounds.width - left - width - titleGap - 14
    place(title, CGRect(x: left, y: 6, width: room, height: 21))
    place(note, CGRect(x: left, y: 27, width: room, height: 18))
    for label in [title, note] { label.textAlignment = isMirrored ? .right : .left }
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    let appearance = effectiveAppearance
    let palette = appearance.palette
    let isFilled = state.isFocused && state.isWindowActive
    let quiet =
      isWarning
      ? (palette.isDark ? appearance.alert.destructiveInDark : appearance.alert.destructive)
      : palette.secondaryLabel
    let isLift = state.look == .lift
    let full = isLift ? palette.focusedControlLabel : palette.onTint
    View.performWithoutAnimation {
      colour(title, palette.label, full, isFilled: isFilled)
      colour(
        note, quiet,
        isLift ? full.withAlphaComponent(appearance.rows.platterSecondaryOpacity) : full,
        isFilled: isFilled)
      // A platter fades in, so the contrast alone decides when the text changes colour.
      for label in [title, note] { label.raisedSurfaceColor = isLift ? nil : palette.highlight }
    }
    mark.color = isFilled ? full : palette.icon
    mark.alpha = isTicked == true ? 1 : 0
  }

  /// Sets the colours of a label; text that is readable only on the fill changes its colour while
  /// the fill appears.
  private func colour(_ label: SurfaceLabel, _ rest: Color, _ full: Color, isFilled: Bool) {
    let ground: Color = effectiveAppearance.palette.isDark ? .black : .white
    let needsFill = ground.contrastRatio(with: rest) > ground.contrastRatio(with: full)
    label.textColor = isFilled && !needsFill ? full : rest
    label.raisedTextColor = needsFill ? full : nil
  }
}
