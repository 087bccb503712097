/// The clipboard for text: UIKit's `UIPasteboard`.
///
/// Reading is asynchronous, because another program may own the text.
@MainActor
public protocol Pasteboard: AnyObject {
  func setString(_ string: String, for name: PasteboardName)
  /// Calls `body` once, immediately or later; may skip reading a text of more than `limit` UTF-8
  /// bytes.
  func requestString(
    from name: PasteboardName, limit: Int, _ body: @escaping (PasteboardAnswer) -> Void)
}

extension Pasteboard {
  /// Calls `body` once, immediately or later, with nil if there is no text or more than the
  /// pasteboard accepts.
  public func requestString(from name: PasteboardName, _ body: @escaping (String?) -> Void) {
    requestString(from: name, limit: .max) { answer in
      if case .text(let string) = answer { body(string) } else { body(nil) }
    }
  }
}

/// The answer of a pasteboard to a request for its text.
public enum PasteboardAnswer: Hashable, Sendable {
  /// The text, within the requested limit.
  case text(String)
  /// There is no text, or its owner does not answer.
  case nothing
  /// The text exceeds the requested limit, or what the pasteboard accepts from another program.
  case tooLong
}

/// The X selection that holds the text.
public enum PasteboardName: Hashable, Sendable, CaseIterable {
  /// The target of Copy and source of Paste: X's CLIPBOARD.
  case general
  /// The currently selected text, which the middle button pastes: X's PRIMARY.
  case primary
}

/// A pasteboard that only this program sees.
@MainActor
public final class PrivatePasteboard: Pasteboard {
  private var strings: [PasteboardName: String] = [:]

  /// Creates an empty pasteboard.
  public init() {}

  /// Stores the text and replaces the previous one.
  public func setString(_ string: String, for name: PasteboardName) { strings[name] = string }

  /// Calls `body` immediately.
  public func requestString(
    from name: PasteboardName, limit: Int, _ body: @escaping (PasteboardAnswer) -> Void
  ) {
    body(PasteboardAnswer(strings[name], limit: limit))
  }
}

extension PasteboardAnswer {
  /// Creates the answer for an available text, or nil for none, if at most `limit` UTF-8 bytes are
  /// requested.
  package init(_ string: String?, limit: Int) {
    guard let string else {
      self = .nothing
      return
    }
    self = string.utf8.count <= limit ? .text(string) : .tooLong
  }
}
