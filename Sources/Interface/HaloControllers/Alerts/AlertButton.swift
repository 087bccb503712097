import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A button of an alert, which can be focused under every model, because the alert must be
/// answered.
final class AlertButton: Button {
  let action: AlertAction
  private let isPreferred: Bool
  /// The minimum distance between title and edge, in points.
  static let inset: CGFloat = 12

  var measures = FocusAppearance.light.alert.desk {
    didSet {
      titleLabel.font = isPreferred ? measures.preferredButtonFont : measures.buttonFont
      cornerRadius = measures.buttonRadius
      updateAppearance()
    }
  }

  init(action: AlertAction, isPreferred: Bool) {
    self.action = action
    self.isPreferred = isPreferred
    super.init(title: action.title)
    accessibilityIdentifier = action.title
    isEnabled = action.isEnabled
    action.changeHandler = { [weak self, unowned action] in self?.isEnabled = action.isEnabled }
  }

  var titleWidth: CGFloat {
    titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
  }

  override var canBecomeFocused: Bool { isOperable }
  override var focusRefusal: String? { nil }
  override var defaultFocusEffect: FocusEffect? { nil }

  override func updateAppearance() {
    super.updateAppearance()
    let appearance = effectiveAppearance
    let palette = appearance.palette
    let isDestructive = action.style == .destructive
    let warning =
      palette.isDark ? appearance.alert.destructiveInDark : appearance.alert.destructive
    guard look != .lift else {
      if isDestructive, isEnabled, let glass = appearance.glass,
        !state.isDisjoint(with: [.focused, .highlighted])
      {
        // Red on clear glass under white text, which is readable over anything.
        glassSurface?.material = glass.material(.clear, isDark: palette.isDark)
        raise(to: appearance.alert.destructive.withAlphaComponent(glass.focusedFill))
        (titleLabel.textColor, titleLabel.raisedTextColor) = (.white, nil)
      } else if isDestructive, isEnabled {
        titleLabel.textColor = warning
        titleLabel.raisedTextColor = appearance.alert.destructive
      }
      return
    }
    shadow = nil
    liftedShadow = nil
    hairlineColor = nil
    titleLabel.raisedTextColor = nil
    let fill = palette.label.withAlphaComponent(appearance.alert.restFillOpacity)
    backgroundColor = fill
    guard isEnabled else {
      titleLabel.textColor = palette.disabledControlLabel
      return
    }
    if isFocused, window?.isActive != false {
      let accent = isDestructive ? appearance.alert.destructive : palette.highlight
      backgroundColor = accent.mixed(
        with: isDestructive ? .black : palette.pressing,
        by: isHighlighted ? appearance.rows.pressing : 0)
      titleLabel.textColor = isDestructive ? .white : palette.onTint
    } else {
      if isFocused || isHighlighted { backgroundColor = palette.unfocusedSelection }
      titleLabel.textColor =
        isDestructive
        ? warning.mixed(
          with: palette.label, untilContrast: 4.5,
          on: [palette.card.mixed(with: palette.label, by: appearance.alert.restFillOpacity)])
        : action.style == .cancel ? palette.label : palette.tintedText(over: fill)
    }
  }
}
