/// The keys that perform a command, for a screen reader.
public struct AccessibleShortcut: Hashable, Sendable {
  /// The name of the key with its modifiers, such as `ctrl+n`.
  public var keyName: String
  /// The labels of the keys, in the language of the person, such as “Ctrl-N”.
  public var words: String

  public init(keyName: String, words: String) { (self.keyName, self.words) = (keyName, words) }
}
