import Foundation

extension View {
  /// Asks for a new frame, in which the view is drawn anew; without effect in no window.
  ///
  /// For subclasses that draw something else than before. The properties of a view, animations and
  /// `appearanceDidChange` do this by themselves.
  public func setNeedsDisplay() {
    markForListing()
    rootView?.setNeedsFrame()
  }

  /// Has the next frame list the view anew, and the views around it, but not what else is in those.
  ///
  /// Asks for no frame.
  package func markForListing() {
    listing.isOutdated = true
    listing.textInside = nil
    var view: View = self
    // What is around one that is known has no text that is kept: it is not up to date.
    while !view.listing.isKnownOutdated, let parent = view.superview {
      view.listing.isKnownOutdated = true
      parent.listing.textInside = nil
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
  func willRemoveSubview(_ view: View) {
    if view.listing.isKnownOutdated {
      listing.outdatedSubviews.removeAll { $0 === view }
      view.listing.isKnownOutdated = false
    }
    subviewsDidChange()
  }

  /// Has `reader`, which draws itself by what this view looks like, listed anew whenever this view
  /// is; held weakly.
  package func addReader(_ reader: View) {
    guard !listing.readers.contains(where: { $0.view === reader }) else { return }
    listing.readers.append(.init(view: reader))
  }
}
