import FocusEngine
import Foundation

/// Is met before anything inside its view, and ignored while focus is in there.
class WholeViewGuide: FocusGuide {
  override var redirectionFrame: CGRect { owningView?.bounds ?? .zero }
  override var focusDebugLabel: String { "memory of \(owningView?.focusDebugLabel ?? "nothing")" }
}
