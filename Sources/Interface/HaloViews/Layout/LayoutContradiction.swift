/// Required constraints that cannot all hold; as text, what each of them says.
public struct LayoutContradiction: CustomStringConvertible {
  /// The one that is let go, as long as the others are there.
  public let dropped: LayoutConstraint
  /// All that take part, the dropped one among them, in the order in which they were activated.
  public let participants: [LayoutConstraint]

  public let description: String

  @MainActor
  init(dropped: LayoutConstraint, participants: [LayoutConstraint]) {
    (self.dropped, self.participants) = (dropped, participants)
    let names = participants.map(\.explanation).joined(separator: "; ")
    description = "cannot all hold: \(names). Let go: \(dropped.explanation)"
  }
}
