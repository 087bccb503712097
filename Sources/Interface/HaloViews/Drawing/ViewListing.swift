import HaloDisplayList

/// What a view keeps of the last display list that it was put into ("listed"), and whether that
/// still holds.
@MainActor
final class ViewListing<Subview: AnyObject> {
  /// What the subviews drew.
  struct KeptSubviews {
    let surroundings: DrawingSurroundings
    /// A node for each subview, which is empty for those in `apart`; where there are more than
    /// `runLength`, a node for each run of so many.
    var nodes: [DisplayNode]
    let areRuns: Bool
    /// The few that are drawn before or after the others, by their `zPosition`.
    var apart: [Subview]
    /// Around all that they have drawn since all of them were listed; see ``KeptDrawing/extent``.
    var extent = Extent.nothing
  }

  /// What a screen reader reads of a view that is called by the texts inside of it.
  struct TextInside {
    /// nil: there are none.
    let text: String?
  }

  /// A view that draws itself by what another looks like.
  struct Reader {
    weak var view: Subview?
  }

  static var runLength: Int { 64 }

  var kept: KeptDrawing?
  var keptSubviews: KeptSubviews?
  /// Whether the view itself draws something else than what is kept.
  var isOutdated = true
  /// Whether the view is among the `outdatedSubviews` of its superview.
  var isKnownOutdated = false
  /// Subviews that are outdated, or in which something is.
  var outdatedSubviews: [Subview] = []
  /// Kept as long as nothing inside has to be drawn anew, since a list of a hundred rows has a
  /// thousand views; nil: to be found.
  var textInside: TextInside?
  /// Whether the view and all inside are drawn as they are now.
  var isUpToDate: Bool { !isOutdated && outdatedSubviews.isEmpty }
  /// The view's place among its siblings, as last listed.
  var place = 0
  /// Views that draw themselves by what this one looks like, and are listed anew with it.
  var readers: [Reader] = []

  /// What is kept, where that holds in these surroundings, and nothing where they have moved the
  /// view out of the clip; nil: to be listed.
  func kept(in surroundings: DrawingSurroundings) -> KeptDrawing? {
    guard isUpToDate, let kept else { return nil }
    return kept.surroundings == surroundings ? kept : kept.outOfSight(in: surroundings)
  }

  /// Nothing that is kept holds any more.
  func forget() {
    (kept, keptSubviews) = (nil, nil)
    isOutdated = true
  }
}
