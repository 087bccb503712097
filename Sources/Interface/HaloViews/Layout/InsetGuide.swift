import FocusGeometry
import Foundation

/// A guide that is its view but for insets; constraints follow the size of the view with it.
final class InsetGuide: LayoutGuide {
  /// What the insets are.
  enum Kind: String {
    case margins = "layoutMarginsGuide"
    case safeArea = "safeAreaLayoutGuide"
    case readable = "readableContentGuide"
    /// None.
    case frame = "frameLayoutGuide"
  }

  let kind: Kind
  /// The longest lines that are read with ease are about as long, in points (Decisions).
  private static let readableWidth: CGFloat = 672

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    super.init()
    identifier = kind.rawValue
    isPlacedByConstraints = false
    owningView = view
  }

  /// From the edges of the view, as it is now.
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
