import CHaloX11
import CHaloXext
import CHaloXrandr
import Foundation
import HaloCairoRenderer

/// Translates `XEvent` into ``HostEvent`` for one window.
@MainActor
struct EventTranslator {
  let connection: DisplayConnection
  let window: CHaloX11.Window
  let inputMethod: InputMethod
  /// The source of scrolling by fractions of notches; nil if the server does not report them.
  let scrolling: SmoothScrolling?
  /// The numbers of the extensions' events; nil for extensions that the server lacks.
  var completionEvent: Int32?
  var monitorEvent: Int32?
  var keyboardEvent: Int32?

  /// Returns the oldest waiting event, nil for an event without meaning here; blocks if none waits.
  func next() -> HostEvent? {
    var event = XEvent()
    XNextEvent(connection.display, &event)
    // An input method that does not use an event it has taken sends it again.
    if XFilterEvent(&event, CHaloX11.Window(None)) != 0 { return nil }
    return translate(&event)
  }

  private func translate(_ event: inout XEvent) -> HostEvent? {
    switch event.type {
    case KeyPress, KeyRelease: return key(&event.xkey)
    case MotionNotify:
      return .pointer(CGPoint(x: Int(event.xmotion.x), y: Int(event.xmotion.y)))
    case ButtonPress, ButtonRelease: return button(event.xbutton)
    case GenericEvent: return scrolling?.translate(&event)
    case EnterNotify, LeaveNotify: return crossing(event.xcrossing)
    case FocusIn, FocusOut: return focus(event.xfocus)
    case KeymapNotify:
      return .keymap(KeyVector(bytes: withUnsafeBytes(of: event.xkeymap.key_vector) { Array($0) }))
    case MappingNotify:
      XRefreshKeyboardMapping(&event.xmapping)
      return .keymapChanged
    case Expose:
      let area = event.xexpose
      return .exposed(
        PixelRect(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case ConfigureNotify where event.xconfigure.window == window:
      // For a window with a frame, only events that the window manager sends contain the place on
      // the screen.
      let place = event.xconfigure
      return .configured(
        width: Int(place.width), height: Int(place.height),
        origin: place.send_event != 0 ? CGPoint(x: Int(place.x), y: Int(place.y)) : nil)
    case MapNotify where event.xmap.window == window: return .mapped(true)
    case UnmapNotify where event.xunmap.window == window: return .mapped(false)
    case VisibilityNotify: return .obscured(event.xvisibility.state == VisibilityFullyObscured)
    case DestroyNotify:
      let gone = event.xdestroywindow.window
      return gone == window ? .destroyed : .otherDestroyed(gone)
    case PropertyNotify: return property(event.xproperty)
    case ClientMessage: return message(event.xclient)
    case SelectionRequest:
      let wish = event.xselectionrequest
      return .selection(
        .request(
          ConversionRequest(
            requestor: wish.requestor, selection: wish.selection, target: wish.target,
            property: wish.property, time: wish.time)))
    case SelectionNotify:
      let answer = event.xselection
      return .selection(
        .answered(
          selection: answer.selection, target: answer.target, property: answer.property))
    case SelectionClear:
      let loss = event.xselectionclear
      return .selection(.cleared(selection: loss.selection, time: loss.time))
    case let type where type == completionEvent:
      return withUnsafeBytes(of: event) {
        let completion = $0.load(as: XShmCompletionEvent.self)
        return .completed(segment: completion.shmseg, request: completion.serial)
      }
    case let type where type == keyboardEvent: return keyboard(&event)
    case let type where type == monitorEvent:
      XRRUpdateConfiguration(&event)
      return .monitorsChanged
    default: return nil
    }
  }

  private func key(_ event: inout XKeyEvent) -> HostEvent? {
    // An input method sends keycode 0, which no key has, to put its finished text into the queue.
    // The same event from another program has no text, and makes Xlib 1.8 read invalid memory.
    guard event.keycode != 0 || event.send_event == 0 else { return nil }
    let isPress = event.type == KeyPress
    let typed = isPress ? inputMethod.typed(by: &event) : nil
    if let typed, typed.isCommitted {
      return typed.text.isEmpty ? nil : .committed(text: typed.text, time: event.time)
    }
    guard event.keycode != 0 else { return nil }
    return .key(
      KeyEvent(
        keycode: UInt8(truncatingIfNeeded: event.keycode), state: event.state, isPress: isPress,
        time: event.time, text: typed?.text))
  }

  private func button(_ event: XButtonEvent) -> HostEvent? {
    let place = CGPoint(x: Int(event.x), y: Int(event.y))
    let isPress = event.type == ButtonPress
    // While a button is down, core events report motion, without the valuators.
    if !isPress, !(4...7).contains(event.button) { scrolling?.forgetValues() }
    if event.button == 1 { return .button(isPress: isPress, place, time: event.time) }
    if event.button == 2 { return isPress ? .paste(place, time: event.time) : nil }
    if event.button == 3 { return isPress ? .menu(place, time: event.time) : nil }
    // A notch is a press and a release, of which the press counts, unless XInput2 has already
    // reported it.
    guard isPress, scrolling?.hasTold(notchAt: event.time) != true else { return nil }
    // With Shift a vertical wheel scrolls horizontally.
    let isSideways = event.state & UInt32(ShiftMask) != 0
    switch event.button {
    case 4: return .wheel(dx: isSideways ? -1 : 0, dy: isSideways ? 0 : -1, place)
    case 5: return .wheel(dx: isSideways ? 1 : 0, dy: isSideways ? 0 : 1, place)
    case 6: return .wheel(dx: -1, dy: 0, place)
    case 7: return .wheel(dx: 1, dy: 0, place)
    default: return nil
    }
  }

  private func crossing(_ crossing: XCrossingEvent) -> HostEvent? {
    let comes = crossing.type == EnterNotify
    if comes { scrolling?.forgetValues() }
    // The pointer is only grabbed for a short time.
    let isLasting = crossing.mode == NotifyNormal && crossing.detail != NotifyInferior
    return .crossed(
      comes ? CGPoint(x: Int(crossing.x), y: Int(crossing.y)) : nil,
      isLasting ? .pointer(comes, hasFocus: crossing.focus != 0) : nil)
  }

  private func focus(_ change: XFocusChangeEvent) -> HostEvent? {
    let comes = change.type == FocusIn
    // The keyboard is only grabbed for a short time.
    if change.mode == NotifyGrab { return comes ? nil : .grabbed }
    guard change.mode != NotifyUngrab else { return nil }
    switch change.detail {
    // The focus is not on this window itself.
    case NotifyInferior, NotifyPointerRoot, NotifyDetailNone: return nil
    case NotifyPointer: return .focus(.pointerFocus(comes))
    default:
      if comes { scrolling?.forgetValues() }
      let ancestor = change.detail == NotifyAncestor || change.detail == NotifyVirtual
      return .focus(.focus(comes, ancestor: ancestor))
    }
  }

  private func property(_ change: XPropertyEvent) -> HostEvent? {
    if change.window == connection.root {
      let atoms = connection.atoms
      switch change.atom {
      case XA_RESOURCE_MANAGER: return .resourcesChanged
      case atoms[.netSupported], atoms[.netSupportingWMCheck]: return .windowManagerChanged
      default: return nil
      }
    }
    guard change.window == window else {
      if change.atom == connection.atoms[.xsettingsSettings] {
        return .settingsChanged(of: change.window)
      }
      return .selection(
        .property(
          of: change.window, name: change.atom, isDeleted: change.state == PropertyDelete))
    }
    return change.atom == connection.atoms[.netWMState] ? .stateChanged : nil
  }

  private func keyboard(_ event: inout XEvent) -> HostEvent? {
    let kind = withUnsafeBytes(of: event) { $0.load(as: XkbAnyEvent.self).xkb_type }
    if kind == XkbMapNotify {
      withUnsafeMutableBytes(of: &event) {
        _ = $0.withMemoryRebound(to: XkbMapNotifyEvent.self) {
          XkbRefreshKeyboardMapping($0.baseAddress)
        }
      }
    }
    return .keymapChanged
  }

  private func message(_ message: XClientMessageEvent) -> HostEvent? {
    let atoms = connection.atoms
    guard message.format == 32 else { return nil }
    // Each value is 32 bits in a C long, sign-extended.
    func value(_ long: Int) -> UInt { UInt(UInt32(truncatingIfNeeded: long)) }
    let data = message.data.l
    /// Returns a counter's value from its halves.
    func counter(_ low: Int, _ high: Int) -> Int64 {
      Int64(bitPattern: UInt64(value(high)) << 32 | UInt64(value(low)))
    }
    switch message.message_type {
    case atoms[.manager]: return .managerCame(selection: value(data.1))
    case atoms[.netWMFrameDrawn]: return .frameDrawn(value: counter(data.0, data.1))
    case atoms[.netWMFrameTimings]:
      return .frameTimed(value: counter(data.0, data.1), microseconds: Int(value(data.3)))
    case atoms[.haloInstruments]: return .instrumentsRequested
    case atoms[.wmProtocols]: break
    default: return nil
    }
    switch value(data.0) {
    case atoms[.wmDeleteWindow]: return .closeRequested
    case atoms[.netWMPing]: return .ping(time: value(data.1))
    case atoms[.netWMSyncRequest]:
      return .syncRequest(
        FrameSync.Request(value: counter(data.2, data.3), isExtended: data.4 != 0))
    default: return nil
    }
  }
}
