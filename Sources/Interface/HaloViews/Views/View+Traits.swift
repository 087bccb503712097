import FocusEngine
import Foundation
import HaloDisplayList

/// The traits that a view overrides, and the looks that it has been told of.
struct ViewTraits {
  /// See ``View/traitOverrides``.
  private(set) var overrides = TraitOverrides()
  /// See ``View/tintColor``, which reports changes; nil inherits.
  var tint: Color?
  /// The traits that the view was last told of.
  fileprivate(set) var shown: TraitCollection?
  /// The looks that are set again when traits or tint change; nil for a view that has none.
  fileprivate(set) var followed: LooksFollowed?

  /// - Returns: Whether `new` differs from what the view said before.
  mutating func override(with new: TraitOverrides) -> Bool {
    defer { overrides = new }
    return new != overrides
  }
}

extension View {
  /// The traits of this view: those of the window, with the overrides of this view and those around
  /// it; ``TraitCollection/current`` while not in a window.
  ///
  /// O(depth) where something is overridden.
  public var traitCollection: TraitCollection {
    guard let rootView else { return .current }
    let traits = rootView.traits
    let appearance = appearanceByTraits
    return appearance == traits.appearance ? traits : traits.with(appearance)
  }

  /// The traits may have changed: colours that depend on them are set again, and whoever overrides
  /// `traitCollectionDidChange(_:)` is told.
  ///
  /// - Parameter isInNewPlace: whether the tint may be another one, too.
  package func matchTraits(isInNewPlace: Bool = false) {
    guard let rootView else { return }
    let (old, outer) = (ownTraits.shown, superview?.ownTraits.shown)
    // Views around are told first, so mostly theirs are this view's.
    let new =
      self === rootView
      ? rootView.traits
      : traitOverrides.isEmpty ? outer ?? traitCollection : traitCollection
    ownTraits.shown = new
    let isChange = old.map { $0 !== new && !$0.isSame(as: new) } ?? true
    if isChange || isInNewPlace { ownTraits.followed?.matchAll(for: self) }
    if isChange { traitCollectionDidChange(old) }
  }

  /// The looks that are followed, for more to be added.
  func looksToFollow() -> LooksFollowed {
    if let known = ownTraits.followed { return known }
    let new = LooksFollowed()
    ownTraits.followed = new
    return new
  }
}
