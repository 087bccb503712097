import CHaloX11
import CHaloX11Shim
import Foundation

/// The desktop's input method or, if there is none, the compose table: for dead keys, and for
/// scripts that need more keys than a keyboard has.
///
/// The method is opened when text is edited for the first time, and only asked while it is, so that
/// an arrow key never waits for it.
@MainActor
final class InputMethod {
  /// The text that a key press types.
  struct Typed: Equatable {
    var text: String
    /// Whether the text was committed by the method rather than typed by this key.
    var isCommitted: Bool
  }

  /// A closure that is called with the text being composed whenever it changes; empty if there is
  /// none any more.
  var markedTextHandler: ((String) -> Void)?
  private(set) var marked = MarkedText()

  let connection: DisplayConnection
  let window: CHaloX11.Window
  private(set) var method: OpaquePointer?
  private(set) var context: OpaquePointer?
  private var spot: CGPoint?
  /// Whether a fallback is in use because the desktop's method was not available.
  private var isSubstitute = false
  private(set) var isWaiting = false

  init(connection: DisplayConnection, window: CHaloX11.Window) {
    self.connection = connection
    self.window = window
  }

  isolated deinit {
    stopWaiting()
    close()
  }

  var isEditing: Bool { spot != nil }

  /// Sets the place of the text cursor, in pixels of the window; nil if nothing is edited.
  func setSpot(_ place: CGPoint?) {
    guard place != spot else { return }
    let wasEditing = isEditing
    spot = place
    guard let place else { return endEditing() }
    if context == nil { openContext() }
    guard let context else { return }
    if !wasEditing { XSetICFocus(context) }
    func pixel(_ value: CGFloat) -> Int16 { Int16(min(max(value.rounded(), -32_768), 32_767)) }
    halo_ic_set_spot(context, pixel(place.x), pixel(place.y))
  }

  /// Returns the text of a press that the method has not taken; nil for a key without text, or if
  /// nothing is edited.
  func typed(by event: inout XKeyEvent) -> Typed? {
    guard isEditing, let context else { return nil }
    var bytes = [CChar](repeating: 0, count: 64)
    var symbol: KeySym = 0
    var status: Int32 = 0
    var count = Xutf8LookupString(
      context, &event, &bytes, Int32(bytes.count), &symbol, &status)
    if status == XBufferOverflow {
      bytes = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &symbol, &status)
    }
    guard status == XLookupChars || status == XLookupBoth else { return nil }
    let text = String(
      decoding: bytes.prefix(Int(max(count, 0))).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return Typed(text: text, isCommitted: event.keycode == 0 || status == XLookupChars)
  }

  private func endEditing() {
    guard let context else { return }
    // Text that was not committed is dropped.
    if let rest = Xutf8ResetIC(context) { XFree(rest) }
    XUnsetICFocus(context)
    marked.removeAll()
  }

  // MARK: Opening

  private func openContext() {
    if method == nil { openMethod() }
    guard let method else { return }
    context = makeContext(of: method)
    guard let context else { return }
    var attributes = XWindowAttributes()
    XGetWindowAttributes(connection.display, window, &attributes)
    let wanted = Int(truncatingIfNeeded: halo_ic_filter_events(context))
    if attributes.your_event_mask | wanted != attributes.your_event_mask {
      XSelectInput(connection.display, window, attributes.your_event_mask | wanted)
    }
  }

  private func openMethod() {
    guard InputLocale.isUsable else { return }
    // The desktop's own method, as XMODIFIERS names it, comes first; then the compose table alone.
    for modifiers in ["", "@im=none", "@im=local"] {
      guard XSetLocaleModifiers(modifiers) != nil,
        let opened = XOpenIM(connection.display, nil, nil, nil)
      else { continue }
      method = opened
      isSubstitute = !modifiers.isEmpty
      break
    }
    if let method {
      var gone = XIMCallback(client_data: pointer, callback: methodDidGo)
      _ = halo_im_set_destroy_callback(method, &gone)
    }
    if method == nil || isSubstitute { waitForMethod() }
  }

  private func close() {
    if let context { XDestroyIC(context) }
    if let method { XCloseIM(method) }
    (context, method) = (nil, nil)
    forgetMarked()
  }

  // MARK: Loss and return of methods

  var pointer: XPointer {
    UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
      .assumingMemoryBound(to: CChar.self)
  }

  private func waitForMethod() {
    guard !isWaiting else { return }
    XSetLocaleModifiers("")
    isWaiting =
      XRegisterIMInstantiateCallback(
        connection.display, nil, nil, nil, methodDidCome, pointer) != 0
  }

  private func stopWaiting() {
    guard isWaiting else { return }
    isWaiting = false
    XSetLocaleModifiers("")
    XUnregisterIMInstantiateCallback(connection.display, nil, nil, nil, methodDidCome, pointer)
  }

  /// Handles the end of the input method server; method and context are not valid any more.
  func didLoseMethod() {
    (context, method) = (nil, nil)
    forgetMarked()
    reopen()
  }

  /// Replaces the fallback by the desktop's method, which is available now.
  func didFindMethod() {
    stopWaiting()
    close()
    reopen()
  }

  private func reopen() {
    guard let place = spot else { return }
    spot = nil
    setSpot(place)
  }

  // MARK: Marked text

  private func forgetMarked() {
    if !marked.string.isEmpty { setMarked { $0.removeAll() } }
  }

  func setMarked(_ change: (inout MarkedText) -> Void) {
    change(&marked)
    markedTextHandler?(marked.string)
  }
}

private nonisolated func methodDidGo(_: OpaquePointer?, client: XPointer?, _: XPointer?) {
  InputMethod.at(client) { $0.didLoseMethod() }
}

private nonisolated func methodDidCome(_: OpaquePointer?, client: XPointer?, _: XPointer?) {
  InputMethod.at(client) { $0.didFindMethod() }
}
