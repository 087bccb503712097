/// A direction along the text as it is stored: UIKit's `UITextStorageDirection`.
public enum TextStorageDirection: Int, Hashable, Sendable, CaseIterable {
  case forward, backward
}

/// A direction along a line as it is displayed: the cases of UIKit's `UITextLayoutDirection` that
/// apply to one line.
public enum TextLayoutDirection: Int, Hashable, Sendable, CaseIterable {
  case right, left
}

/// The length of one step: the cases of UIKit's `UITextGranularity` that apply to one line.
public enum TextGranularity: Int, Hashable, Sendable, CaseIterable {
  case character, word
  /// The whole of a single line, which is also its paragraph and its document.
  case line
}
