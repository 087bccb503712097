import Foundation
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A window that follows a settings manager, which may change, end and start again.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct SettingsManagerTests {
  private static func theme(_ name: String) -> [UInt8] {
    SettingsBlock.bytes([.init("Net/ThemeName", .string(name))])
  }

  @Test func `the settings of a running settings manager apply from the start`() throws {
    var manager: SettingsOwner?
    try Stage.run(
      prepare: { manager = try SettingsOwner($0.server, Self.theme("Adwaita-dark")) }
    ) { stage in
      #expect(manager != nil)
      #expect(stage.host.appearancePreferences.userInterfaceStyle == .dark)
    }
  }

  @Test func `a window follows changed settings, another settings manager and the end of one`()
    throws
  {
    try Stage.run { stage in
      var told: [AppearancePreferences] = []
      stage.host.appearanceHandler = { told.append($0) }
      #expect(stage.host.appearancePreferences == AppearancePreferences())

      let first = try SettingsOwner(stage.server, Self.theme("HighContrast"))
      #expect(stage.drive { told.last?.accessibilityContrast == .high })
      first.set(Self.theme("Breeze-Dark"))
      #expect(stage.drive { told.last == AppearancePreferences(userInterfaceStyle: .dark) })

      // Invalid settings count as none, and never end the program.
      first.set([0, 0, 0, 0, 1, 2, 3, 4, 255, 255, 255, 255])
      #expect(stage.drive { told.last == AppearancePreferences() })
      first.set(Self.theme("Breeze-Dark"))
      #expect(stage.drive { told.last?.userInterfaceStyle == .dark })

      let second = try SettingsOwner(stage.server, Self.theme("HighContrastInverse"))
      let dark = AppearancePreferences(userInterfaceStyle: .dark, accessibilityContrast: .high)
      #expect(stage.drive { told.last == dark })
      second.leave()
      #expect(stage.drive { told.last == AppearancePreferences() })
      first.leave()
      stage.settle()
      #expect(stage.host.endReason == nil)
    }
  }

  @Test func `the scale follows the settings manager`() throws {
    try Stage.run { stage in
      let manager = try SettingsOwner(
        stage.server, SettingsBlock.bytes([.init("Gdk/WindowScalingFactor", .integer(2))]))
      #expect(stage.drive { stage.content.scale == 2 })
      manager.leave()
      #expect(stage.drive { stage.content.scale == 1 })
    }
  }
}
