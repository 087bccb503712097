/// Along the text as it is stored: UIKit's `UITextStorageDirection`.
public enum TextStorageDirection: Int, Hashable, Sendable, CaseIterable {
  case forward, backward
}

/// Along a line as it is seen: what of UIKit's `UITextLayoutDirection` one line has.
public enum TextLayoutDirection: Int, Hashable, Sendable, CaseIterable {
  case right, left
}

/// How far one step goes: what of UIKit's `UITextGranularity` one line has.
public enum TextGranularity: Int, Hashable, Sendable, CaseIterable {
  case character, word
  /// All of a single line, which is also its paragraph and its document.
  case line
}
