import CHaloX11
import Foundation

/// The properties that a window sets once, before it is shown.
extension HostWindow {
  /// Sets everything that must be known before the window is mapped.
  func introduce(_ options: HostOptions, syncCounters: [UInt]) {
    setClass(name: options.applicationName, class: options.applicationClass)
    setHints()
    setMinimumSize()
    set(.netWMPID, type: XA_CARDINAL, [UInt(getpid())])
    setMachine()
    set(.netWMWindowType, type: XA_ATOM, [connection.atoms[.netWMWindowTypeNormal]])
    var protocols: [AtomName] = [.wmDeleteWindow, .netWMPing]
    if !syncCounters.isEmpty {
      protocols.append(.netWMSyncRequest)
      set(.netWMSyncRequestCounter, type: XA_CARDINAL, syncCounters)
    }
    set(.wmProtocols, type: XA_ATOM, protocols.map { connection.atoms[$0] })
    if let startupID { setStartupID(startupID) }
    if options.fullscreen {
      set(.netWMState, type: XA_ATOM, [connection.atoms[.netWMStateFullscreen]])
    }
  }

  private func setClass(name: String, class className: String) {
    guard let hint = XAllocClassHint() else { return }
    defer { XFree(hint) }
    hint.pointee.res_name = strdup(name)
    hint.pointee.res_class = strdup(className)
    XSetClassHint(display, id, hint)
    free(hint.pointee.res_name)
    free(hint.pointee.res_class)
  }

  private func setHints() {
    guard let hints = XAllocWMHints() else { return }
    defer { XFree(hints) }
    hints.pointee.flags = InputHint | StateHint
    hints.pointee.input = 1
    hints.pointee.initial_state = NormalState
    XSetWMHints(display, id, hints)
  }

  private func setMachine() {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    set(XA_WM_CLIENT_MACHINE, type: XA_STRING, text: text)
  }
}
