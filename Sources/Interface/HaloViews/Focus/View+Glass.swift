import FocusGeometry
import Foundation
import HaloAppearance
import HaloDisplayList

extension View {
  /// The glass in the shape of the view, beneath its colour and its content; nil for none.
  ///
  /// It appears as the view is lifted, unless it is always shown; the line of light along its edge
  /// follows the lean of the view.
  package var glassSurface: GlassSurface? {
    get { floating?.glass }
    set {
      guard newValue != glassSurface else { return }
      keepFloating().glass = newValue
      setNeedsDisplay()
    }
  }
}

extension GlassSurface {
  /// Returns the opacity of the glass of a view that is lifted by 0...1.
  package func opacity(lift: CGFloat) -> CGFloat {
    isAlwaysShown ? 1 : max(0, min(1, lift / style.completeLift))
  }
}
