import HaloHosting
import HaloMessageBus

/// The interfaces `org.a11y.atspi.Selection` and `.Value`.
extension AccessibleAnswers {
  private func chosen(_ id: UInt64) -> [UInt64] { entry(id).map(snapshot.chosen) ?? [] }

  func selectionProperties(_ id: UInt64) -> [String: () -> BusValue] {
    ["NSelectedChildren": { .variant(.integer(Int64(chosen(id).count)), type: "i") }]
  }

  func selectionMethod(_ call: BusMessage, _ id: UInt64) -> BusAnswer {
    let children = entry(id)?.children ?? []
    switch call.member {
    case "SelectAll":
      return .boolean(children.map { perform(.select(true), $0) }.allSatisfy(\.self))
    case "ClearSelection":
      return .boolean(chosen(id).map { perform(.select(false), $0) }.allSatisfy(\.self))
    default: break
    }
    guard let index = call.integer(0) else { return .invalidArguments }
    let chosen = chosen(id)
    let child = children.indices.contains(index) ? children[index] : nil
    switch call.member {
    case "GetSelectedChild":
      return .values("(so)", [reference(chosen.indices.contains(index) ? chosen[index] : nil)])
    case "IsChildSelected": return .boolean(child.map(chosen.contains) ?? false)
    case "SelectChild": return .boolean(child.map { perform(.select(true), $0) } ?? false)
    case "DeselectChild": return .boolean(child.map { perform(.select(false), $0) } ?? false)
    case "DeselectSelectedChild":
      guard chosen.indices.contains(index) else { return .boolean(false) }
      return .boolean(perform(.select(false), chosen[index]))
    default: return .unknownMethod
    }
  }

  func valueProperties(_ id: UInt64) -> [String: () -> BusValue] {
    guard let element = entry(id)?.element, let range = element.range else { return [:] }
    func number(_ value: Double) -> () -> BusValue { { .variant(.double(value), type: "d") } }
    return [
      "MinimumValue": number(range.minimum), "MaximumValue": number(range.maximum),
      "MinimumIncrement": number(range.step), "CurrentValue": number(range.value),
      "Text": { .variant(.string(element.value ?? ""), type: "s") },
    ]
  }
}
