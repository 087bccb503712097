import FocusEngine
import Foundation
import HaloSceneGraph

// Rules about how well the focus shows, judged under the appearance where it shows least.
extension AuditSubject {
  var indicatorMissing: [AuditFinding] {
    worst { $0.indicator.map { Double($0.differingArea) } }.filter { $0.measure == 0 }
      .alike(in: self).map { sight, kind in
        AuditFinding(
          .indicatorMissing, .error, items: [id(sight.item)], keys: route(to: sight.item),
          cause: kind, why: "\(id(sight.item)): no pixel changes with the focus\(looks(sight)).")
      }
  }

  var indicatorWeak: [AuditFinding] {
    judged(.indicatorWeak) { sight in
      guard let indicator = sight.indicator, indicator.differingArea > 0 else { return nil }
      return (Double(indicator.changedArea) / Double(max(1, indicator.requiredArea)), 1)
    } why: { _, measure in
      "\(measure.changedArea) pixels change by 3 : 1, and \(measure.requiredArea) are required"
    }
  }

  /// Only indicators with enough area; ``indicatorWeak`` reports the others.
  ///
  /// A lifted picture is judged by its sides, ``LiftEdges``.
  var indicatorEdge: [AuditFinding] {
    judged(.indicatorEdge) { sight in
      if let edges = sight.edges { return (edges.clearShare, LiftEdges.requiredShare) }
      guard let indicator = sight.indicator, indicator.hasSufficientArea else { return nil }
      return (indicator.edgeShare, IndicatorMeasure.requiredShare)
    } why: { sight, measure in
      if let edges = sight.edges {
        let ratios = edges.sides.map { String(format: "%.1f", $0) }.joined(separator: ", ")
        return "the contrasts of its sides with what is beside them are \(ratios) : 1, and "
          + "\(LiftEdges.ratio) : 1 is required on three of them"
      }
      return "\(Int(measure.edgeShare * 100)) % of the edge has a contrast of 3 : 1 with what is "
        + "beside it"
    }
  }

  /// Returns a warning for each item whose share is too small.
  ///
  /// It is a note if the size alone shows the focus.
  private func judged(
    _ rule: AuditRule, _ share: (FocusSight) -> (is: Double, wanted: Double)?,
    why: (FocusSight, IndicatorMeasure) -> String
  ) -> [AuditFinding] {
    func less(_ isToldBySize: Bool, without others: Set<Int> = []) -> [(FocusSight, String)] {
      worst { sight in
        guard sight.isToldBySize == isToldBySize, !others.contains(sight.item),
          let share = share(sight), share.is < share.wanted
        else { return nil }
        return share.is
      }.alike(in: self)
    }
    func findings(
      _ sights: [(FocusSight, String)], _ severity: AuditFinding.Severity, _ rest: String
    ) -> [AuditFinding] {
      sights.compactMap { sight, kind in
        sight.indicator.map { measure in
          AuditFinding(
            rule, severity, items: [id(sight.item)], keys: route(to: sight.item), cause: kind,
            why: "\(id(sight.item)): \(why(sight, measure))\(looks(sight))\(rest).")
        }
      }
    }
    let warned = less(false, without: toldOtherwise)
    let noted = less(true, without: toldOtherwise.union(warned.map(\.0.item)))
    return findings(warned, .warning, "")
      + findings(noted, .note, "; its size and its shadow show the focus, too")
  }

  /// The cut in points that rounding to pixels may cause.
  private static let slightCut: CGFloat = 0.5

  /// The items that other findings report already.
  ///
  /// Their indicator is missing under some appearance, cut off, or like a selection.
  private var toldOtherwise: Set<Int> {
    Set(
      sights.filter { sight in
        sight.indicator?.differingArea == 0 || sight.beside?.hasSufficientArea == false
          || sight.cut > Self.slightCut
      }.map(\.item))
  }

  var indicatorClipped: [AuditFinding] {
    worst { -$0.cut }.filter { $0.measure < -Self.slightCut }.alike(in: self).map { sight, kind in
      let points = String(format: "%.1f", sight.cut)
      return AuditFinding(
        .indicatorClipped, .warning, items: [id(sight.item)], keys: route(to: sight.item),
        cause: kind,
        why: "\(id(sight.item)): \(points) points of the focus indicator are cut off"
          + "\(looks(sight)).")
    }
  }

  var offScreenFocus: [AuditFinding] {
    let unseen = Set(sights.filter { $0.place.map { $0.onScreen == nil } ?? false }.map(\.item))
    return graph.eligible.filter { graph.items[$0].isClippedAway || unseen.contains($0) }
      .map { item in
        AuditFinding(
          .offScreenFocus, .error, items: [id(item)], keys: route(to: item),
          why: "\(id(item)) is out of sight when it has the focus, and nothing scrolls to it.")
      }
  }

  var looksSelected: [AuditFinding] {
    worst { sight in
      sight.beside.map { Double($0.changedArea) / Double(max(1, $0.requiredArea)) }
    }.filter { $0.measure < 1 }.map(\.sight).map { sight in
      let measure = sight.beside
      return AuditFinding(
        .looksSelected, .note, items: [id(sight.item)], keys: route(to: sight.item),
        why:
          "\(id(sight.item)) looks alike focused and selected: \(measure?.changedArea ?? 0) pixels "
          + "differ by 3 : 1, and \(measure?.requiredArea ?? 0) are required\(looks(sight)).")
    }
  }

  var slowFirstFrame: [AuditFinding] {
    sights.filter { $0.isPrompt == false }.map { Measured(sight: $0, measure: 0) }.alike(in: self)
      .map { sight, kind in
        let wait = Int((thresholds.answerTime * 1000).rounded())
        return AuditFinding(
          .slowFirstFrame, .note, items: [id(sight.item)], keys: route(to: sight.item), cause: kind,
          why: "\(id(sight.item)): nothing has changed \(wait) ms after it got the focus.")
      }
  }

  // MARK: Helpers

  /// An observation with a measure of how visible the focus is; smaller is worse.
  struct Measured {
    var sight: FocusSight
    var measure: Double
  }

  /// Returns the observation with the smallest measure for each item, in the order of the items.
  func worst(_ measure: (FocusSight) -> Double?) -> [Measured] {
    var worst: [Int: Measured] = [:]
    for sight in sights {
      guard let value = measure(sight), value < worst[sight.item]?.measure ?? .infinity
      else { continue }
      worst[sight.item] = Measured(sight: sight, measure: value)
    }
    return worst.values.sorted { $0.sight.item < $1.sight.item }
  }

  /// Returns the appearance of an observation in parentheses; empty if it does not matter.
  func looks(_ sight: FocusSight) -> String {
    sight.look.map { " (\($0))" } ?? ""
  }
}

extension [AuditSubject.Measured] {
  /// Returns the observations by the class of the item, which names their cause, the worst of each
  /// class first.
  @MainActor
  fileprivate func alike(in subject: AuditSubject) -> [(FocusSight, String)] {
    func kind(_ measured: AuditSubject.Measured) -> String {
      subject.view(measured.sight.item).map { ClassName.of($0) } ?? ""
    }
    let groups = Dictionary(grouping: self, by: kind)
    return groups.sorted { ($0.value[0].sight.item) < ($1.value[0].sight.item) }
      .flatMap { kind, group in
        group.sorted { ($0.measure, $0.sight.item) < ($1.measure, $1.sight.item) }
          .map { ($0.sight, kind) }
      }
  }
}
