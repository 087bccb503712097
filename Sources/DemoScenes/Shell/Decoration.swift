import FocusEngine
import Foundation
import SceneGraph

/// A view that focus does not see, with all inside: it can lie over items without covering them.
@MainActor
class Decoration: View {
  override var isTransparentFocusItem: Bool { true }
  override func focusItems(in rect: CGRect) -> [any FocusItem] { [] }
}
