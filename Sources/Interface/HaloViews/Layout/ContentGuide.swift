import Foundation

/// A view that scrolls content larger than itself.
package protocol ScrollingContent: View {
  /// The size of the content, in points.
  var contentSize: CGSize { get set }
  /// Whether the view determines the size of its content itself, regardless of constraints.
  var keepsContentSize: Bool { get }
  /// Whether the user can scroll the view.
  var isScrollEnabled: Bool { get }
}

/// A guide for the content of a scrolling view, from its origin on; constraints to it define the
/// content's size.
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
  /// The guide for the content of a scrolling view.
  package var contentGuide: LayoutGuide { ownInsets.contentGuide(of: self) }
  /// The guide for the view's bounds, independent of the scroll position.
  package var frameGuide: LayoutGuide { ownInsets.guide(.frame, of: self) }
}
