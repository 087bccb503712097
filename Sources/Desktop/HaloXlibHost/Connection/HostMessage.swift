/// A problem that a host reports without ending.
///
/// The description is one line, without a newline at its end.
public enum HostMessage: Sendable, CustomStringConvertible {
  /// The server has refused a request, given by its name in the protocol; `resource` is the window
  /// or other resource concerned, or for some errors the invalid value.
  case refused(request: String, resource: UInt, reason: String)
  /// The program has no permission to read the device at this path, so a game controller or remote
  /// there cannot be used; reported once, for the first such device.
  ///
  /// This is normal for a program that an ordinary user runs.
  case unreadable(device: String)

  /// The problem, its place and its reason.
  public var description: String {
    switch self {
    case .refused(let request, let resource, let reason):
      "the X server refused \(request) on 0x\(String(resource, radix: 16)): \(reason)"
    case .unreadable(let device):
      "no permission to read \(device), so a game controller there cannot be used"
    }
  }
}
