import FocusEngine
import Foundation
import SceneGraph

/// A view that focus and the pointer do not see, with all inside: it can lie over items without
/// covering them.
@MainActor
open class Decoration: View {
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  open override var isTransparentFocusItem: Bool { true }
  open override func hitTest(_ point: CGPoint) -> View? { nil }
  open override func focusItems(in rect: CGRect) -> [any FocusItem] { [] }
}
