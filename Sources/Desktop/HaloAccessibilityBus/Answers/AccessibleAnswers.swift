import Foundation
import HaloHosting
import HaloMessageBus

/// The answers to calls of clients, from one snapshot of the tree.
@MainActor
struct AccessibleAnswers {
  typealias Names = AccessibilityNames

  let snapshot: AccessibleSnapshot
  let place: AccessiblePlace
  let program: AccessibleProgram
  let content: any HostedContent
  /// Performs a client's request on an element as input of the host; returns whether it was done.
  let perform: (AccessibleAction, UInt64) -> Bool

  func answer(_ call: BusMessage) -> BusAnswer {
    switch call.interface {
    case Names.peer: return call.member == "Ping" ? .done : .unknownMethod
    case Names.introspectable: return introspection(call)
    case Names.cache where call.path == Names.cachePath:
      return call.member == "GetItems" ? cacheItems() : .unknownMethod
    default: break
    }
    guard let object = object(at: call.path) else { return .unknownObject }
    if call.interface == Names.properties { return property(call, of: object) }
    return method(call, of: object)
  }

  private func object(at path: String) -> AccessibleEvent.Source? {
    if path == Names.root { return .application }
    if path == Names.notice { return program.notice == nil ? nil : .notice }
    guard path.hasPrefix(Names.elements), let id = UInt64(path.dropFirst(Names.elements.count)),
      snapshot.contains(id)
    else { return nil }
    return .element(id)
  }

  private func method(_ call: BusMessage, of object: AccessibleEvent.Source) -> BusAnswer {
    switch (object, call.interface) {
    case (.application, Names.application): return applicationMethod(call)
    case (_, Names.accessible): return accessibleMethod(call, of: object)
    case (.element(let id), Names.component): return componentMethod(call, id)
    case (.element(let id), let interface):
      guard interfaces(of: object).contains(interface) else { return .unknownMethod }
      switch interface {
      case Names.action: return actionMethod(call, id)
      case Names.selection: return selectionMethod(call, id)
      case Names.text: return textMethod(call, id)
      case Names.editableText: return editingMethod(call, id)
      default: return .unknownMethod
      }
    default: return .unknownMethod
    }
  }

  // MARK: Properties

  private func property(_ call: BusMessage, of object: AccessibleEvent.Source) -> BusAnswer {
    guard let interface = call.string(0), interfaces(of: object).contains(interface) else {
      return .invalidArguments
    }
    switch call.member {
    case "Get":
      guard let name = call.string(1) else { return .invalidArguments }
      guard let value = properties(interface, of: object)[name] else { return .invalidArguments }
      return .values("v", [value()])
    case "GetAll":
      let all = properties(interface, of: object).sorted { $0.key < $1.key }
      return .values("a{sv}", [.list(all.map { .list([.string($0.key), $0.value()]) })])
    case "Set": return set(call, interface, of: object)
    default: return .unknownMethod
    }
  }

  /// Returns the properties of an interface; each value is computed only when it is read.
  private func properties(
    _ interface: String, of object: AccessibleEvent.Source
  ) -> [String: () -> BusValue] {
    switch (interface, object) {
    case (Names.accessible, _): accessibleProperties(of: object)
    case (Names.application, .application): applicationProperties()
    case (Names.action, .element(let id)): actionProperties(id)
    case (Names.selection, .element(let id)): selectionProperties(id)
    case (Names.value, .element(let id)): valueProperties(id)
    case (Names.text, .element(let id)): textProperties(id)
    case (Names.component, _): ["version": { .variant(.integer(1), type: "u") }]
    default: [:]
    }
  }

  private func set(
    _ call: BusMessage, _ interface: String, of object: AccessibleEvent.Source
  ) -> BusAnswer {
    guard let name = call.string(1), call.arguments.count == 3 else { return .invalidArguments }
    let value = call.arguments[2].unwrapped
    switch (interface, name, object) {
    case (Names.application, "Id", .application):
      guard let id = value.integer else { return .invalidArguments }
      program.id = id
      return .done
    case (Names.value, "CurrentValue", .element(let id)):
      guard let number = value.double ?? value.integer.map(Double.init), number.isFinite else {
        return .invalidArguments
      }
      return perform(.setValue(number), id) ? .done : .readOnly
    default: return .readOnly
    }
  }

  // MARK: References

  func reference(_ object: AccessibleEvent.Source?) -> BusValue { program.reference(object) }

  func reference(_ id: UInt64?) -> BusValue { program.reference(id.map { .element($0) }) }

  /// Returns the entry of an element; nil if it no longer exists.
  func entry(_ id: UInt64) -> AccessibleSnapshot.Entry? { snapshot.entries[id] }

  func interfaces(of object: AccessibleEvent.Source) -> [String] {
    switch object {
    case .application: return [Names.accessible, Names.application]
    case .notice: return [Names.accessible]
    case .element(let id):
      return [Names.accessible, Names.component]
        + (entry(id).map { $0.element.interfaces(holdsChoices: $0.holdsChoices) } ?? [])
    }
  }
}

extension AccessibleElement {
  /// Returns the interfaces of an element, except those that all elements have.
  fileprivate func interfaces(holdsChoices: Bool) -> [String] {
    var names: [String] = []
    if role.isOperable { names.append(AccessibilityNames.action) }
    if holdsChoices { names.append(AccessibilityNames.selection) }
    if range != nil { names.append(AccessibilityNames.value) }
    if let text {
      names.append(AccessibilityNames.text)
      if text.isEditable { names.append(AccessibilityNames.editableText) }
    }
    return names
  }
}
