import Foundation

/// An environment, then its parents up to the root, one at a time.
///
/// A cycle of parents ends the walk, at the latest when it has been round twice (Brent's method).
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
  /// The environment itself, then its parents up to the root.
  package var focusAncestors: [any FocusEnvironment] {
    var chain: [any FocusEnvironment] = []
    chain.reserveCapacity(8)
    var walk = FocusAncestors(of: self)
    while let environment = walk.next() { chain.append(environment) }
    return chain
  }

  /// The end of the chain of parents; the environment itself where it has none.
  var focusRoot: any FocusEnvironment {
    var last: any FocusEnvironment = self
    var walk = FocusAncestors(of: self)
    while let environment = walk.next() { last = environment }
    return last
  }
}
