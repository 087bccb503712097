import Foundation
import HaloHosting
import HaloLocalization
import HaloMessageBus

/// The interfaces `org.a11y.atspi.Component` and `.Action`.
extension AccessibleAnswers {
  func componentMethod(_ call: BusMessage, _ id: UInt64) -> BusAnswer {
    guard let entry = entry(id) else { return .unknownObject }
    let frame = entry.element.frame
    switch call.member {
    case "GetExtents":
      guard let base = base(call, 0) else { return .invalidArguments }
      return .values("(iiii)", [rect(frame, base, of: id)])
    case "GetPosition":
      guard let base = base(call, 0) else { return .invalidArguments }
      let pixels = place.pixels(frame, base, parent: parentOrigin(of: id))
      return .values("ii", pixels.prefix(2).map { .integer($0) })
    case "GetSize":
      let pixels = place.pixels(frame, .window, parent: .zero)
      return .values("ii", pixels.suffix(2).map { .integer($0) })
    case "Contains":
      guard let point = point(call, base: 2, of: id) else { return .invalidArguments }
      return .boolean(frame.contains(point))
    case "GetAccessibleAtPoint":
      guard let point = point(call, base: 2, of: id) else { return .invalidArguments }
      return .values("(so)", [reference(snapshot.element(at: point))])
    // ATSPI_LAYER_WINDOW and ATSPI_LAYER_WIDGET.
    case "GetLayer": return .values("u", [.integer(id == snapshot.window ? 7 : 3)])
    case "GetMDIZOrder": return .values("n", [.integer(0)])
    case "GetAlpha": return .number(1)
    case "GrabFocus": return .boolean(perform(.focus, id))
    case "ScrollTo", "ScrollToPoint": return .boolean(perform(.scrollIntoView, id))
    // Only the program moves or resizes its elements.
    case "SetExtents", "SetPosition", "SetSize": return .boolean(false)
    default: return .unknownMethod
    }
  }

  /// Returns what coordinates in a call are relative to; nil for an invalid argument.
  func base(_ call: BusMessage, _ index: Int) -> AccessiblePlace.Base? {
    call.integer(index).flatMap(AccessiblePlace.Base.init)
  }

  /// Returns the point in the first two arguments, converted to points of the window; nil for
  /// invalid arguments.
  func point(_ call: BusMessage, base index: Int, of id: UInt64) -> CGPoint? {
    guard let x = call.integer(0), let y = call.integer(1), let base = base(call, index) else {
      return nil
    }
    return place.point(x, y, base, parent: parentOrigin(of: id))
  }

  func rect(_ rect: CGRect, _ base: AccessiblePlace.Base, of id: UInt64) -> BusValue {
    .list(place.pixels(rect, base, parent: parentOrigin(of: id)).map { .integer($0) })
  }

  private func parentOrigin(of id: UInt64) -> CGPoint {
    entry(id)?.parent.flatMap { entry($0) }?.element.frame.origin ?? .zero
  }

  // MARK: Action

  func actionProperties(_ id: UInt64) -> [String: () -> BusValue] {
    ["NActions": { .variant(.integer(Int64(actionNames(id).count)), type: "i") }]
  }

  func actionMethod(_ call: BusMessage, _ id: UInt64) -> BusAnswer {
    let names = actionNames(id)
    guard !names.isEmpty else { return .unknownObject }
    if call.member == "GetActions" {
      let actions = names.enumerated().map { index, name in
        BusValue.list([.string(name), .string(""), .string(binding(index, id))])
      }
      return .values("a(sss)", [.list(actions)])
    }
    guard let index = call.integer(0) else { return .invalidArguments }
    switch call.member {
    case "GetName": return .string(names.indices.contains(index) ? names[index] : "")
    case "GetLocalizedName":
      let mainAction = index == 0 ? entry(id)?.element.role.localizedActionName : nil
      return .string(mainAction ?? (names.indices.contains(index) ? names[index] : ""))
    case "GetDescription": return .string("")
    case "GetKeyBinding": return .string(binding(index, id))
    case "DoAction":
      guard names.indices.contains(index) else { return .boolean(false) }
      return .boolean(perform(index == 0 ? .press : .perform(index - 1), id))
    default: return .unknownMethod
    }
  }

  /// Returns the keys of an action; empty for an action without keys.
  private func binding(_ index: Int, _ id: UInt64) -> String {
    index == 0 ? entry(id)?.element.shortcut?.binding ?? "" : ""
  }

  /// Returns the names of an element's actions, with its main action first; empty for an unknown
  /// element.
  private func actionNames(_ id: UInt64) -> [String] {
    entry(id).map { [$0.element.role.actionName] + $0.element.actions } ?? []
  }
}

extension AccessibleElement.Role {
  /// The name of the main action, as other toolkits call it.
  fileprivate var actionName: String {
    switch self {
    case .button, .link: "click"
    case .switch: "toggle"
    default: "activate"
    }
  }

  /// The same in the language of the person.
  fileprivate var localizedActionName: String {
    switch self {
    case .button, .link: Localization.text("click", context: "action")
    case .switch: Localization.text("toggle", context: "action")
    default: Localization.text("activate", context: "action")
    }
  }
}
