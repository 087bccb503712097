import DisplayList
import FocusGeometry
import Foundation

/// What a view keeps of the last display list that it was listed in, and whether that still holds.
@MainActor
final class ViewListing {
  /// What is around a view and decides, with the view itself, what it draws.
  struct Surroundings: Equatable {
    var transform = CGAffineTransform.identity
    var restScale: CGFloat = 1
    var focusedScale: CGFloat = 1
    var clip: CGRect
    var roundedClip: Shape?
  }

  /// What was listed, and within what.
  struct Kept {
    let surroundings: Surroundings
    let node: DisplayNode
  }

  /// The nodes of the subviews in the order of drawing: of many, in runs of `runLength`.
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
  /// Whether the superview knows that something in the view is outdated.
  var isKnownOutdated = false
  /// Subviews that are outdated, or in which something is.
  var outdatedSubviews: [View] = []
  /// The view's place among its siblings in the order of drawing, as last listed.
  var place = 0
  /// Views that draw themselves by what this one looks like, though they are not around it.
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

extension View {
  /// Lists the view anew in the next frame.
  ///
  /// The views around it are too, without the rest of what is in them.
  func markForListing() {
    listing.isOutdated = true
    var view: View = self
    while !view.listing.isKnownOutdated, let parent = view.superview {
      view.listing.isKnownOutdated = true
      parent.listing.outdatedSubviews.append(view)
      view = parent
    }
    guard !listing.readers.isEmpty else { return }
    listing.readers.removeAll { $0.view == nil }
    for reader in listing.readers { reader.view?.markForListing() }
  }

  /// The order of subviews has changed, or which they are.
  func subviewsDidChange() {
    listing.keptSubviews = nil
    markForListing()
  }

  /// A subview is about to be removed.
  func subviewWillLeaveListing(_ view: View) {
    if view.listing.isKnownOutdated {
      listing.outdatedSubviews.removeAll { $0 === view }
      view.listing.isKnownOutdated = false
    }
    subviewsDidChange()
  }

  /// Lists `reader` anew whenever this view is: it draws itself by what this one looks like.
  package func addReader(_ reader: View) {
    guard !listing.readers.contains(where: { $0.view === reader }) else { return }
    listing.readers.append(WeakView(view: reader))
  }
}
