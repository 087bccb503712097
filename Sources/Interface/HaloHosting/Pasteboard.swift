/// The clipboard for text: UIKit's `UIPasteboard`.
///
/// Reading is asynchronous, as another program may own the text.
@MainActor
public protocol Pasteboard: AnyObject {
  func setString(_ string: String, for name: PasteboardName)
  /// Calls back once, at once or later; a text of more than `limit` UTF-8 bytes need not be read.
  func requestString(
    from name: PasteboardName, limit: Int, _ body: @escaping (PasteboardAnswer) -> Void)
}

extension Pasteboard {
  /// Calls back once, with nil when there is no text or more than the pasteboard takes; at once or
  /// later.
  public func requestString(from name: PasteboardName, _ body: @escaping (String?) -> Void) {
    requestString(from: name, limit: .max) { answer in
      if case .text(let string) = answer { body(string) } else { body(nil) }
    }
  }
}

/// What a pasteboard says when it is asked for its text.
public enum PasteboardAnswer: Hashable, Sendable {
  /// No more than was asked for.
  case text(String)
  /// There is no text, or who owns it does not answer.
  case nothing
  /// There is more text than was asked for, or than the pasteboard takes from another program.
  case tooLong
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

  /// Calls back at once.
  public func requestString(
    from name: PasteboardName, limit: Int, _ body: @escaping (PasteboardAnswer) -> Void
  ) {
    body(PasteboardAnswer(strings[name], limit: limit))
  }
}

extension PasteboardAnswer {
  /// What to say of a text that is at hand, or nil for none, when `limit` UTF-8 bytes are wanted.
  package init(_ string: String?, limit: Int) {
    guard let string else {
      self = .nothing
      return
    }
    self = string.utf8.count <= limit ? .text(string) : .tooLong
  }
}
