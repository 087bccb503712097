import CHaloX11
import Foundation
import HaloCairoRenderer

/// What the server tells, as far as a host acts on it.
///
/// `XEvent` goes no further than ``EventTranslator``.
enum HostEvent: Equatable {
  case key(KeyEvent)
  /// Text from an input method that belongs to no key.
  case committed(text: String, time: UInt)
  /// The keyboard came to the window, or left it, for good, or may have.
  case focus(KeyboardFocus.Change)
  /// Another program takes the keyboard for a while.
  case grabbed
  /// What is held down, told whenever the keyboard or the pointer comes to the window.
  case keymap(KeyVector)
  case keymapChanged
  /// Where the pointer is in the window, pixels.
  case pointer(CGPoint)
  /// The pointer came into the window, here (pixels), or left it (nil), and what that means for the
  /// keyboard.
  case crossed(CGPoint?, KeyboardFocus.Change?)
  /// The main button goes down, or up, here (pixels).
  case button(isPress: Bool, CGPoint, time: UInt)
  /// The middle button goes down here (pixels).
  case paste(CGPoint, time: UInt)
  /// Notches of a wheel that turns, or parts of them: right and down.
  case wheel(dx: CGFloat, dy: CGFloat, CGPoint)
  case exposed(PixelRect)
  /// The window's size in pixels; its place on the screen where the event tells it.
  case configured(width: Int, height: Int, origin: CGPoint?)
  case mapped(Bool)
  case obscured(Bool)
  case stateChanged
  case resourcesChanged
  case monitorsChanged
  /// The desktop settings that another window holds may have changed.
  case settingsChanged(of: CHaloX11.Window)
  /// A program has become a manager (of settings, say); `selection` is the atom of the selection
  /// that it owns as such.
  case managerCame(selection: UInt)
  case otherDestroyed(CHaloX11.Window)
  case selection(SelectionEvent)
  /// The server has read shared memory for all requests up to this one.
  case completed(segment: UInt, request: UInt)
  case closeRequested
  case destroyed
  case ping(time: UInt)
  /// The window manager waits until a frame of the coming size is shown.
  case syncRequest(FrameSync.Request)
  /// The window manager has drawn the frame that ended on this value of the extended counter.
  case frameDrawn(value: Int64)
  /// The refresh interval of the monitor that shows that frame; 0: unknown.
  case frameTimed(value: Int64, microseconds: Int)
  /// There may be another window manager, or none.
  case windowManagerChanged
}
