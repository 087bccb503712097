import CHaloDBus

extension BusValue {
  /// Appends values to a message.
  ///
  /// - Returns: whether there is one value for each type; otherwise the message must not be sent.
  static func append(
    _ values: [BusValue], types: String, to iterator: inout DBusMessageIter
  ) -> Bool {
    var rest = Substring(types)
    for value in values {
      guard let type = rest.takeType(), value.append(as: type, to: &iterator) else { return false }
    }
    return rest.isEmpty
  }

  private func append(as type: Substring, to iterator: inout DBusMessageIter) -> Bool {
    func basic<Value: BitwiseCopyable>(_ value: Value) -> Bool {
      var value = value
      return dbus_message_iter_append_basic(&iterator, BusType.letter(of: type), &value) != 0
    }
    switch (type.first, self) {
    case ("b", .boolean(let isTrue)): return basic(UInt32(isTrue ? 1 : 0))
    case ("y", .integer(let number)): return basic(UInt8(clamping: number))
    case ("n", .integer(let number)): return basic(Int16(clamping: number))
    case ("q", .integer(let number)): return basic(UInt16(clamping: number))
    case ("i", .integer(let number)): return basic(Int32(clamping: number))
    case ("u", .integer(let number)): return basic(UInt32(clamping: number))
    case ("x", .integer(let number)): return basic(number)
    case ("d", .double(let number)): return basic(number)
    // The library ends the program for an invalid path.
    case ("o", .string(let text)) where dbus_validate_path(text, nil) == 0: return false
    case ("s", .string(let text)), ("o", .string(let text)):
      return text.withCString { basic(UnsafePointer<CChar>?($0)) }
    case ("a", .list(let values)):
      let element = type.dropFirst()
      return container(BusType.letter("a"), String(element), in: &iterator) { inner in
        values.allSatisfy { $0.append(as: element, to: &inner) }
      }
    case ("(", .list(let values)), ("{", .list(let values)):
      let kind = type.first == "(" ? BusType.letter("r") : BusType.letter("e")
      let types = String(type.dropFirst().dropLast())
      return container(kind, nil, in: &iterator) { inner in
        Self.append(values, types: types, to: &inner)
      }
    case ("v", .variant(let value, let type)):
      return container(BusType.letter("v"), type, in: &iterator) { inner in
        value.append(as: Substring(type), to: &inner)
      }
    default: return false
    }
  }

  private func container(
    _ kind: Int32, _ types: String?, in iterator: inout DBusMessageIter,
    _ body: (inout DBusMessageIter) -> Bool
  ) -> Bool {
    var inner = DBusMessageIter()
    guard dbus_message_iter_open_container(&iterator, kind, types, &inner) != 0 else {
      return false
    }
    guard body(&inner) else {
      dbus_message_iter_abandon_container(&iterator, &inner)
      return false
    }
    return dbus_message_iter_close_container(&iterator, &inner) != 0
  }
}

extension BusType {
  fileprivate static func letter(of type: Substring) -> Int32 {
    type.unicodeScalars.first.map(letter) ?? 0
  }
}

extension Substring {
  /// Removes and returns the first complete type of a signature; nil at its end.
  fileprivate mutating func takeType() -> Substring? {
    var end = startIndex
    var depth = 0
    while end < endIndex {
      let letter = self[end]
      end = index(after: end)
      if "({".contains(letter) { depth += 1 }
      if ")}".contains(letter) { depth -= 1 }
      if depth == 0, letter != "a" {
        defer { self = self[end...] }
        return self[..<end]
      }
    }
    return nil
  }
}
