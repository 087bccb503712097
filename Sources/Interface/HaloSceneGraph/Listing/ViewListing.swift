import FocusGeometry
import Foundation
import HaloDisplayList

/// What a view keeps of the last display list that it was put into ("listed"), and whether that
/// still holds.
@MainActor
final class ViewListing {
  /// What the views around one hand down to it; with the view itself this decides what it draws.
  struct Surroundings: Equatable {
    var transform = CGAffineTransform.identity
    var restScale: CGFloat = 1
    var focusedScale: CGFloat = 1
    var clip: CGRect
    var roundedClip: Shape?
  }

  /// What the view and all inside drew, and the surroundings in which they did.
  final class Kept {
    let surroundings: Surroundings
    let node: DisplayNode
    /// Around all of that in window points, and around what the clip has left out.
    let extent: Extent

    init(surroundings: Surroundings, node: DisplayNode, extent: Extent) {
      (self.surroundings, self.node, self.extent) = (surroundings, node, extent)
    }
  }

  /// What the subviews drew.
  struct KeptSubviews {
    let surroundings: Surroundings
    /// A node for each subview, which is empty for those in `apart`; where there are more than
    /// `runLength`, a node for each run of so many.
    var nodes: [DisplayNode]
    let areRuns: Bool
    /// The few that are drawn before or after the others; see ``View/zPosition``.
    var apart: [View]
    /// Around all that they have drawn since all of them were listed; see ``Kept/extent``.
    var extent = Extent.nothing
  }

  /// What a screen reader reads of a view that is called by the texts inside of it.
  struct TextInside {
    /// nil: there are none.
    let text: String?
  }

  static let runLength = 64

  var kept: Kept?
  var keptSubviews: KeptSubviews?
  /// Whether the view itself draws something else than what is kept.
  var isOutdated = true
  /// Whether the view is among the `outdatedSubviews` of its superview.
  var isKnownOutdated = false
  /// Subviews that are outdated, or in which something is.
  var outdatedSubviews: [View] = []
  /// Kept as long as nothing inside has to be drawn anew, since a list of a hundred rows has a
  /// thousand views; nil: to be found.
  var textInside: TextInside?
  /// Whether the view and all inside are drawn as they are now.
  var isUpToDate: Bool { !isOutdated && outdatedSubviews.isEmpty }
  /// The view's place among its siblings, as last listed.
  var place = 0
  /// Views that draw themselves by what this one looks like; see ``View/addReader(_:)``.
  var readers: [WeakView] = []

  /// What is kept, where that holds in these surroundings, and nothing where they have moved the
  /// view out of the clip; nil: to be listed.
  func kept(in surroundings: Surroundings) -> Kept? {
    guard isUpToDate, let kept else { return nil }
    return kept.surroundings == surroundings ? kept : kept.outOfSight(in: surroundings)
  }

  /// Nothing that is kept holds any more.
  func forget() {
    (kept, keptSubviews) = (nil, nil)
    isOutdated = true
  }
}

extension ViewListing.Kept {
  /// Points beyond the clip within which the view is listed: more than rounding takes.
  private static let margin: CGFloat = 2

  /// Nothing, in surroundings that differ by a movement which has taken all out of the clip; nil in
  /// others.
  fileprivate func outOfSight(in surroundings: ViewListing.Surroundings) -> ViewListing.Kept? {
    let (old, new) = (self.surroundings.transform, surroundings.transform)
    guard old.a == new.a, old.b == new.b, old.c == new.c, old.d == new.d,
      self.surroundings.restScale == surroundings.restScale,
      self.surroundings.focusedScale == surroundings.focusedScale
    else { return nil }
    let moved = extent.offsetBy(dx: new.tx - old.tx, dy: new.ty - old.ty)
    let near = Extent(surroundings.clip.insetBy(dx: -Self.margin, dy: -Self.margin))
    guard !moved.meets(near) else { return nil }
    return ViewListing.Kept(surroundings: surroundings, node: .empty, extent: moved)
  }
}
