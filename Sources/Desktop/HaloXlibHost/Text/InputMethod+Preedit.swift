import CHaloX11
import CHaloX11Shim
import Foundation

/// The text that an input method is composing (in Xlib: preedit), which the program shows at the
/// caret if the method supports that.
extension InputMethod {
  /// The styles of interaction that the program supports, the best first.
  private static let styles = [
    UInt(XIMPreeditCallbacks | XIMStatusNothing), UInt(XIMPreeditNothing | XIMStatusNothing),
    UInt(XIMPreeditNone | XIMStatusNone),
  ]

  /// Returns a context of the best style that the method supports; nil if there is none.
  func makeContext(of method: OpaquePointer) -> OpaquePointer? {
    guard let list = halo_im_styles(method) else { return nil }
    defer { XFree(list) }
    let offered = UnsafeBufferPointer(
      start: list.pointee.supported_styles, count: Int(list.pointee.count_styles))
    for style in Self.styles where offered.contains(style) {
      if let context = makeContext(of: method, style: style) { return context }
    }
    return nil
  }

  private func makeContext(of method: OpaquePointer, style: UInt) -> OpaquePointer? {
    guard style & UInt(XIMPreeditCallbacks) != 0 else {
      return halo_ic_create(method, style, window)
    }
    var start = XIMCallback(client_data: pointer, callback: nil)
    // This callback returns the maximum length of the text, so its type differs from the others.
    start.callback = unsafeBitCast(
      preeditDidStart as @convention(c) (OpaquePointer?, XPointer?, XPointer?) -> Int32,
      to: XIMProc.self)
    var done = XIMCallback(client_data: pointer, callback: preeditDidEnd)
    var draw = XIMCallback(client_data: pointer, callback: preeditDidChange)
    var caret = XIMCallback(client_data: pointer, callback: preeditCaretDidMove)
    return halo_ic_create_with_preedit(method, style, window, &start, &done, &draw, &caret)
  }

  /// Calls `body` with the input method for which a callback was registered.
  nonisolated static func at(_ client: XPointer?, _ body: @MainActor (InputMethod) -> Void) {
    guard let client else { return }
    // Xlib only calls back during calls of the program, which all come from the main actor.
    let method = Unmanaged<InputMethod>.fromOpaque(client)
      .takeUnretainedValue()
    MainActor.assumeIsolated { body(method) }
  }

  /// Returns the characters of Xlib's text, which is in wide characters or in the locale's
  /// encoding.
  nonisolated static func scalars(of text: XIMText) -> [Unicode.Scalar] {
    let count = Int(text.length)
    guard text.encoding_is_wchar == 0 else {
      guard let wide = text.string.wide_char else { return [] }
      return (0..<count).compactMap { Unicode.Scalar(UInt32(bitPattern: wide[$0])) }
    }
    guard let bytes = text.string.multi_byte else { return [] }
    var wide = [wchar_t](repeating: 0, count: count + 1)
    let made = mbstowcs(&wide, bytes, count)
    guard made != -1 else { return [] }
    return wide.prefix(made).compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
  }
}

private nonisolated func preeditDidStart(_: OpaquePointer?, client: XPointer?, _: XPointer?)
  -> Int32
{
  InputMethod.at(client) { $0.setMarked { $0.removeAll() } }
  // The composed text may be of any length.
  return -1
}

private nonisolated func preeditDidEnd(_: OpaquePointer?, client: XPointer?, _: XPointer?) {
  InputMethod.at(client) { $0.setMarked { $0.removeAll() } }
}

private nonisolated func preeditDidChange(_: OpaquePointer?, client: XPointer?, call: XPointer?) {
  guard let call else { return }
  let change = UnsafeMutableRawPointer(call)
    .assumingMemoryBound(to: XIMPreeditDrawCallbackStruct.self).pointee
  let new = change.text.map { InputMethod.scalars(of: $0.pointee) } ?? []
  // A change of highlighting alone has a text without characters.
  if let text = change.text, text.pointee.length > 0, new.isEmpty { return }
  let (first, length) = (Int(change.chg_first), Int(change.chg_length))
  InputMethod.at(client) { $0.setMarked { $0.replace(first: first, length: length, with: new) } }
}

// This does nothing, since the caret stays at the end of the composed text.
private nonisolated func preeditCaretDidMove(_: OpaquePointer?, _: XPointer?, _: XPointer?) {}
