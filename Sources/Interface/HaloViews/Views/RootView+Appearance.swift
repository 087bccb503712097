import FocusEngine
import Foundation

/// The looks of a root; changed through its properties alone, which report it.
struct RootAppearances {
  /// The appearance that was set.
  fileprivate var given: FocusAppearance
  /// With what the root itself overrides.
  fileprivate var own: FocusAppearance
  /// The appearances under overrides of views, as far as they have been asked for.
  fileprivate var overridden: [TraitOverrides: FocusAppearance] = [:]

  init(_ appearance: FocusAppearance) { (given, own) = (appearance, appearance) }
}

extension RootView {
  /// The looks of all that is inside, where no `traitOverrides` change them: as they were set, with
  /// what the root itself overrides.
  public var appearance: FocusAppearance {
    get { appearances.own }
    set {
      appearances.given = newValue
      matchAppearance()
    }
  }

  /// Takes over what was set, or what the root itself overrides.
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
