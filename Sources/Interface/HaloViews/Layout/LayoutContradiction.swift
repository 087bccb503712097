/// Required constraints that cannot all hold; its text explains each of them.
public struct LayoutContradiction: CustomStringConvertible {
  /// The constraint that is dropped while the others are active.
  public let dropped: LayoutConstraint
  /// All constraints that take part, including the dropped one, in the order of activation.
  public let participants: [LayoutConstraint]

  public let description: String

  @MainActor
  init(dropped: LayoutConstraint, participants: [LayoutConstraint]) {
    (self.dropped, self.participants) = (dropped, participants)
    let names = participants.map(\.explanation).joined(separator: "; ")
    description = "cannot all hold: \(names). Let go: \(dropped.explanation)"
  }
}
