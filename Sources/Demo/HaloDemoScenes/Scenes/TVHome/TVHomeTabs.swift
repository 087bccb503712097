import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The tabs at the top; the tab that gets the focus shows its page.
@MainActor
final class TVHomeTabs: View {
  static let height: CGFloat = 68

  let buttons: [TVTabButton]
  var selectedIndex = 0 { didSet { showSelection() } }
  /// The background of the titles.
  private let bar = View()

  private static let inset: CGFloat = 6

  /// Creates tabs.
  ///
  /// - Parameters:
  ///   - titles: the titles from the leading edge.
  ///   - open: called with the index of an activated tab.
  init(_ titles: [String], open: @escaping (Int) -> Void) {
    buttons = titles.map(TVTabButton.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "tabs"
    bar.cornerRadius = Self.height / 2
    bar.cornerCurve = .circular
    addSubview(bar)
    for (index, button) in buttons.enumerated() {
      button.accessibilityIdentifier = "tab-\(titles[index].lowercased())"
      button.primaryAction = { open(index) }
      addSubview(button)
    }
    addLayoutGuide(EntranceGuide { [weak self] in self.map { [$0.selectedButton] } ?? [] })
    showSelection()
  }

  var selectedButton: TVTabButton { buttons[selectedIndex] }

  private func showSelection() {
    for (index, button) in buttons.enumerated() { button.isSelected = index == selectedIndex }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [selectedButton] }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    bar.backgroundColor = palette.accessibilityContrast == .high ? .clear : Self.ground
    bar.hairlineColor = Color(white: 1, alpha: 0.16)
    bar.borderColor = palette.border
  }

  /// A dark colour, on which the titles are readable over any picture.
  private static let ground = Color(hex: 0x101223, alpha: 0.5)

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let widths = buttons.map { $0.sizeThatFits(bounds.size).width }
    let total = widths.reduce(0, +)
    var left = ((bounds.width - total) / 2).rounded()
    bar.frame = CGRect(
      x: left - Self.inset, y: 0, width: total + 2 * Self.inset, height: bounds.height)
    for (button, width) in zip(buttons, widths) {
      let frame = CGRect(
        x: left, y: Self.inset, width: width, height: bounds.height - 2 * Self.inset)
      button.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      left += width
    }
  }
}

/// A tab as a title in a capsule that is white while it has the focus.
@MainActor
final class TVTabButton: Control {
  let title: String
  private let label = SurfaceLabel()

  init(_ title: String) {
    self.title = title
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 29, weight: .medium)
    label.textAlignment = .center
    label.surface = self
    cornerCurve = .circular
    addSubview(label)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(width: (text.width + 72).rounded(), height: size.height)
  }

  override func layoutSubviews() {
    cornerRadius = bounds.height / 2
    label.frame = bounds
  }

  override func updateAppearance() {
    let appearance = effectiveAppearance
    let palette = appearance.palette
    let state = state
    let isRaised = look == .lift && !state.isDisjoint(with: [.focused, .highlighted])
    showGlass(for: state, on: self)
    raise(
      to: isRaised
        ? palette.focusedControl.withAlphaComponent(glassSurface?.style.focusedFill ?? 1)
        : palette.focusedControl.withAlphaComponent(state.contains(.selected) ? 0.2 : 0))
    // A tab that grew would touch the outline of the bar; its colour and its shadow raise it.
    liftedShadow = look == .lift ? appearance.lift.scaledLiftedShadow(for: bounds.size) : nil
    let content = state.contains(.selected) || isRaised ? TVStyle.text : Color(white: 1, alpha: 0.8)
    label.textColor = content
    label.raisedTextColor = palette.focusedControlLabel
  }
}
