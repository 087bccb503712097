/// The focus groups with their names, in the order of Tab.
struct GroupTree: Equatable {
  /// A part of a group, or of the whole screen.
  indirect enum Part: Equatable {
    /// The items of a group itself, at which Tab stops once.
    case stop(Stop)
    /// A group with other groups inside.
    case group(Group)

    var isFocused: Bool {
      switch self {
      case .stop(let stop): stop.isFocused
      case .group(let group): group.parts.contains(where: \.isFocused)
      }
    }

    /// The number of stops.
    var count: Int {
      switch self {
      case .stop: 1
      case .group(let group): group.parts.reduce(0) { $0 + $1.count }
      }
    }

    /// The number of nested groups around the innermost stop; 0 for a stop.
    var depth: Int {
      switch self {
      case .stop: 0
      case .group(let group): 1 + (group.parts.map(\.depth).max() ?? 0)
      }
    }
  }

  struct Stop: Equatable {
    var name: String
    var isFocused: Bool
  }

  struct Group: Equatable {
    var name: String
    var parts: [Part]
  }

  var parts: [Part] = []
  /// Whether Tab goes from group to group, so that the stops have numbers.
  var isNumbered = true
  /// The effect of keys on the groups, in a sentence.
  var sentence = ""
}
