extension AuditFinding {
  /// The finding and its other places, each as a finding of its own.
  package var unfolded: [AuditFinding] {
    var first = self
    first.others = []
    return [first]
      + others.map { place in
        var finding = first
        (finding.items, finding.keys, finding.why, finding.line) = (
          place.items, place.keys, place.why, place.line
        )
        finding.picture = nil
        return finding
      }
  }

  /// The keys before the last one of a movement that the finding is about, spelled as in walks; all
  /// keys of a finding about the item to which they lead.
  package var keysBeforeProblem: String {
    guard let claim, !claim.keys.isEmpty else { return keys }
    return keys.split(separator: " ").dropLast().joined(separator: " ")
  }

  /// The items of the finding and of all its other places.
  public var allItems: [String] { items + others.flatMap(\.items) }

  private var place: Place { Place(items: items, keys: keys, why: why, line: line) }

  fileprivate func folded(with others: some Sequence<AuditFinding>) -> AuditFinding {
    var finding = self
    finding.others = others.map(\.place)
    return finding
  }
}

extension [AuditFinding] {
  /// The most findings that one rule may have on a screen, apart from different severities.
  ///
  /// Nobody reads a longer list.
  private static let mostCauses = 3

  /// The findings with those of one rule, severity and cause folded into the first of them, the
  /// worst first, then in the order of the rules.
  ///
  /// If a rule has more causes than three, all its findings of one severity are folded.
  var folded: [AuditFinding] {
    var groups: [[AuditFinding]] = []
    for ofRule in Dictionary(grouping: flatMap(\.unfolded), by: \.rule).values {
      let byCause = Self.grouped(ofRule) { Cause(severity: $0.severity, name: $0.cause) }
      groups +=
        byCause.count <= Self.mostCauses
        ? byCause : Self.grouped(ofRule) { Cause(severity: $0.severity, name: "") }
    }
    return groups.enumerated().sorted { one, other in
      (one.element[0].severity, one.element[0].rule.place, one.offset)
        < (other.element[0].severity, other.element[0].rule.place, other.offset)
    }.map { $0.element[0].folded(with: $0.element.dropFirst()) }
  }

  private struct Cause: Hashable {
    var severity: AuditFinding.Severity
    var name: String
  }

  /// Returns the findings by cause, in the order of the first of each.
  private static func grouped(
    _ findings: [AuditFinding], by cause: (AuditFinding) -> Cause
  ) -> [[AuditFinding]] {
    var places: [Cause: Int] = [:]
    var groups: [[AuditFinding]] = []
    for finding in findings {
      let cause = cause(finding)
      if let place = places[cause] {
        groups[place].append(finding)
      } else {
        places[cause] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }
}
