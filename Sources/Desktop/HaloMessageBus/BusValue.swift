import CHaloDBus
import Foundation

/// A value in a message.
package enum BusValue: Equatable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  /// The elements of an array, a structure or a dictionary entry.
  indirect case list([BusValue])
  /// A value with its type, in letters.
  indirect case variant(BusValue, type: String)
  /// A value of any other type.
  case other

  /// The value inside of nested variants.
  package var unwrapped: BusValue {
    if case .variant(let value, _) = self { value.unwrapped } else { self }
  }

  package var list: [BusValue]? { if case .list(let values) = self { values } else { nil } }
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  package var double: Double? { if case .double(let value) = self { value } else { nil } }
  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The entries of a dictionary whose keys are strings; nil for any other value.
  package var dictionary: [String: BusValue]? {
    guard let list else { return nil }
    var result: [String: BusValue] = [:]
    for entry in list {
      guard let pair = entry.list, pair.count == 2, let key = pair[0].string else { return nil }
      result[key] = pair[1]
    }
    return result
  }
}

/// The types of the bus's wire format, by their letters.
enum BusType {
  static func letter(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }
}

extension BusValue {
  /// Returns the arguments of a message; the library has checked that they are well formed, and
  /// nested no deeper than 64 levels.
  static func arguments(of message: OpaquePointer) -> [BusValue] {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(message, &iterator) != 0 else { return [] }
    return all(from: &iterator)
  }

  private static func all(from iterator: inout DBusMessageIter) -> [BusValue] {
    var values: [BusValue] = []
    while dbus_message_iter_get_arg_type(&iterator) != 0 {
      values.append(value(at: &iterator))
      dbus_message_iter_next(&iterator)
    }
    return values
  }

  private static func value(at iterator: inout DBusMessageIter) -> BusValue {
    func basic<Value: BitwiseCopyable>(_ initial: Value) -> Value {
      var value = initial
      dbus_message_iter_get_basic(&iterator, &value)
      return value
    }
    func inside() -> [BusValue] {
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return all(from: &inner)
    }
    switch Unicode.Scalar(UInt32(dbus_message_iter_get_arg_type(&iterator))) {
    case "b": return .boolean(basic(UInt32(0)) != 0)
    case "y": return .integer(Int64(basic(UInt8(0))))
    case "n": return .integer(Int64(basic(Int16(0))))
    case "q": return .integer(Int64(basic(UInt16(0))))
    case "i": return .integer(Int64(basic(Int32(0))))
    case "u": return .integer(Int64(basic(UInt32(0))))
    case "x": return .integer(basic(Int64(0)))
    case "d": return .double(basic(0.0))
    case "s", "o", "g":
      return basic(UnsafePointer<CChar>?.none).map { .string(String(cString: $0)) } ?? .other
    case "a", "r", "e": return .list(inside())
    case "v":
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      guard let type = dbus_message_iter_get_signature(&inner) else { return .other }
      defer { dbus_free(type) }
      return .variant(all(from: &inner).first ?? .other, type: String(cString: type))
    default: return .other
    }
  }
}
