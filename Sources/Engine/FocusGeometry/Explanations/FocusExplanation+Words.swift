import Foundation

extension FocusExplanation {
  /// The result of the update in one line, with its cause: `right: button-1 → button-2`.
  public var headline: String {
    let cause =
      switch trigger {
      case .movement: heading.name
      case .initial: heading.isEmpty ? "start" : heading.name
      case .request: "request"
      case .lost: "lost"
      case .restoration: "restoration"
      case .inactivity: "inactivity"
      }
    return "\(cause): \(change)"
  }

  /// The change of focus without its cause: `button-1 → button-2`.
  public var change: String {
    let start = from ?? "nothing"
    switch outcome {
    case .moved where trigger == .initial && !heading.isEmpty:
      return "deferral ends at \(winner ?? "nothing")"
    case .moved: return "\(start) → \(winner ?? "nothing")"
    case .vetoed: return "\(start) stays, \(veto ?? "someone") refused"
    case .stayed: return "\(start) stays"
    case .hidden:
      guard let deferred else { return "\(start) → nothing" }
      // A request while focus is hidden only changes which item waits.
      let word = trigger == .request && from == nil ? "deferral goes on" : "deferral begins"
      let waiting = "\(deferred) waits for a focus key (\(word))"
      return from == nil ? waiting : "\(start) → nothing; \(waiting)"
    }
  }

  /// The reason for the result in one line; nil if there is nothing to say.
  public var account: String? {
    switch trigger {
    case .movement where candidates.isEmpty && !steps.isEmpty:
      proposal.map { "\($0.label) is named as the next one" } ?? namedNowhere
    case .movement where heading.isDirectional && area != nil: directionalAccount
    case .movement: linearAccount
    case .initial where !heading.isEmpty:
      "the first focus key shows where focus is, and moves nothing else"
    case .initial: proposal == nil ? "nothing can be focused" : "preferences lead \(way)"
    case .request:
      proposal == nil ? "\(asked) leads to nothing focusable" : "preferences lead \(way)"
    case .restoration:
      proposal == nil ? "\(asked) leads to nothing focusable" : "back \(way)"
    case .inactivity: "no focus key was used for a while"
    case .lost: proposal.map { "\($0.label) is nearest\(inside)" } ?? "nothing takes its place"
    }
  }

  /// The environment in which the successor of a lost item was found, as text.
  private var inside: String {
    steps.last { $0.depth == 0 && $0.result == .entered }.map { " in \($0.label)" } ?? ""
  }

  /// The text for named items that lead to none which can have the focus.
  private var namedNowhere: String {
    guard let last = steps.last, last.result == .statesNowhere else {
      return "the items named as next ones lead round in a circle"
    }
    return "\(last.label) \(last.result.rawValue)"
  }

  private var asked: String { steps.first?.label ?? "what was asked for" }

  /// The path from the requested environment to the item, without the branches that led nowhere.
  private var way: String {
    var labels: [String] = []
    var depth = Int.max
    for step in steps.reversed() where step.depth < depth {
      labels.append(step.label)
      depth = step.depth
    }
    return labels.count == 1
      ? "to " + labels.joined() : labels.reversed().joined(separator: " → ")
  }

  // MARK: Movements

  private var directionalAccount: String {
    if let detour { return account(of: detour) }
    let ranked = candidates.filter { $0.rank != nil }
    guard let decisive else {
      return ranked.isEmpty ? nothingAhead : "what lies ahead leads to nothing focusable"
    }
    let name = decisive.kind == .guide ? "guide “\(decisive.label)”" : decisive.label
    // If not everything was searched, the number of candidates is not known.
    let place =
      omissions.contains(.furtherAway)
      ? "is the best ahead"
      : ranked.count == 1 ? "alone lies ahead" : "is the best of \(ranked.count) ahead"
    var text = "\(name) \(place), \(Self.points(decisive.rank?.gap ?? 0)) away"
    if decisive.reasons.contains(.leadsBack) {
      text += ", but leads back to \(from ?? "the focused item")"
    } else if let proposal, proposal.label != decisive.label {
      text += ", and leads to \(proposal.label)"
    }
    if let last = steps.last, last.result == .lapsed {
      text += "; \(last.label) can no longer have the focus"
    }
    let passed = ranked.prefix { $0.reasons.contains(.leadsNowhere) }.map(\.label)
    if !passed.isEmpty {
      text += "; \(passed.joined(separator: ", ")) led nowhere"
    }
    return text
  }

  /// The ranked candidate that ended the search; nil for none.
  public var decisive: Candidate? {
    detour
      ?? candidates.first {
        $0.rank != nil && ($0.reasons.isEmpty || $0.reasons.contains(.leadsBack))
      }
  }

  /// The candidate chosen so that arrows reach all of a focus group under full keyboard access,
  /// though it is not straight ahead or not the nearest there; nil for none.
  public var detour: Candidate? {
    candidates.first { $0.reasons.contains(.aside) || $0.reasons.contains(.onlyWay) }
  }

  private func account(of detour: Candidate) -> String {
    let way = detour.rank.map { ", \(Self.points(max(0, $0.gap))) away" } ?? ""
    return detour.reasons.contains(.aside)
      ? "nothing lies straight ahead; \(detour.label) is the nearest aside\(way)"
      : "no other arrow leads to \(detour.label)\(way)"
  }

  /// The text for a search without candidates, with the three most frequent reasons.
  private var nothingAhead: String {
    var counts: [(reason: String, count: Int)] = []
    for reason in candidates.compactMap(\.reasons.first) where reason != .isFocused {
      let words = reason.description
      if let index = counts.firstIndex(where: { $0.reason == words }) {
        counts[index].count += 1
      } else {
        counts.append((words, 1))
      }
    }
    let most = counts.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    let reasons = most.prefix(3).map { "\($0.element.count) \($0.element.reason)" }
    return (["nothing lies ahead"] + reasons).joined(separator: "; ")
  }

  private var linearAccount: String {
    guard candidates.count > 1 else { return "there is no other stop" }
    guard let proposal, let index = candidates.firstIndex(where: { $0.isPlace(of: proposal) })
    else {
      return "none of \(candidates.count) stops leads anywhere"
    }
    let order = heading.isDirectional ? "of the document in \(group ?? "the group")" : "of Tab"
    return "stop \(index + 1) of \(candidates.count) in the order \(order)"
  }

  /// Returns a length with its unit, rounded to a tenth of a point.
  static func points(_ length: Double) -> String {
    let rounded = (length * 10).rounded() / 10
    // A value beyond the range of `Int` is printed as it is.
    let text = Int(exactly: rounded).map(String.init) ?? String(rounded)
    return text == "1" ? "1 point" : "\(text) points"
  }
}

extension FocusExplanation.Candidate {
  /// Whether the candidate is the proposal; labels alone may not be unique.
  public func isPlace(of proposal: FocusExplanation.Proposal) -> Bool {
    label == proposal.label && frame == proposal.frame
  }
}

extension FocusExplanation.Step {
  /// The step as a line of a list, indented by its depth.
  public var line: String {
    String(repeating: "  ", count: depth) + "\(label): \(result.rawValue)"
  }
}
