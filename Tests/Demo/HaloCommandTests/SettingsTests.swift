import Foundation
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloCommand

/// The settings that the demo keeps, and settings files that are invalid.
struct SettingsTests {
  private let scratch: Scratch
  private var file: SettingsFile { SettingsFile(path: scratch.path + "/new/halo/settings.yaml") }

  init() throws { scratch = try Scratch() }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/new/halo", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file.path))
  }

  private func settings(choosing modifiers: ModifierScheme? = nil) -> (Settings, [String]) {
    var errors: [String] = []
    let settings = file.settings(choosing: modifiers) { errors.append("\($0)") }
    return (settings, errors)
  }

  @Test func `the settings file is where the XDG specification puts it`() {
    func path(_ environment: [String: String]) -> String? {
      SettingsFile(environment: environment)?.path
    }
    #expect(path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/halo/settings.yaml")
    #expect(path(["HOME": "/h"]) == "/h/.config/halo/settings.yaml")
    // Relative paths are not valid there.
    #expect(path(["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/halo/settings.yaml")
    #expect(path(["XDG_CONFIG_HOME": ""]) == nil)
  }

  @Test func `a modifier scheme that an option chose is kept until another one is chosen`() throws {
    #expect(settings() == (Settings(), []))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(settings(choosing: .mac) == (Settings(modifiers: .mac), []))
    #expect(settings() == (Settings(modifiers: .mac), []))
    #expect(settings(choosing: .pc) == (Settings(), []))
    #expect(settings() == (Settings(), []))
    let folder = (file.path as NSString).deletingLastPathComponent
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["settings.yaml"])
  }

  @Test(arguments: [
    ("modifiers: sun\n", "modifiers: expected pc or mac, found “sun”"),
    ("modifiers: [pc]\n", "modifiers: expected pc or mac"),
    ("theme: dark\nmodifiers: mac\n", "there is no field “theme”"),
    ("- modifiers\n", "expected fields, such as modifiers: pc"),
    ("modifiers: {\n", "cannot be read"),
  ])
  func `an invalid settings file is reported in one line and left unchanged`(
    text: String, words: String
  )
    throws
  {
    try write(text)
    let (settings, errors) = settings(choosing: .mac)
    #expect(settings.modifiers == .mac)
    #expect(errors.count == 1)
    #expect(errors.first?.contains(words) == true, "\(errors)")
    #expect(errors.first?.hasPrefix(file.path) == true && errors.first?.contains("\n") == false)
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
    #expect(self.settings().0 == Settings())
  }

  @Test func `a settings file that is not text, and a folder in its place, are reported`() throws {
    try write("")
    #expect(settings() == (Settings(), []))
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: file.path))
    #expect(settings().1.first?.contains("is not UTF-8") == true)
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(
      atPath: file.path, withIntermediateDirectories: true)
    #expect(settings().1.first?.contains("cannot be read") == true)
  }

  @Test func `a link to the settings file stays a link`() throws {
    try write("modifiers: pc\n")
    let kept = scratch.path + "/kept.yaml"
    try FileManager.default.moveItem(atPath: file.path, toPath: kept)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: kept)
    #expect(settings(choosing: .mac).1.isEmpty)
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "modifiers: mac\n")
  }
}
