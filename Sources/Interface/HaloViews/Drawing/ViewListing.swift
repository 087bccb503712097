import HaloDisplayList

/// A view's cached part of the last display list, and whether it is still valid.
@MainActor
final class ViewListing<Subview: AnyObject> {
  /// The drawings of the subviews.
  struct KeptSubviews {
    let surroundings: DrawingSurroundings
    /// One node for each subview, empty for those in `apart`; with more than `runLength` subviews,
    /// one node for each run of that many.
    var nodes: [DisplayNode]
    let areRuns: Bool
    /// The few subviews drawn before or after the others because of their `zPosition`.
    var apart: [Subview]
    /// The extent of all their drawings since all were last listed; see ``KeptDrawing/extent``.
    var extent = Extent.nothing
  }

  /// The text inside a view that a screen reader names by it.
  struct TextInside {
    /// The text; nil if there is none.
    let text: String?
  }

  /// A view whose drawing depends on the appearance of another.
  struct Reader {
    weak var view: Subview?
  }

  static var runLength: Int { 64 }

  var kept: KeptDrawing?
  var keptSubviews: KeptSubviews?
  /// Whether the view itself draws something else than what is cached.
  var isOutdated = true
  /// Whether the view is among the `outdatedSubviews` of its superview.
  var isKnownOutdated = false
  /// The subviews that are outdated or contain an outdated view.
  var outdatedSubviews: [Subview] = []
  /// The cached text inside the view; nil if not known.
  ///
  /// It is cached until something inside has to be redrawn, because a list of a hundred rows has a
  /// thousand views.
  var textInside: TextInside?
  /// Whether the cached drawing of the view and its descendants is current.
  var isUpToDate: Bool { !isOutdated && outdatedSubviews.isEmpty }
  /// The view's index among its siblings when last listed.
  var place = 0
  /// The views whose drawing depends on this one's appearance; they are listed anew with it.
  var readers: [Reader] = []

  /// Returns the cached drawing if it is valid in these surroundings, or an empty one if the view
  /// has moved out of the clip; nil if the view must be listed.
  func kept(in surroundings: DrawingSurroundings) -> KeptDrawing? {
    guard isUpToDate, let kept else { return nil }
    return kept.surroundings == surroundings ? kept : kept.outOfSight(in: surroundings)
  }

  /// Discards everything that is cached.
  func forget() {
    (kept, keptSubviews) = (nil, nil)
    isOutdated = true
  }
}
