import HaloDisplayList
import HaloSceneGraph

extension Window {
  /// The items that the focus loop debugger draws now; empty if it shows nothing.
  package var focusLoopItems: [DisplayItem] { accessory(FocusLoopDebugger.self)?.items ?? [] }
}
