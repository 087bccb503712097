import Foundation

/// A sequence of an environment and its ancestors up to the root.
///
/// A cycle of parents ends the sequence after at most two rounds (Brent's method).
@MainActor
struct FocusAncestors {
  private var upcoming: (any FocusEnvironment)?
  private var landmark: ObjectIdentifier?
  private var steps = 0
  private var nextLandmark = 1

  init(of environment: any FocusEnvironment) { upcoming = environment }

  mutating func next() -> (any FocusEnvironment)? {
    guard let environment = upcoming else { return nil }
    steps += 1
    if steps == nextLandmark {
      landmark = ObjectIdentifier(environment)
      nextLandmark *= 2
    }
    upcoming = environment.parentFocusEnvironment
    if let parent = upcoming, ObjectIdentifier(parent) == landmark { upcoming = nil }
    return environment
  }
}

extension FocusEnvironment {
  /// The environment itself, then its ancestors up to the root.
  package var focusAncestors: [any FocusEnvironment] {
    var chain: [any FocusEnvironment] = []
    chain.reserveCapacity(8)
    var walk = FocusAncestors(of: self)
    while let environment = walk.next() { chain.append(environment) }
    return chain
  }

  /// The last environment in the chain of parents; the environment itself if it has no parent.
  var focusRoot: any FocusEnvironment {
    var last: any FocusEnvironment = self
    var walk = FocusAncestors(of: self)
    while let environment = walk.next() { last = environment }
    return last
  }
}
