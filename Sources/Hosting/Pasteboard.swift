/// The clipboard for text: UIKit's `UIPasteboard`.
///
/// Reading is asynchronous, as another program may own the text.
@MainActor
public protocol Pasteboard: AnyObject {
  func setString(_ string: String, for name: PasteboardName)
  /// Calls back once, with nil when there is no text; at once or later.
  func requestString(from name: PasteboardName, _ body: @escaping (String?) -> Void)
}

/// Which of X's selections holds the text.
public enum PasteboardName: Hashable, Sendable, CaseIterable {
  /// What Copy fills and Paste takes: X's CLIPBOARD.
  case general
  /// The present selection, which the middle button pastes: X's PRIMARY.
  case primary
}

/// A pasteboard inside this program only.
@MainActor
public final class PrivatePasteboard: Pasteboard {
  private var strings: [PasteboardName: String] = [:]

  /// A pasteboard without text.
  public init() {}

  /// Keeps the text, in place of what was there.
  public func setString(_ string: String, for name: PasteboardName) { strings[name] = string }

  /// Calls back at once; nil when nothing was copied.
  public func requestString(from name: PasteboardName, _ body: @escaping (String?) -> Void) {
    body(strings[name])
  }
}
