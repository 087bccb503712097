/// What a host has to tell that ends nothing: whoever opened the window decides who hears of it.
///
/// The description is one line, without an end of line.
public enum HostMessage: Sendable, CustomStringConvertible {
  /// The server has refused a request, by its name in the protocol; `resource` is the window or
  /// whatever else it was about, and for some reasons the value that was wrong.
  case refused(request: String, resource: UInt, reason: String)

  /// What was refused, on what and why.
  public var description: String {
    switch self {
    case .refused(let request, let resource, let reason):
      "the X server refused \(request) on 0x\(String(resource, radix: 16)): \(reason)"
    }
  }
}
