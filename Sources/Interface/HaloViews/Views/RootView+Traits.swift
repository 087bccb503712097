import FocusEngine
import Foundation

extension RootView {
  /// Sets the size in points, with which the size class may change.
  package func changeSize(to size: CGSize) {
    let old = knownTraits
    View.performWithoutAnimation { frame = CGRect(origin: .zero, size: size) }
    if let old, old !== traits { forEachDescendant { $0.matchTraits() } }
  }

  /// The traits of the root itself; the same object while nothing changes.
  package var traits: TraitCollection {
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
  /// Creates the traits that a program has before it has a window.
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
