import CHaloX11
import Foundation
import HaloCairoRenderer

/// An event of the server that a host handles.
///
/// Only ``EventTranslator`` uses `XEvent`.
enum HostEvent: Equatable {
  case key(KeyEvent)
  /// Text from an input method that belongs to no key.
  case committed(text: String, time: UInt)
  /// The keyboard focus came to the window or left it, or may have, for longer than a grab.
  case focus(KeyboardFocus.Change)
  /// Another program has grabbed the keyboard.
  case grabbed
  /// The keys that are held down, reported when the keyboard focus or the pointer comes to the
  /// window.
  case keymap(KeyVector)
  case keymapChanged
  /// The pointer has moved to this place in the window, in pixels.
  case pointer(CGPoint)
  /// The pointer entered the window at this place in pixels, or left it (nil), with the effect on
  /// the keyboard focus.
  case crossed(CGPoint?, KeyboardFocus.Change?)
  /// The main button was pressed or released at this place in pixels.
  case button(isPress: Bool, CGPoint, time: UInt)
  /// The middle button was pressed at this place in pixels.
  case paste(CGPoint, time: UInt)
  /// A wheel was turned by notches, or fractions of them, to the right and down, at this place in
  /// pixels.
  case wheel(dx: CGFloat, dy: CGFloat, CGPoint)
  case exposed(PixelRect)
  /// The window's size in pixels, and its place on the screen in pixels if the event contains it.
  case configured(width: Int, height: Int, origin: CGPoint?)
  case mapped(Bool)
  case obscured(Bool)
  case stateChanged
  case resourcesChanged
  case monitorsChanged
  /// The desktop settings of another window may have changed.
  case settingsChanged(of: CHaloX11.Window)
  /// A program has become a manager, for instance of settings; `selection` is the atom of the
  /// selection that it owns as the manager.
  case managerCame(selection: UInt)
  case otherDestroyed(CHaloX11.Window)
  case selection(SelectionEvent)
  /// The server has read the shared memory for all requests up to this one.
  case completed(segment: UInt, request: UInt)
  case closeRequested
  case destroyed
  case ping(time: UInt)
  /// The window manager waits until a frame of the next size is shown.
  case syncRequest(FrameSync.Request)
  /// The window manager has drawn the frame that ended on this value of the extended counter.
  case frameDrawn(value: Int64)
  /// The refresh interval of the monitor that shows that frame; 0 if unknown.
  case frameTimed(value: Int64, microseconds: Int)
  /// The window manager may have changed, started or ended.
  case windowManagerChanged
}
