import CHaloX11
import Foundation

/// Reports of requests that the server has refused.
extension DisplayConnection {
  /// Reports the failures since the last call; sends nothing to the server if there are none.
  func reportFailures() {
    for failure in XErrors.takeUnreported(on: display) { messageHandler(message(of: failure)) }
  }

  /// Returns the message for a failure; asks the server for its extensions if the request was one
  /// of theirs.
  func message(of failure: XFailure) -> HostMessage {
    var text = [CChar](repeating: 0, count: 160)
    XGetErrorText(display, Int32(failure.code), &text, Int32(text.count))
    return .refused(
      request: requestName(failure), resource: failure.resource, reason: Self.string(text))
  }

  /// Returns the name of the failed request; its numbers if the name is not known.
  private func requestName(_ failure: XFailure) -> String {
    guard failure.request >= 128 else {
      return databaseName("\(failure.request)") ?? "request \(failure.request)"
    }
    guard let name = extensionName(failure.request) else {
      return "request \(failure.request).\(failure.minor)"
    }
    return databaseName("\(name).\(failure.minor)") ?? "request \(failure.minor) of \(name)"
  }

  /// Returns the request's name in Xlib's database, without the common prefix `X_`; nil if the
  /// database lacks it.
  private func databaseName(_ key: String) -> String? {
    var text = [CChar](repeating: 0, count: 160)
    XGetErrorDatabaseText(display, "XRequest", key, "", &text, Int32(text.count))
    let name = Self.string(text)
    guard !name.isEmpty else { return nil }
    return name.hasPrefix("X_") ? String(name.dropFirst(2)) : name
  }

  /// Returns the extension with a major opcode; nil if the server has none.
  private func extensionName(_ request: UInt8) -> String? {
    var count: Int32 = 0
    guard !isLost, let names = XListExtensions(display, &count) else { return nil }
    defer { XFreeExtensionList(names) }
    for index in 0..<Int(count) {
      var (major, event, error): (Int32, Int32, Int32) = (0, 0, 0)
      if let name = names[index], XQueryExtension(display, name, &major, &event, &error) != 0,
        major == Int32(request)
      {
        return String(cString: name)
      }
    }
    return nil
  }

  private static func string(_ text: [CChar]) -> String {
    String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
