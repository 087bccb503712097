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
  /// The number of findings whose keys were pressed to check them; nil if the screen was not opened
  /// again for that.
  public internal(set) var replay: ReplaySummary?
  /// The number of items whose indicator was measured, for a screen with too many items to measure
  /// all of them; otherwise nil.
  public internal(set) var measured: Int?
  /// The lifted picture whose edge shows least; nil for a screen on which no picture was measured.
  public internal(set) var faintestEdge: FaintestEdge?
  /// The graph that the metrics describe; nil for a window without a focus system, and for an audit
  /// that was decoded, because the graph is not encoded.
  public internal(set) var graph: FocusGraph?

  private enum CodingKeys: CodingKey {
    case screen, model, metrics, findings, accepted, replay, measured, faintestEdge
  }

  /// The contrast of the edge of a lifted picture.
  public struct FaintestEdge: Hashable, Sendable, Codable {
    /// The identifier of the item.
    public var item: String
    /// The contrast with what is beside the picture that three of its sides have at least, 1...21.
    public var contrast: Double
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
/// The findings say where keys lead on the screen as it is now. What the screen remembers and how
/// it scrolls can change that; ``audit(_:screen:rules:thresholds:looks:operability:replay:)`` presses
/// the keys of each finding.
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
/// - Returns: The findings, those with one cause folded into one; none, and empty metrics, for a
///   window without a focus system.
@MainActor
public func audit(
  _ window: Window, screen: String = "screen", rules: Set<AuditRule>? = nil,
  thresholds: AuditThresholds = AuditThresholds(), looks: [AuditLook]? = nil,
  operability: @escaping (View) -> Bool? = { _ in nil }
) -> FocusAudit {
  guard let subject = AuditSubject(window, thresholds, operability: operability) else {
    return FocusAudit(ofNothing: screen)
  }
  return FocusAudit(of: subject, screen, subject.findings(of: rules, under: looks))
}

/// Audits a screen, and checks each finding by pressing its keys where focus begins.
///
/// A finding whose keys do something else is left out, and so is one that cannot be checked because
/// the limit of presses is reached; ``FocusAudit/replay`` has the numbers. The parameters are those
/// of ``audit(_:screen:rules:thresholds:looks:operability:)``.
///
/// - Parameters:
///   - window: the window, laid out and without running animations.
///   - screen: the screen's name.
///   - rules: the rules to apply; nil for all.
///   - thresholds: the limits beyond which the rules report.
///   - looks: the appearances under which the indicator must be visible; nil for all.
///   - operability: returns whether operating a view has an effect; nil to decide from the view.
///   - replay: a way to open the screen again.
/// - Returns: The findings that happen, those with one cause folded into one.
/// - Throws: Errors of opening the screen.
@MainActor
public func audit(
  _ window: Window, screen: String = "screen", rules: Set<AuditRule>? = nil,
  thresholds: AuditThresholds = AuditThresholds(), looks: [AuditLook]? = nil,
  operability: @escaping (View) -> Bool? = { _ in nil }, replay: ScreenReplay
) throws -> FocusAudit {
  guard let subject = AuditSubject(window, thresholds, operability: operability) else {
    return FocusAudit(ofNothing: screen)
  }
  let found = subject.findings(of: rules, under: looks)
  var check = FindingReplay(subject.graph, replay)
  var audit = FocusAudit(of: subject, screen, try check.confirmed(found))
  audit.replay = check.summary
  return audit
}

extension AuditSubject {
  /// Returns the findings of some rules, one for each place; nil for all rules and appearances.
  fileprivate func findings(
    of rules: Set<AuditRule>?, under looks: [AuditLook]?
  ) -> [AuditFinding] {
    let rules = rules ?? Set(AuditRule.allCases)
    // The rules that move the focus come last, since they scroll and change the screen. They
    // include `hiddenOnFocus`, because an item may be covered only once it is scrolled to.
    let isSeen = !rules.isDisjoint(with: AuditRule.seen)
    let late = isSeen ? AuditRule.seen.union([.hiddenOnFocus]) : []
    var findings = rules.subtracting(late).inOrder.flatMap { $0.findings(in: self) }
    addReasons(to: &findings)
    if isSeen {
      lookAround(under: looks ?? AuditLook.all(of: window.appearance))
      findings += rules.intersection(late).inOrder.flatMap { $0.findings(in: self) }
    }
    return findings
  }
}

extension FocusAudit {
  @MainActor
  fileprivate init(of subject: AuditSubject, _ screen: String, _ findings: [AuditFinding]) {
    self.init(
      screen: screen, model: subject.model.name, metrics: GraphMetrics(subject.graph),
      findings: findings.folded)
    graph = subject.graph
    measured = subject.measured
    faintestEdge = subject.faintestEdge
  }
}

extension FocusAudit {
  /// Creates the empty result for a window without a focus system.
  package init(ofNothing screen: String) {
    self.init(screen: screen, model: "", metrics: GraphMetrics(), findings: [])
  }

  /// Adds findings, folds those with one cause, and keeps the order: the worst first, then in the
  /// order of the rules.
  package mutating func add(_ more: [AuditFinding]) { findings = (findings + more).folded }
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
    case .notSeenFirst: subject.notSeenFirst
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
