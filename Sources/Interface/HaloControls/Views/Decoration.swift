import FocusEngine
import Foundation
import HaloSceneGraph

/// A view that neither focus nor the pointer can reach, with all its subviews, so that it does not
/// cover items.
@MainActor
open class Decoration: View {
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  open override var isTransparentFocusItem: Bool { true }
  open override func hitTest(_ point: CGPoint) -> View? { nil }
  open override func focusItems(in rect: CGRect) -> [any FocusItem] { [] }
}
