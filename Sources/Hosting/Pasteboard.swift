/// Where text is put to be taken elsewhere: UIKit's `UIPasteboard`.
///
/// Reading may take time, for another program has the text.
@MainActor
public protocol Pasteboard: AnyObject {
  func setString(_ string: String, for name: PasteboardName)
  /// Calls back once, with nil when there is no text; at once or later.
  func requestString(from name: PasteboardName, _ body: @escaping (String?) -> Void)
}

public enum PasteboardName: Hashable, Sendable, CaseIterable {
  /// What Copy fills and Paste takes: X's CLIPBOARD.
  case general
  /// What is selected is offered as it is: X's PRIMARY, the middle button's.
  case primary
}

/// One that no other program sees.
@MainActor
public final class PrivatePasteboard: Pasteboard {
  private var strings: [PasteboardName: String] = [:]

  public init() {}

  public func setString(_ string: String, for name: PasteboardName) { strings[name] = string }

  public func requestString(from name: PasteboardName, _ body: @escaping (String?) -> Void) {
    body(strings[name])
  }
}
