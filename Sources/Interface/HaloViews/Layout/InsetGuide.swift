import FocusGeometry
import Foundation

/// A guide for its view's bounds less insets; constraints follow the view's size through it.
final class InsetGuide: LayoutGuide {
  /// The kind of insets.
  enum Kind: String {
    case margins = "layoutMarginsGuide"
    case safeArea = "safeAreaLayoutGuide"
    case readable = "readableContentGuide"
    /// No insets.
    case frame = "frameLayoutGuide"
  }

  let kind: Kind
  /// The largest width of comfortably readable lines, in points (Decisions).
  private static let readableWidth: CGFloat = 672

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    super.init()
    identifier = kind.rawValue
    isPlacedByConstraints = false
    owningView = view
  }

  /// The current insets from the view's edges, in points.
  var insets: EdgeInsets {
    guard let view = owningView else { return EdgeInsets() }
    switch kind {
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .frame: return EdgeInsets()
    case .readable:
      var insets = view.layoutMargins
      let width = view.bounds.width - insets.left - insets.right
      let rest = max(0, width - Self.readableWidth) / 2
      insets.left += rest
      insets.right += rest
      return insets
    }
  }

  override var layoutFrame: CGRect {
    get { owningView?.bounds.inset(by: insets) ?? .zero }
    set {}
  }
}
