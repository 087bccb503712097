import Foundation

extension DisplayNode {
  /// Whether both nodes draw the same, compared part by part; parts that they share are equal
  /// without a comparison.
  ///
  /// Nodes that divide the same items differently count as different. O(n) for n items that are not
  /// shared.
  package func draws(sameAs other: DisplayNode) -> Bool {
    if self === other { return true }
    guard count == other.count else { return false }
    switch (content, other.content) {
    case (.items(let own), .items(let others)): return own == others
    case (.group(let own), .group(let others)), (.run(let own), .run(let others)):
      return own.draw(sameAs: others)
    case (
      .layer(let begin, let own, let end), .layer(let otherBegin, let others, let otherEnd)
    ):
      return begin == otherBegin && end == otherEnd && own.draw(sameAs: others)
    default: return false
    }
  }
}

extension [DisplayNode] {
  fileprivate func draw(sameAs others: [DisplayNode]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.draws(sameAs: $1) }
  }
}

extension DisplayList {
  /// Whether both lists draw the same, as far as a quick comparison can tell; see
  /// ``DisplayNode/draws(sameAs:)``.
  package func shows(sameAs other: DisplayList) -> Bool {
    differsOnlyInItems(from: other) && root.draws(sameAs: other.root)
  }
}
