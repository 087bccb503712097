import HaloDisplayList
import HaloSceneGraph

extension Window {
  /// What the focus loop debugger draws now; empty while it shows nothing.
  package var focusLoopItems: [DisplayItem] { accessory(FocusLoopDebugger.self)?.items ?? [] }
}
