import HaloSceneGraph

/// The actions and targets of a control's events, in the order in which they were added.
@MainActor
struct ControlActions {
  private enum Effect {
    case action(Action)
    case targeted(TargetedAction)
    /// A selector for the first responder from the control up the chain that performs it.
    case untargeted(Selector)
  }

  private var entries: [(effect: Effect, events: Control.Event)] = []

  var isEmpty: Bool { entries.isEmpty }
  var events: Control.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Adds an action; one with the same identifier is replaced.
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

  /// Removes targets; nil stands for every target, and for every action.
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
  /// Adds an action for events; one with the same identifier is replaced.
  public func addAction(_ action: Action, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes an action for these events.
  public func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for these events.
  public func removeAction(
    identifiedBy actionIdentifier: Action.Identifier, for controlEvents: Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Adds a target whose `responses` perform an action when one of the events happens.
  ///
  /// - Parameters:
  ///   - target: a responder or a `SelectorTarget`, held weakly; nil for the first responder from
  ///     the control up the chain that performs the action.
  ///   - action: the selector to perform, with the control as its sender.
  ///   - controlEvents: the events, any of which triggers the action.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(action, of: target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// Removes a target for these events; nil stands for every target, and for every action.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(action, of: target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// The events that have an action or a target.
  public var allControlEvents: Event { actions.events }

  /// Performs the actions of events as if they had happened.
  public func sendActions(for controlEvents: Event) {
    actions.send(controlEvents, by: self)
    if controlEvents.contains(.primaryActionTriggered) { primaryAction?() }
  }

  /// Sends the events of a value that the user has changed.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
