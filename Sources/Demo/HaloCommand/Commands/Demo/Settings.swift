import Foundation
import HaloSceneGraph
import Yams

/// The user's lasting choices.
struct Settings: Equatable {
  /// The keys that stand for Command and Option.
  var modifiers = ModifierScheme.pc
}

/// A reason for ignoring a settings file, in one line.
struct SettingsError: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ reason: String) { description = "\(path): \(reason)" }
}

extension Settings {
  private static let modifiersField = "modifiers"

  /// Reads settings from YAML; an empty file gives the defaults.
  ///
  /// - Parameters:
  ///   - yaml: the file's text.
  ///   - file: the file's name, for an error.
  /// - Throws: ``SettingsError``
  init(yaml: String, file: String) throws {
    let content: Any?
    do {
      content = try Yams.load(yaml: yaml)
    } catch {
      let reason = "\(error)".split(separator: "\n").first.map(String.init) ?? "not YAML"
      throw SettingsError(file, "cannot be read: \(reason)")
    }
    // An empty file sets nothing.
    guard let content else { return }
    guard let fields = content as? [String: Any] else {
      throw SettingsError(file, "expected fields, such as modifiers: pc")
    }
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard name == Self.modifiersField else {
        throw SettingsError(file, "there is no field “\(name)”; the only field is modifiers")
      }
      guard let scheme = (value as? String).flatMap(ModifierScheme.init(rawValue:)) else {
        throw SettingsError(file, "modifiers: expected pc or mac, found “\(value)”")
      }
      modifiers = scheme
    }
  }

  var yaml: String { "\(Self.modifiersField): \(modifiers.rawValue)\n" }
}
