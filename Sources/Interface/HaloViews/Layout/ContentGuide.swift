import Foundation

/// A view whose content is larger than it, and scrolls.
package protocol ScrollingContent: View {
  /// Points.
  var contentSize: CGSize { get set }
  /// Whether it knows the size of its content by itself, whatever constraints say.
  var keepsContentSize: Bool { get }
  /// Whether a person may scroll it.
  var isScrollEnabled: Bool { get }
}

/// What a view scrolls, from its origin on; constraints to it say how large that is.
final class ContentGuide: LayoutGuide {
  init(of view: View) {
    super.init()
    identifier = "contentLayoutGuide"
    isPlacedByConstraints = !((view as? any ScrollingContent)?.keepsContentSize ?? true)
    owningView = view
  }

  override var layoutFrame: CGRect {
    get { CGRect(origin: .zero, size: owningView?.scrolledContentSize ?? .zero) }
    set { (owningView as? any ScrollingContent)?.contentSize = newValue.size }
  }
}

extension View {
  /// Of a view that scrolls: what is inside of it.
  package var contentGuide: LayoutGuide { ownInsets.contentGuide(of: self) }
  /// The view's bounds, wherever it has scrolled to.
  package var frameGuide: LayoutGuide { ownInsets.guide(.frame, of: self) }
}
