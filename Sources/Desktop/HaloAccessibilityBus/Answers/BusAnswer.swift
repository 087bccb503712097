import HaloMessageBus

/// The answer to a call: values with their types, or the reason of a refusal.
enum BusAnswer: Equatable, Sendable {
  case values(String, [BusValue])
  case unknownMethod
  case unknownObject
  case invalidArguments
  /// The property cannot be set.
  case readOnly

  static let done = BusAnswer.values("", [])
  static func boolean(_ value: Bool) -> BusAnswer { .values("b", [.boolean(value)]) }
  static func integer(_ value: Int) -> BusAnswer { .values("i", [.integer(Int64(value))]) }
  static func number(_ value: Double) -> BusAnswer { .values("d", [.double(value)]) }
  static func string(_ value: String) -> BusAnswer { .values("s", [.string(value)]) }
}

extension BusConnection {
  func answer(_ call: BusMessage, with answer: BusAnswer) {
    let prefix = "org.freedesktop.DBus.Error."
    switch answer {
    case .values(let types, let values): reply(to: call, types, values)
    case .unknownMethod:
      refuse(call, prefix + "UnknownMethod", "no method \(call.member) here")
    case .unknownObject: refuse(call, prefix + "UnknownObject", "nothing is at \(call.path)")
    case .invalidArguments:
      refuse(call, prefix + "InvalidArgs", "\(call.member) takes other arguments")
    case .readOnly: refuse(call, prefix + "PropertyReadOnly", "it cannot be set")
    }
  }
}

extension BusMessage {
  /// Returns an argument as a 32-bit number; nil if it is not one.
  func integer(_ index: Int) -> Int? {
    guard arguments.indices.contains(index), let number = arguments[index].integer,
      let narrow = Int32(exactly: number) ?? Int32(exactly: number & 0xFFFF_FFFF)
    else { return nil }
    return Int(narrow)
  }

  func string(_ index: Int) -> String? {
    arguments.indices.contains(index) ? arguments[index].string : nil
  }
}
