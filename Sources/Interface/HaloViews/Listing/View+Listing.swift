import Foundation

extension View {
  /// Requests a frame in which the view is drawn again; has no effect outside a window.
  ///
  /// Subclasses call it when their drawing changes. The properties of a view, animations and
  /// `appearanceDidChange` do so themselves.
  public func setNeedsDisplay() {
    markForListing()
    rootView?.setNeedsFrame()
  }

  /// Makes the next frame list the view and its ancestors again, but not their other descendants.
  ///
  /// It does not request a frame.
  package func markForListing() {
    listing.isOutdated = true
    listing.textInside = nil
    var view: View = self
    // The ancestors of a view already known as outdated are not up to date and cache no text.
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

  /// Updates the cache after the subviews or their order changed.
  func subviewsDidChange() {
    listing.keptSubviews = nil
    markForListing()
  }

  /// Updates the cache before a subview is removed.
  func willRemoveSubview(_ view: View) {
    if view.listing.isKnownOutdated {
      listing.outdatedSubviews.removeAll { $0 === view }
      view.listing.isKnownOutdated = false
    }
    subviewsDidChange()
  }

  /// Makes `reader`, whose drawing depends on this view's appearance, be listed again whenever this
  /// view is; holds it weakly.
  package func addReader(_ reader: View) {
    guard !listing.readers.contains(where: { $0.view === reader }) else { return }
    listing.readers.append(.init(view: reader))
  }
}
