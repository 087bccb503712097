/// Something that is to be said though nothing that has the focus has changed.
public struct AccessibleAnnouncement: Hashable, Sendable {
  public var text: String
  /// Whether it may interrupt what is being said.
  public var isUrgent: Bool

  public init(_ text: String, isUrgent: Bool = false) {
    (self.text, self.isUrgent) = (text, isUrgent)
  }
}
