import CX11
import Foundation
import SceneGraph
import Testing
import XServerTestSupport

@testable import XlibHost

/// A window that follows a settings manager: one that is there, changes, goes and comes.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct SettingsManagerTests {
  private static func theme(_ name: String) -> [UInt8] {
    SettingsBlock.bytes([.init("Net/ThemeName", .string(name))])
  }

  @Test func `settings that are there count from the start`() throws {
    var manager: CX11.Window = 0
    try Stage.run(
      prepare: { manager = $0.observer.manageSettings(Self.theme("Adwaita-dark")) }
    ) { stage in
      #expect(manager != 0)
      #expect(stage.host.appearancePreferences.userInterfaceStyle == .dark)
    }
  }

  @Test func `a change, another manager and the end of one are followed`() throws {
    try Stage.run { stage in
      var told: [AppearancePreferences] = []
      stage.host.appearanceHandler = { told.append($0) }
      #expect(stage.host.appearancePreferences == AppearancePreferences())

      let first = stage.observer.manageSettings(Self.theme("HighContrast"))
      #expect(stage.drive { told.last?.accessibilityContrast == .high })
      stage.observer.setSettings(Self.theme("Breeze-Dark"), on: first)
      #expect(stage.drive { told.last == AppearancePreferences(userInterfaceStyle: .dark) })

      // Broken settings are none, and never the end.
      stage.observer.setSettings([0, 0, 0, 0, 1, 2, 3, 4, 255, 255, 255, 255], on: first)
      #expect(stage.drive { told.last == AppearancePreferences() })
      stage.observer.setSettings(Self.theme("Breeze-Dark"), on: first)
      #expect(stage.drive { told.last?.userInterfaceStyle == .dark })

      let second = stage.observer.manageSettings(Self.theme("HighContrastInverse"))
      let dark = AppearancePreferences(userInterfaceStyle: .dark, accessibilityContrast: .high)
      #expect(stage.drive { told.last == dark })
      stage.observer.destroy(second)
      #expect(stage.drive { told.last == AppearancePreferences() })
      stage.observer.destroy(first)
      stage.drive(for: 0.05)
      #expect(stage.host.endReason == nil)
    }
  }

  @Test func `the scale follows the manager`() throws {
    try Stage.run { stage in
      let manager = stage.observer.manageSettings(
        SettingsBlock.bytes([.init("Gdk/WindowScalingFactor", .integer(2))]))
      #expect(stage.drive { stage.content.scale == 2 })
      stage.observer.destroy(manager)
      #expect(stage.drive { stage.content.scale == 1 })
    }
  }
}

extension Observer {
  /// Takes the place of the settings manager with a window of these settings, and says so.
  func manageSettings(_ bytes: [UInt8]) -> CX11.Window {
    let window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    setSettings(bytes, on: window)
    let selection = XInternAtom(display, "_XSETTINGS_S0", 0)
    XSetSelectionOwner(display, selection, window, Time(CurrentTime))
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = root
    event.xclient.message_type = connection.atoms[.manager]
    event.xclient.format = 32
    event.xclient.data.l = (0, Int(selection), Int(window), 0, 0)
    XSendEvent(display, root, 0, StructureNotifyMask, &event)
    XSync(display, 0)
    return window
  }

  func setSettings(_ bytes: [UInt8], on window: CX11.Window) {
    let property = connection.atoms[.xsettingsSettings]
    XChangeProperty(
      display, window, property, property, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(display, 0)
  }
}
