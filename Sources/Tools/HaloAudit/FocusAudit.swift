import FocusEngine
import Foundation
import HaloSceneGraph

/// What an audit found on one screen under one focus model.
public struct FocusAudit: Hashable, Sendable, Codable {
  /// What a person calls the screen.
  public var screen: String
  /// The name of the focus model.
  public var model: String
  /// Numbers of the graph.
  public var metrics: GraphMetrics
  /// The worst first, then in the order of the rules.
  public var findings: [AuditFinding]
  /// What a baseline accepts.
  public var accepted: [AcceptedFinding] = []
  /// Where every key leads, of which the numbers are; not told in JSON, where `halo map` tells it.
  public internal(set) var graph: FocusGraph?

  private enum CodingKeys: CodingKey {
    case screen, model, metrics, findings, accepted
  }

  /// Those of one severity.
  public func findings(_ severity: AuditFinding.Severity) -> [AuditFinding] {
    findings.filter { $0.severity == severity }
  }

  /// Where somebody cannot do something.
  public var errors: [AuditFinding] { findings(.error) }
}

/// Looks at a screen under its focus model.
///
/// For the tests of a screen: `#expect(audit(window).errors.isEmpty)`. What has the focus can only be
/// judged where it has it: focus goes to every item, under every look, and back, and what it scrolls
/// or sets off stays so. ``AuditRule/still`` are the rules that leave the screen alone.
///
/// - Parameters:
///   - window: laid out and at rest.
///   - screen: what a person calls it.
///   - rules: which to apply; nil: all.
///   - thresholds: from where on something counts as wrong.
///   - looks: in which it has to be seen what has the focus, the worst counts; nil: light, dark,
///     increased contrast and reduced motion.
///   - operability: whether a view does something when it is operated; nil: as it says itself.
/// - Returns: What was found; nothing, and numbers of nothing, for a window without a focus system.
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
  // What the focus is taken round for comes last, since it leaves the screen otherwise than it was;
  // what is covered once it has been scrolled to is seen on the way, too.
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
  /// Of a window without a focus system.
  package init(ofNothing screen: String) {
    self.init(screen: screen, model: "", metrics: GraphMetrics(), findings: [])
  }

  /// Adds findings, each where it belongs.
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
    case .unreachable: subject.unreachable
    case .unreachableByArrows: subject.unreachableByArrows
    case .noFirstFocus: subject.noFirstFocus
    case .operableNotFocusable: subject.operableNotFocusable
    case .focusableNotOperable: subject.focusableNotOperable
    case .notClickable: subject.notClickable
    case .scrollUnreachable: subject.scrollUnreachable
    case .nestedFocusable: subject.nestedFocusable
    case .trap: subject.traps
    case .modalLeak: subject.modalLeaks
    case .deadEnd: subject.deadEnds
    case .oneWay: subject.oneWays
    case .drift: subject.drifts
    case .passedOver: subject.passedOver
    case .sideways: subject.sideways
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
    case .tooSmall: subject.tooSmall
    case .samePlace: subject.samePlace
    case .nameless: subject.nameless
    case .sameName: subject.sameName
    case .changeOnFocus: subject.changeOnFocus
    case .slowFirstFrame: subject.slowFirstFrame
    case .shortcutClash: subject.shortcutClashes
    // Seen in a walk, and between models.
    case .lostFocus, .modelDiffers: []
    }
  }
}
