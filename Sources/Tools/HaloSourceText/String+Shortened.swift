extension String {
  /// Returns the text on one line, with at most `limit` Unicode scalars around an ellipsis.
  ///
  /// The middle is left out. Text quoted from a file may be of any length, even within one
  /// character.
  package func shortened(to limit: Int) -> String {
    let scalars = unicodeScalars
    let short =
      utf8.count > limit && scalars.count > limit
      ? "\(Self(scalars.prefix(limit / 2)))…\(Self(scalars.suffix(limit / 2)))" : self
    return Self(short.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }
}
