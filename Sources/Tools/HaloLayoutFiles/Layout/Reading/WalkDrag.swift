import FocusGeometry
import HaloHosting
import HaloSourceText

/// Modifier keys with their names in the file.
struct NamedModifiers {
  var keys: [Key]
  var name: String
}

extension FieldType<NamedModifiers> {
  static var modifiers: Self {
    // The names are read without regard to case.
    let names = Key.namesOfHeldKeys.filter { (try? Key.modifiers(named: $0)) != nil }
      .map { $0.map { "[\($0)\($0.uppercased())]" }.joined() }.joined(separator: "|")
    let format = TextFormat(
      what: "modifiers such as alt or ctrl+alt", pattern: "^(\(names))(\\+(\(names)))*$",
      includesNumbers: false)
    return FieldType(.text(format)) { value in
      let name = try value.text(format.what)
      guard let keys = try? Key.modifiers(named: name) else {
        throw value.error("expected \(format.what), found “\(name)”")
      }
      return NamedModifiers(keys: keys, name: name)
    }
  }
}

extension FieldType<NamedModifiers> {
  /// Modifiers, or another key with or without modifiers.
  static var heldKeys: Self {
    let format = TextFormat(what: "modifiers such as ctrl+alt, or a key such as Return")
    return FieldType(.text(format)) { value in
      let name = try value.text(format.what)
      if let keys = try? Key.modifiers(named: name) {
        return NamedModifiers(keys: keys, name: name)
      }
      do {
        return NamedModifiers(keys: [try Key(name: name)], name: name)
      } catch let error as KeyNameError {
        throw value.error(error.problem)
      }
    }
  }
}

/// A movement of the pointer with its button down.
struct DragFields: Sendable {
  var start = PointerPlace(point: .zero, source: SourcePlace(file: ""))
  var end = PointerPlace(point: .zero, source: SourcePlace(file: ""))
  var keys: [Key] = []
  var name = ""

  static let rows: [Field<DragFields>] = [
    Field("from", .pointerPlace, absent: .refused, "Where the button goes down.") {
      $0.start = $1
    },
    Field("to", .pointerPlace, absent: .refused, "Where it comes up.") { $0.end = $1 },
    Field("with", .modifiers, absent: .means("none"), "The modifier keys that are down.") {
      ($0.keys, $0.name) = ($1.keys, $1.name)
    },
  ]
}

extension FieldType<DragFields> {
  static var drag: Self {
    .mapping(DragFields.rows, of: "drag", "{from: [x, y], to: [x, y]}", from: DragFields())
  }
}
