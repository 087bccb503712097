/// A problem that a host reports and that does not end it.
///
/// The description is one line, without an end of line.
public enum HostMessage: Sendable, CustomStringConvertible {
  /// The server has refused a request, given by its name in the protocol; `resource` is the window
  /// or other resource concerned, and for some reasons the wrong value.
  case refused(request: String, resource: UInt, reason: String)
  /// The device at this path may not be read, so no game controller or remote there can be used;
  /// reported once.
  ///
  /// This is usual for programs of an ordinary user.
  case unreadable(device: String)

  /// The problem, its place and its reason.
  public var description: String {
    switch self {
    case .refused(let request, let resource, let reason):
      "the X server refused \(request) on 0x\(String(resource, radix: 16)): \(reason)"
    case .unreadable(let device):
      "\(device) may not be read, so no controller there can be used"
    }
  }
}
