import FocusEngine
import Foundation
import HaloDisplayList

extension View {
  /// The traits of this view: those of the window, with the overrides of this view and those around
  /// it; ``TraitCollection/current`` while not in a window.
  ///
  /// O(depth) where something is overridden.
  public var traitCollection: TraitCollection {
    guard let window else { return .current }
    let traits = window.traits
    let appearance = appearanceByTraits
    return appearance == traits.appearance ? traits : traits.with(appearance)
  }

  /// The traits may have changed: colours that depend on them are set again, and whoever overrides
  /// `traitCollectionDidChange(_:)` is told.
  ///
  /// - Parameter isInNewPlace: whether the tint may be another one, too.
  func matchTraits(isInNewPlace: Bool = false) {
    guard let window else { return }
    let (old, outer) = (shownTraits, superview?.shownTraits)
    // Views around are told first, so mostly theirs are this view's.
    let new =
      self === window
      ? window.traits
      : traitOverrides.isEmpty ? outer ?? traitCollection : traitCollection
    shownTraits = new
    let isChange = old.map { $0 !== new && !$0.isSame(as: new) } ?? true
    if isChange || isInNewPlace { looksFollowed?.matchAll(for: self) }
    if isChange { traitCollectionDidChange(old) }
  }
}

extension Window {
  /// Of the window itself; one object as long as nothing changes.
  var traits: TraitCollection {
    let new = TraitCollection(
      appearance: effectiveAppearance, displayScale: contentScale, layoutDirection: layoutDirection,
      idiom: focusSystem?.model.idiom ?? .pad,
      horizontalSizeClass: bounds.width < 600 ? .compact : .regular)
    if let knownTraits, knownTraits.isSame(as: new) { return knownTraits }
    knownTraits = new
    TraitCollection.current = new
    return new
  }
}

extension TraitCollection {
  /// What a program starts with, before it has a window.
  package convenience init(appearance: FocusAppearance, model: FocusModel) {
    self.init(appearance: appearance, idiom: model.idiom)
  }
}

extension FocusModel {
  fileprivate var idiom: TraitCollection.UserInterfaceIdiom {
    switch self {
    case .tv: .tv
    case .catalyst: .mac
    default: .pad
    }
  }
}
