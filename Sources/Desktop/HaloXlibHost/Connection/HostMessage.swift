/// What a host has to tell that ends nothing: whoever opened the window decides who hears of it.
///
/// The description is one line, without an end of line.
public enum HostMessage: Sendable, CustomStringConvertible {
  /// The server has refused a request, by its name in the protocol; `resource` is the window or
  /// whatever else it was about, and for some reasons the value that was wrong.
  case refused(request: String, resource: UInt, reason: String)
  /// The device at this path may not be read, so no game controller or remote there can be used;
  /// told once. Usual for programs of an ordinary user.
  case unreadable(device: String)

  /// What does not work, where and why.
  public var description: String {
    switch self {
    case .refused(let request, let resource, let reason):
      "the X server refused \(request) on 0x\(String(resource, radix: 16)): \(reason)"
    case .unreadable(let device):
      "\(device) may not be read, so no controller there can be used"
    }
  }
}
