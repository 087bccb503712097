import FocusGeometry
import Foundation

/// Knows what has the focus in one window and moves it: UIKit's `UIFocusSystem`.
///
/// Every update, taken or refused, yields a ``FocusExplanation``. The cost of a movement is one
/// walk of the hierarchy, and for each focusable item a look at everything that is seen.
@MainActor
public final class FocusSystem {
  public static let didUpdateNotification = Notification.Name("FocusSystemDidUpdate")
  public static let movementDidFailNotification = Notification.Name("FocusSystemMovementDidFail")
  public static let focusUpdateContextUserInfoKey = "FocusUpdateContext"
  public static let animationCoordinatorUserInfoKey = "FocusAnimationCoordinator"

  /// nil while nothing is focused, or while focus is tracked but not shown (deferral).
  public internal(set) weak var focusedItem: (any FocusItem)?
  /// The rules that movements follow; a change keeps the focused item while it is fit.
  public var model: FocusModel {
    didSet { if model != oldValue { setNeedsFocusValidation() } }
  }
  public var layoutDirection: LayoutDirection = .leftToRight
  public var timing: FocusAnimationTiming
  /// Seconds on the host's clock; set by the host with every turn.
  public var currentTime: TimeInterval = 0
  /// What the last update or attempt looked at; nil before the first.
  public internal(set) var lastExplanation: FocusExplanation?

  /// Called when `updateFocusIfNeeded()` has something to do in the host's next turn.
  public var needsUpdateHandler: (() -> Void)?
  /// Runs the collected animations of an update.
  public var animationHandler: ((FocusAnimationCoordinator) -> Void)?
  /// Told of every update and every failed attempt.
  public var explanationHandler: ((FocusExplanation) -> Void)?

  weak var root: (any FocusEnvironment)?
  private weak var requested: (any FocusEnvironment)?
  weak var deferredItem: (any FocusItem)?
  private var needsValidation = true
  private(set) var remembered: [String: WeakItem] = [:]
  var lastMovementTime: TimeInterval?
  /// Where the focused item was last seen, to find what is near by when it goes away.
  private var lastFrame: CGRect = .null
  private var lastAncestors: [WeakEnvironment] = []
  var isUpdating = false
  /// Whether the person's last act was a step by key rather than by pointer.
  var movesInSteps = false

  struct WeakItem {
    weak var item: (any FocusItem)?
  }
  private struct WeakEnvironment {
    weak var environment: (any FocusEnvironment)?
  }

  /// - Parameters:
  ///   - root: the top of the hierarchy; not kept alive.
  ///   - model: the rules that movements follow.
  ///   - timing: the lengths of coordinated animations.
  public init(root: any FocusEnvironment, model: FocusModel, timing: FocusAnimationTiming) {
    self.root = root
    self.model = model
    self.timing = timing
    Self.enlist(self)
  }

  /// nil when the environment is not attached to a window with a focus system.
  public static func focusSystem(for environment: any FocusEnvironment) -> FocusSystem? {
    (environment.focusAncestors.last as? any FocusSystemProviding)?.focusSystem
  }

  // MARK: Requests

  /// Asks for focus to go to `environment` with the next turn of the host.
  ///
  /// Of two requests in a turn the one for the ancestor wins, otherwise the later.
  public func requestFocusUpdate(to environment: any FocusEnvironment) {
    guard Self.focusSystem(for: environment) === self else { return }
    if let requested, requested !== environment, requested.contains(environment) { return }
    requested = environment
    needsUpdateHandler?()
  }

  /// Forgets all that the present content had, which is about to be replaced: the next turn begins
  /// as at the start.
  ///
  /// Nobody is told, since those who were concerned are gone.
  public func reset() {
    focusedItem = nil
    deferredItem = nil
    requested = nil
    remembered = [:]
    lastAncestors = []
    lastMovementTime = nil
    movesInSteps = false
    needsValidation = true
    needsUpdateHandler?()
  }

  /// Says that something changed that may make the focused item unfit, or another one fit.
  public func setNeedsFocusValidation() {
    guard !needsValidation else { return }
    needsValidation = true
    needsUpdateHandler?()
  }

  /// Whether `updateFocusIfNeeded()` would do anything.
  public var needsUpdate: Bool { requested != nil || needsValidation }

  /// Carries out what was requested, and finds the initial item or a successor for a lost one.
  public func updateFocusIfNeeded() {
    guard !isUpdating, needsUpdate, let root else { return }
    let map = FocusMap(root: root)
    needsValidation = false
    if let environment = requested {
      requested = nil
      resolveRequest(to: environment, in: map)
    }
    // Also after a request: one that was refused or found nothing leaves a lost item lost.
    if let focused = focusedItem {
      guard map.entry(for: focused)?.isEligible == true else {
        replaceLostItem(in: map)
        return
      }
      note(focused, in: map)
    } else if !lastAncestors.isEmpty {
      replaceLostItem(in: map)
    } else if deferredItem == nil || !model.defersFocus {
      focusInitially(in: map)
    }
  }

  private func resolveRequest(to environment: any FocusEnvironment, in map: FocusMap) {
    var explanation = FocusExplanation(trigger: .request, from: focusedItem?.focusDebugLabel)
    var search = PreferredSearch(map: map, direction: layoutDirection)
    var target: (any FocusItem)?
    // Nothing inside: its parents may know better.
    for ancestor in environment.focusAncestors {
      target = search.resolve(ancestor)
      if target != nil { break }
    }
    explanation.steps = search.steps
    if model.defersFocus, !movesInSteps, focusedItem == nil {
      deferredItem = target
      // What was asked for counts, not what is near to an item that has gone.
      if target != nil { lastAncestors = [] }
      explanation.outcome = .hidden
      explanation.proposal = target.flatMap(map.proposal)
      finish(explanation)
      return
    }
    propose(target, explanation: explanation, in: map)
  }

  private func focusInitially(in map: FocusMap) {
    var explanation = FocusExplanation(trigger: .initial, from: nil)
    guard let target = itemToShow(in: map, explanation: &explanation) else { return }
    if model.defersFocus {
      deferredItem = target
      explanation.outcome = .hidden
      explanation.proposal = map.proposal(of: target)
      finish(explanation)
    } else {
      propose(target, explanation: explanation, in: map)
    }
  }

  /// The tracked item while it is fit, otherwise the one that the root's preferences lead to.
  func itemToShow(
    in map: FocusMap, explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    if let item = deferredItem, map.entry(for: item)?.isEligible == true {
      explanation.steps = [.init(label: item.focusDebugLabel, depth: 0, result: .focusable)]
      return item
    }
    guard let root else { return nil }
    var search = PreferredSearch(map: map, direction: layoutDirection)
    let target = search.resolve(root)
    explanation.steps = search.steps
    return target
  }

  /// HIG: near by when the person moves in steps, otherwise the indicator hides.
  private func replaceLostItem(in map: FocusMap) {
    var explanation = FocusExplanation(trigger: .lost, from: focusedItem?.focusDebugLabel)
    let frame = lastFrame
    let eligible = map.eligibleItems
    func leading(_ entry: FocusMap.Entry) -> CGFloat {
      layoutDirection == .leftToRight ? entry.frame.midX : -entry.frame.midX
    }
    var target: (any FocusItem)?
    for ancestor in lastAncestors.compactMap(\.environment) {
      target =
        eligible
        .filter { $0.item.map(ancestor.contains) ?? false }
        .min {
          ($0.frame.squaredDistance(to: frame), $0.frame.midY, leading($0), $0.order)
            < ($1.frame.squaredDistance(to: frame), $1.frame.midY, leading($1), $1.order)
        }?.item
      if target != nil { break }
    }
    if let target {
      explanation.steps = [.init(label: target.focusDebugLabel, depth: 0, result: .focusable)]
    }
    if model.defersFocus && !movesInSteps {
      deferredItem = target
      propose(nil, explanation: explanation, in: map)
    } else {
      propose(target, explanation: explanation, in: map)
    }
    // Settled: only a tracked item, or none, is left to come back to.
    if focusedItem == nil { lastAncestors = [] }
  }

  /// Remembers where focus is: for its group, and in case the item goes away.
  func note(_ item: any FocusItem, in map: FocusMap) {
    guard let entry = map.entry(for: item) else { return }
    remembered = remembered.filter { $0.value.item != nil }
    remembered[entry.group] = WeakItem(item: item)
    lastFrame = entry.frame
    lastAncestors = item.focusAncestors.dropFirst().map { WeakEnvironment(environment: $0) }
  }
}

extension CGRect {
  fileprivate func squaredDistance(to other: CGRect) -> CGFloat {
    let dx = midX - other.midX
    let dy = midY - other.midY
    return dx * dx + dy * dy
  }
}
