import HaloSceneGraph

/// What the events of a control lead to, in the order in which it was added.
@MainActor
struct ControlActions {
  private enum Effect {
    case action(Action)
    case targeted(TargetedAction)
    /// For the first responder up the chain from the control that can.
    case untargeted(Selector)
  }

  private var entries: [(effect: Effect, events: Control.Event)] = []

  var isEmpty: Bool { entries.isEmpty }
  var events: Control.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// One with the same identifier is replaced.
  mutating func add(_ action: Action, for events: Control.Event) {
    remove(action.identifier, for: events)
    entries.append((.action(action), events))
  }

  mutating func remove(_ identifier: Action.Identifier, for events: Control.Event) {
    subtract(events) { effect in
      if case .action(let action) = effect { action.identifier == identifier } else { false }
    }
  }

  mutating func add(_ selector: Selector, of target: AnyObject?, for events: Control.Event) {
    remove(selector, of: target, for: events)
    let effect: Effect =
      if let target { .targeted(TargetedAction(target, selector)) } else { .untargeted(selector) }
    entries.append((effect, events))
  }

  /// nil stands for every target, and for every action.
  mutating func remove(_ selector: Selector?, of target: AnyObject?, for events: Control.Event) {
    subtract(events) { effect in
      switch effect {
      case .action: false
      case .targeted(let own):
        (selector == nil || own.action == selector) && (target == nil || own.target === target)
      case .untargeted(let own): (selector == nil || own == selector) && target == nil
      }
    }
  }

  private mutating func subtract(_ events: Control.Event, where matches: (Effect) -> Bool) {
    for index in entries.indices where matches(entries[index].effect) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func send(_ events: Control.Event, by control: Control) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.effect {
      case .action(let action): control.sendAction(action)
      case .targeted(let own):
        if let target = own.target { control.sendAction(own.action, to: target) }
      case .untargeted(let selector): control.sendAction(selector, to: nil)
      }
    }
  }
}

extension Control {
  /// Has `action` performed when one of the events happens; one with its identifier is replaced.
  public func addAction(_ action: Action, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Ends what ``addAction(_:for:)`` began, for these events.
  public func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Ends what ``addAction(_:for:)`` began, for these events.
  public func removeAction(
    identifiedBy actionIdentifier: Action.Identifier, for controlEvents: Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Has `target` perform `action` when one of the events happens; by the target's `responses`.
  ///
  /// - Parameters:
  ///   - target: a responder or a `SelectorTarget`, held weakly; nil: the first responder up the
  ///     chain from the control that can.
  ///   - action: its sender is the control.
  ///   - controlEvents: any of which leads to it.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(action, of: target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// Ends what ``addTarget(_:action:for:)`` began; nil is every target, and every action.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(action, of: target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// The events that lead to something.
  public var allControlEvents: Event { actions.events }

  /// Performs what the events lead to, without anybody having caused them.
  public func sendActions(for controlEvents: Event) {
    actions.send(controlEvents, by: self)
    if controlEvents.contains(.primaryActionTriggered) { primaryAction?() }
  }

  /// A person has changed the value.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
