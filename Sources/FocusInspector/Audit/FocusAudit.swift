import FocusEngine
import Foundation
import SceneGraph

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

  /// Those of one severity.
  public func findings(_ severity: AuditFinding.Severity) -> [AuditFinding] {
    findings.filter { $0.severity == severity }
  }

  /// Where somebody cannot do something.
  public var errors: [AuditFinding] { findings(.error) }
}

/// Looks at a screen as it stands now, under its focus model; nothing moves.
///
/// For the tests of a screen: `#expect(audit(window).errors.isEmpty)`.
///
/// - Parameters:
///   - window: laid out and at rest.
///   - screen: what a person calls it.
///   - rules: which to apply; nil: all.
///   - thresholds: from where on something counts as wrong.
///   - operability: whether a view does something when it is operated; nil: as it says itself.
/// - Returns: What was found; nothing, and numbers of nothing, for a window without a focus system.
@MainActor
public func audit(
  _ window: Window, screen: String = "screen", rules: Set<AuditRule>? = nil,
  thresholds: AuditThresholds = AuditThresholds(),
  operability: @escaping (View) -> Bool? = { _ in nil }
) -> FocusAudit {
  guard let subject = AuditSubject(window, thresholds, operability: operability) else {
    return FocusAudit(screen: screen, model: "", metrics: GraphMetrics(), findings: [])
  }
  let findings = AuditRule.allCases.filter { rules?.contains($0) ?? true }
    .flatMap { $0.findings(in: subject) }
  return FocusAudit(
    screen: screen, model: subject.model.name, metrics: GraphMetrics(subject.graph),
    findings: findings.enumerated().sorted {
      ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
    }.map(\.element))
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
    case .hiddenOnFocus: subject.hiddenOnFocus
    case .tooSmall: subject.tooSmall
    case .samePlace: subject.samePlace
    }
  }
}
