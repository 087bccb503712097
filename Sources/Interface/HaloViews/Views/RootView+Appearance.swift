import FocusEngine
import Foundation

/// The appearances of a root; only its properties change them, because they report changes.
struct RootAppearances {
  /// The appearance that was set.
  fileprivate var given: FocusAppearance
  /// The appearance with the root's own overrides.
  fileprivate var own: FocusAppearance
  /// The cached appearances under overrides of views.
  fileprivate var overridden: [TraitOverrides: FocusAppearance] = [:]

  init(_ appearance: FocusAppearance) { (given, own) = (appearance, appearance) }
}

extension RootView {
  /// The appearance of the hierarchy where no `traitOverrides` change it: the one that was set,
  /// with the root's own overrides.
  public var appearance: FocusAppearance {
    get { appearances.own }
    set {
      appearances.given = newValue
      matchAppearance()
    }
  }

  /// Applies a changed appearance or changed overrides of the root.
  func matchAppearance() {
    let new =
      traitOverrides.isEmpty
      ? appearances.given
      : appearances.given.with(
        style: traitOverrides.userInterfaceStyle, contrast: traitOverrides.accessibilityContrast)
    guard new != appearance else { return }
    appearances.own = new
    appearances.overridden = [:]
    focusSystem?.timing = new.motion.timing
    appearanceChanged()
  }

  func appearance(overriding overrides: TraitOverrides) -> FocusAppearance {
    guard !overrides.isEmpty else { return appearance }
    if let known = appearances.overridden[overrides] { return known }
    let new = appearance.with(
      style: overrides.userInterfaceStyle, contrast: overrides.accessibilityContrast)
    appearances.overridden[overrides] = new
    return new
  }
}
