import Foundation
import HaloSceneGraph
import Yams

/// What a person has chosen once and for all.
struct Settings: Equatable {
  /// Which keys stand for Command and Option.
  var modifiers = ModifierScheme.pc
}

/// Why a settings file does not count, in one line.
struct SettingsError: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ reason: String) { description = "\(path): \(reason)" }
}

extension Settings {
  private static let modifiersField = "modifiers"

  /// - Parameters:
  ///   - yaml: what the file holds.
  ///   - file: its name, for an error.
  /// - Throws: ``SettingsError``
  init(yaml: String, file: String) throws {
    let content: Any?
    do {
      content = try Yams.load(yaml: yaml)
    } catch {
      let reason = "\(error)".split(separator: "\n").first.map(String.init) ?? "not YAML"
      throw SettingsError(file, "cannot be read: \(reason)")
    }
    // An empty file says nothing.
    guard let content else { return }
    guard let fields = content as? [String: Any] else {
      throw SettingsError(file, "is no list of fields")
    }
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard name == Self.modifiersField else {
        throw SettingsError(file, "there is no field “\(name)”; the field is modifiers")
      }
      guard let scheme = (value as? String).flatMap(ModifierScheme.init(rawValue:)) else {
        throw SettingsError(file, "modifiers is pc or mac, not “\(value)”")
      }
      modifiers = scheme
    }
  }

  var yaml: String { "\(Self.modifiersField): \(modifiers.rawValue)\n" }
}
