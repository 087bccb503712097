import CHaloX11
import Foundation
import HaloCairoRenderer

/// An event of the server that a host handles, made from an `XEvent` by ``EventTranslator``.
///
/// Times are those of the server, in milliseconds; places are relative to the window.
enum HostEvent: Equatable {
  case key(KeyEvent)
  /// Text from an input method that belongs to no key.
  case committed(text: String, time: UInt)
  /// The keyboard focus came to the window or left it; not reported for a grab of the keyboard,
  /// which does not last.
  case focus(KeyboardFocus.Change)
  /// Another program has grabbed the keyboard.
  case grabbed
  /// The keys that are held down, reported when the keyboard focus or the pointer comes to the
  /// window.
  case keymap(KeyVector)
  /// The keyboard layout, or the meaning of keys, has changed.
  case keymapChanged
  /// The pointer has moved to this place in the window, in pixels.
  case pointer(CGPoint)
  /// The pointer entered the window at this place in pixels, or left it (nil), with the effect on
  /// the keyboard focus; nil for none.
  case crossed(CGPoint?, KeyboardFocus.Change?)
  /// The main button was pressed or released at this place in pixels.
  case button(isPress: Bool, CGPoint, time: UInt)
  /// The middle button was pressed at this place in pixels.
  case paste(CGPoint, time: UInt)
  /// The right button was pressed at this place in pixels.
  case menu(CGPoint, time: UInt)
  /// A wheel was turned at this place in pixels, by a number of notches or fractions of them;
  /// positive is to the right and down.
  case wheel(dx: CGFloat, dy: CGFloat, CGPoint)
  /// This part of the window, in pixels, has lost its content.
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
  /// The server has read a segment of shared memory for all requests up to this number.
  case completed(segment: UInt, request: UInt)
  case closeRequested
  case destroyed
  case ping(time: UInt)
  /// The window manager asks to be informed when a frame of the next size is shown.
  case syncRequest(FrameSync.Request)
  /// The window manager has drawn the frame that ended on this value of the extended counter; see
  /// ``FrameSync``.
  case frameDrawn(value: Int64)
  /// The refresh interval of the monitor that shows the frame with this value; 0 if unknown.
  case frameTimed(value: Int64, microseconds: Int)
  /// Another program asks to show the instruments.
  case instrumentsRequested
  /// The window manager may have changed, started or ended.
  case windowManagerChanged
}
