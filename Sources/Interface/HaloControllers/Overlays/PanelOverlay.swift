import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A card of thick glass over a dimmed window, such as the list of shortcuts.
///
/// The overlay takes neither focus nor pointer events. A subclass fills ``card`` and sets its
/// frame.
@MainActor
class PanelOverlay: Decoration {
  /// The area available to the card, without the line of key hints.
  let room = View()
  let card = View()
  /// The background of the card.
  let pane = VisualEffectView(effect: BlurEffect(style: .systemThickMaterial))
  /// The scroll indicator of a list.
  let indicator = View()
  /// The view that dims the window with its key hints.
  private let dimmingView = View()
  /// The scale at which the appearing card begins.
  private let firstScale: CGFloat

  /// Creates an overlay.
  ///
  /// - Parameters:
  ///   - name: The accessibility identifier.
  ///   - firstScale: The scale at which the appearing card begins, above 1.
  init(_ name: String, firstScale: CGFloat) {
    self.firstScale = firstScale
    super.init(frame: .zero)
    accessibilityIdentifier = name
    addSubview(dimmingView)
    addSubview(room)
    room.addSubview(card)
    card.addSubview(pane)
    zPosition = 1000
  }

  /// The corner radius of the card, in points.
  var radius: CGFloat { effectiveAppearance.shortcuts.radius }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    dimmingView.backgroundColor = Color(white: 0, alpha: palette.isDark ? 0.35 : 0.18)
    pane.hairlineColor = palette.separator
    pane.borderColor = palette.border
    card.cornerRadius = radius
    pane.cornerRadius = radius
    card.shadow = Shadow(offsetY: 14, sigma: 24, color: Color(white: 0, alpha: 0.30))
    indicator.backgroundColor = palette.secondaryLabel.withAlphaComponent(0.6)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    dimmingView.frame = bounds
    room.frame = window?.hintArea.inset(bounds) ?? bounds
  }

  private var duration: TimeInterval {
    let times = effectiveAppearance.shortcuts
    return effectiveAppearance.prefersReducedMotion
      ? times.reducedTransitionDuration : times.transitionDuration
  }

  func appear() {
    View.performWithoutAnimation {
      layoutIfNeeded()
      alpha = 0
      if !effectiveAppearance.prefersReducedMotion {
        card.transform = .init(scaleX: firstScale, y: firstScale)
      }
    }
    View.animate(withDuration: duration, in: window) {
      alpha = 1
      card.transform = .identity
    }
  }

  func disappear() {
    View.animate(
      withDuration: duration, in: window, animations: { alpha = 0 },
      completion: { [weak self] in self?.removeFromSuperview() })
  }
}
