import FocusEngine
import Foundation

extension Window {
  /// Goes on by another platform's rules: what has the focus keeps it while it may, and shows it the
  /// new way.
  public func setFocusModel(_ model: FocusModel) {
    guard let system = focusSystem, system.model != model else { return }
    system.model = model
    appearanceChanged()
    settle()
    guard let view = system.focusedItem as? View else { return }
    let hasRing = model.look == .halo && view.focusEffect != nil
    let isLifted = model.look == .lift
    if hasRing, !ringed.contains(where: { $0 === view }) { ringed.append(view) }
    view.zPosition = isLifted ? 1 : 0
    View.animate(withDuration: appearance.haloFade, in: self) {
      view.haloOpacity = hasRing ? 1 : 0
      view.liftedView.lift = isLifted ? 1 : 0
    }
    setNeedsFrame()
  }
}
