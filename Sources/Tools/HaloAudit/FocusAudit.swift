import FocusEngine
import Foundation
import HaloSceneGraph

/// The result of auditing one screen under one focus model.
public struct FocusAudit: Hashable, Sendable, Codable {
  /// The screen's name.
  public var screen: String
  /// The name of the focus model.
  public var model: String
  /// The metrics of the graph.
  public var metrics: GraphMetrics
  /// The findings, the worst first, then in the order of the rules.
  public var findings: [AuditFinding]
  /// The findings that a baseline accepts.
  public var accepted: [AcceptedFinding] = []
  /// The graph that the metrics describe; nil for a window without a focus system, and for an audit
  /// that was decoded, because the graph is not encoded.
  public internal(set) var graph: FocusGraph?

  private enum CodingKeys: CodingKey {
    case screen, model, metrics, findings, accepted
  }

  /// Returns the findings of one severity.
  public func findings(_ severity: AuditFinding.Severity) -> [AuditFinding] {
    findings.filter { $0.severity == severity }
  }

  /// The findings of severity ``AuditFinding/Severity/error``.
  public var errors: [AuditFinding] { findings(.error) }
}

/// Audits a screen under its focus model.
///
/// A screen's tests can use it: `#expect(audit(window).errors.isEmpty)`. Rules about the focus
/// indicator need the focus on each item, so the focus moves to every item under every appearance
/// and then back. The scrolling and other effects that this causes are not undone.
/// ``AuditRule/still`` contains the rules that leave the screen unchanged.
///
/// - Parameters:
///   - window: the window, laid out and without running animations.
///   - screen: the screen's name.
///   - rules: the rules to apply; nil for all.
///   - thresholds: the limits beyond which the rules report.
///   - looks: the appearances under which the indicator must be visible, of which the worst counts;
///     nil for light, dark, increased contrast and reduced motion.
///   - operability: returns whether operating a view has an effect, or nil to decide from the view
///     itself.
/// - Returns: The findings; none, and empty metrics, for a window without a focus system.
@MainActor
public func audit(
  _ window: Window, screen: String = "screen", rules: Set<AuditRule>? = nil,
  thresholds: AuditThresholds = AuditThresholds(), looks: [AuditLook]? = nil,
  operability: @escaping (View) -> Bool? = { _ in nil }
) -> FocusAudit {
  guard var subject = AuditSubject(window, thresholds, operability: operability) else {
    return FocusAudit(ofNothing: screen)
  }
  let rules = rules ?? Set(AuditRule.allCases)
  // The rules that move the focus come last, since they scroll and change the screen. They include
  // `hiddenOnFocus`, because an item may be covered only once it is scrolled to.
  let isSeen = !rules.isDisjoint(with: AuditRule.seen)
  let late = isSeen ? AuditRule.seen.union([.hiddenOnFocus]) : []
  var findings = rules.subtracting(late).inOrder.flatMap { $0.findings(in: subject) }
  if isSeen {
    subject.lookAround(under: looks ?? AuditLook.all(of: window.appearance))
    findings += rules.intersection(late).inOrder.flatMap { $0.findings(in: subject) }
  }
  var audit = FocusAudit(
    screen: screen, model: subject.model.name, metrics: GraphMetrics(subject.graph), findings: [])
  audit.graph = subject.graph
  audit.add(findings)
  return audit
}

extension FocusAudit {
  /// Creates the empty result for a window without a focus system.
  package init(ofNothing screen: String) {
    self.init(screen: screen, model: "", metrics: GraphMetrics(), findings: [])
  }

  /// Adds findings and keeps the order: the worst first, then in the order of the rules.
  package mutating func add(_ more: [AuditFinding]) {
    findings = (findings + more).enumerated().sorted { one, other in
      (one.element.severity, one.element.rule.place, one.offset)
        < (other.element.severity, other.element.rule.place, other.offset)
    }.map(\.element)
  }
}

extension Set<AuditRule> {
  fileprivate var inOrder: [AuditRule] { AuditRule.allCases.filter(contains) }
}

extension AuditRule {
  @MainActor
  fileprivate func findings(in subject: AuditSubject) -> [AuditFinding] {
    switch self {
    case .unreachable: subject.withoutPartners(subject.unreachable)
    case .unreachableByArrows: subject.withoutPartners(subject.unreachableByArrows)
    case .noFirstFocus: subject.noFirstFocus
    case .operableNotFocusable: subject.operableNotFocusable
    case .focusableNotOperable: subject.focusableNotOperable
    case .notClickable: subject.notClickable
    case .covered: subject.covered
    case .noSize: subject.noSize
    case .fullKeyboardAccess: subject.fullKeyboardAccess
    case .scrollUnreachable: subject.scrollUnreachable
    case .nestedFocusable: subject.nestedFocusable
    case .trap: subject.withoutPartners(subject.traps)
    case .modalLeak: subject.modalLeaks
    case .deadEnd: subject.deadEnds
    case .oneWay: subject.withoutPartners(subject.oneWays)
    case .drift: subject.withoutPartners(subject.drifts)
    case .passedOver: subject.withoutPartners(subject.passedOver)
    case .passedRow: subject.passedRows
    case .sideways: subject.withoutPartners(subject.sideways)
    case .readingOrder: subject.readingOrder
    case .groupSplit: subject.groupSplits
    case .reverseDiffers: subject.reverseDiffers
    case .positiveTabindex: subject.positiveTabindex
    case .badNeighbour: subject.badNeighbours
    case .indicatorMissing: subject.indicatorMissing
    case .indicatorWeak: subject.indicatorWeak
    case .indicatorEdge: subject.indicatorEdge
    case .indicatorClipped: subject.indicatorClipped
    case .hiddenOnFocus: subject.hiddenOnFocus
    case .offScreenFocus: subject.offScreenFocus
    case .looksSelected: subject.looksSelected
    case .textContrast: subject.textContrast
    case .crowding: subject.crowding
    case .tooSmall: subject.tooSmall
    case .samePlace: subject.samePlace
    case .nameless: subject.nameless
    case .sameName: subject.sameName
    case .changeOnFocus: subject.changeOnFocus
    case .slowFirstFrame: subject.slowFirstFrame
    case .shortcutClash: subject.shortcutClashes
    // These are found in a walk and by comparing models.
    case .lostFocus, .modelDiffers: []
    }
  }
}
