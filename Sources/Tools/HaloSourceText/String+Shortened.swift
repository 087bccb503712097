extension String {
  /// On one line and of at most so many Unicode scalars and an ellipsis, the middle left out: what
  /// is quoted from a file may hold anything, and any amount of it, in one character as well.
  package func shortened(to limit: Int) -> String {
    let scalars = unicodeScalars
    let short =
      utf8.count > limit && scalars.count > limit
      ? "\(Self(scalars.prefix(limit / 2)))…\(Self(scalars.suffix(limit / 2)))" : self
    return Self(short.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }
}
