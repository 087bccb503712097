import DisplayList
import FocusGeometry
import Foundation

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
  struct Kept {
    let surroundings: Surroundings
    let node: DisplayNode
  }

  /// A node for each subview in the order of drawing; where there are more than `runLength`, a node
  /// for each run of so many.
  struct KeptSubviews {
    let surroundings: Surroundings
    var nodes: [DisplayNode]
    let areRuns: Bool
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
  /// The view's place among its siblings in the order of drawing, as last listed.
  var place = 0
  /// Views that draw themselves by what this one looks like; see ``View/addReader(_:)``.
  var readers: [WeakView] = []

  /// What is kept, where that holds in these surroundings; nil: to be listed.
  func node(in surroundings: Surroundings) -> DisplayNode? {
    guard !isOutdated, outdatedSubviews.isEmpty, let kept, kept.surroundings == surroundings else {
      return nil
    }
    return kept.node
  }

  /// Nothing that is kept holds any more.
  func forget() {
    (kept, keptSubviews) = (nil, nil)
    isOutdated = true
  }
}
