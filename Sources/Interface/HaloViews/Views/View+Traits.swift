import FocusEngine
import Foundation
import HaloDisplayList

/// The traits that a view overrides, and those of which it was last informed.
struct ViewTraits {
  /// The overrides; see ``View/traitOverrides``.
  private(set) var overrides = TraitOverrides()
  /// The tint that was set; see ``View/tintColor``, which reports changes; nil inherits.
  var tint: Color?
  /// The traits of which the view was last informed.
  fileprivate(set) var shown: TraitCollection?
  /// The properties that follow traits and tint; nil for a view without any.
  fileprivate(set) var followed: LooksFollowed?

  /// Whether any view was ever given overrides.
  ///
  /// Until then no view asks its ancestors, as each view does several times when the appearance
  /// changes.
  @MainActor fileprivate(set) static var areOverridden = false
  /// Whether any view was ever given a tint.
  @MainActor static var areTinted = false

  /// Sets the overrides.
  ///
  /// - Returns: Whether they differ from the previous ones.
  @MainActor
  mutating func override(with new: TraitOverrides) -> Bool {
    defer { overrides = new }
    if !new.isEmpty { Self.areOverridden = true }
    return new != overrides
  }
}

extension View {
  /// The traits of this view: the window's with the overrides of this view and its ancestors;
  /// `TraitCollection.current` outside a window.
  ///
  /// O(depth) if anything is overridden.
  public var traitCollection: TraitCollection {
    guard let rootView else { return .current }
    let traits = rootView.traits
    let appearance = appearanceByTraits
    return appearance == traits.appearance ? traits : traits.with(appearance)
  }

  /// Updates the view after its traits may have changed: sets dependent colours again, and calls
  /// `traitCollectionDidChange(_:)`.
  ///
  /// - Parameter isInNewPlace: whether the tint may have changed too.
  package func matchTraits(isInNewPlace: Bool = false) {
    guard let rootView else { return }
    let (old, outer) = (ownTraits.shown, superview?.ownTraits.shown)
    // Ancestors are updated first, so their traits are usually this view's.
    let new =
      self === rootView
      ? rootView.traits
      : traitOverrides.isEmpty ? outer ?? traitCollection : traitCollection
    ownTraits.shown = new
    let isChange = old.map { $0 !== new && !$0.isSame(as: new) } ?? true
    if isChange || isInNewPlace { ownTraits.followed?.matchAll(for: self) }
    if isChange { traitCollectionDidChange(old) }
  }

  /// Returns the followed properties, created if necessary.
  func looksToFollow() -> LooksFollowed {
    if let known = ownTraits.followed { return known }
    let new = LooksFollowed()
    ownTraits.followed = new
    return new
  }
}
