import Foundation
import HaloDisplayList
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloMessageBus
@testable import HaloXlibHost

/// The meaning of the portal's settings.
@MainActor
struct PortalSettingsTests {
  private func settings(
    _ values: [String: BusValue], in space: String = PortalSettings.appearance
  ) -> PortalSettings {
    let entries = values.map { BusValue.list([.string($0), .variant($1, type: "v")]) }
    return PortalSettings(readAll: [.list([.list([.string(space), .list(entries)])])])
  }

  @Test(
    arguments: [(0, nil), (1, .dark), (2, .light), (3, nil), (-1, nil)]
      as [(Int64, UserInterfaceStyle?)])
  func `the portal's colour scheme is the user interface style`(
    value: Int64, style: UserInterfaceStyle?
  ) {
    let settings = settings(["color-scheme": .integer(value)])
    #expect(settings.preferences == AppearancePreferences(userInterfaceStyle: style))
  }

  @Test func `contrast and reduced motion are read by their standard names and by those of GNOME`()
  {
    #expect(settings(["contrast": .integer(1)]).preferences.accessibilityContrast == .high)
    #expect(settings(["contrast": .integer(0)]).preferences.accessibilityContrast == nil)
    #expect(settings(["reduced-motion": .integer(1)]).preferences.prefersReducedMotion == true)
    let gnome = settings(["enable-animations": .boolean(false)], in: PortalSettings.gnome)
    #expect(gnome.preferences.prefersReducedMotion == true)
    let lively = settings(["enable-animations": .boolean(true)], in: PortalSettings.gnome)
    #expect(lively.preferences.prefersReducedMotion == nil)
    let access = settings(["high-contrast": .boolean(true)], in: PortalSettings.gnomeAccess)
    #expect(access.preferences.accessibilityContrast == .high)
  }

  @Test func `an accent colour out of range is ignored`() {
    func accent(_ parts: [BusValue]) -> AccentColor? {
      settings(["accent-color": .list(parts)]).preferences.accent
    }
    let green = AccentColor(Color(red: 0, green: 1, blue: 0))
    #expect(accent([.double(0), .double(1), .double(0)]) == green)
    #expect(accent([.double(-1), .double(-1), .double(-1)]) == nil)
    #expect(accent([.double(.nan), .double(0), .double(0)]) == nil)
    #expect(accent([.double(0), .double(1)]) == nil)
    #expect(accent([.integer(0), .integer(1), .integer(0)]) == nil)
  }

  @Test func `settings with values of a wrong type are ignored`() {
    let odd = settings([
      "color-scheme": .string("dark"),
      "contrast": .variant(.variant(.integer(1), type: "u"), type: "v"),
      "accent-color": .integer(7), "reduced-motion": .other,
    ])
    #expect(odd.preferences == AppearancePreferences(accessibilityContrast: .high))
    for arguments: [BusValue] in [
      [], [.string("x")], [.list([.string("x")])], [.list([.list([])])],
    ] {
      #expect(PortalSettings(readAll: arguments) == PortalSettings())
    }
    var settings = PortalSettings()
    settings.change([.string("a")])
    settings.change([.integer(1), .string("b"), .variant(.integer(1), type: "u")])
    #expect(settings == PortalSettings())
  }

  @Test(
    arguments: [
      ("", nil), ("unix:path=/run/bus", "unix:path=/run/bus"), ("disabled:", "disabled:"),
    ] as [(String, String?)])
  func `the address of the session bus comes from the environment`(value: String, address: String?)
  {
    #expect(BusConnection.sessionAddress(in: ["DBUS_SESSION_BUS_ADDRESS": value]) == address)
    #expect(BusConnection.sessionAddress(in: ["XDG_RUNTIME_DIR": "/nowhere"]) == nil)
  }

  @Test(arguments: [
    "", "disabled:", "autolaunch:", "unixexec:path=/bin/false", "unix:path=/nowhere/bus", "unix:",
    "tcp:host=localhost,port=1", "nonsense", "unix:path=/nowhere;unix:path=/nowhere",
  ])
  func `an address without a bus gives no portal`(address: String) {
    #expect(SettingsPortal(address: address) == nil)
  }
}

/// A portal on a bus, and a window that follows it.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.dbusDaemon.isInstalled,
    "Xvfb and dbus-daemon are not installed"))
struct SettingsPortalTests {
  private func withBus(isAbstract: Bool = false, _ body: (TestBus) throws -> Void) throws {
    let bus = try TestBus(isAbstract: isAbstract)
    defer { bus.end() }
    try body(bus)
  }

  @Test func `the window opens before the portal answers, and follows its settings`() throws {
    try withBus { bus in
      let portal = try FakePortal(
        on: bus,
        [
          PortalSettings.appearance: [
            "color-scheme": .number(1), "accent-color": .doubles([1, 0.5, 0]),
            "future": .text("?"),
          ],
          PortalSettings.gnome: ["enable-animations": .boolean(false)],
        ])
      defer { portal.end() }
      try Stage.run(sessionBusAddress: bus.address) { stage in
        // The window is open, and the portal has not answered yet.
        #expect(stage.host.appearancePreferences == AppearancePreferences())
        #expect(portal.calls == 0)
        var told: [AppearancePreferences] = []
        stage.host.appearanceHandler = { told.append($0) }
        let first = AppearancePreferences(
          userInterfaceStyle: .dark, prefersReducedMotion: true,
          accent: AccentColor(Color(red: 1, green: 0.5, blue: 0)))
        #expect(
          stage.drive {
            portal.work()
            return told == [first]
          })
        portal.change("color-scheme", to: .number(2))
        #expect(stage.drive { told.last?.userInterfaceStyle == .light })
        portal.change("contrast", to: .number(1))
        #expect(stage.drive { told.last?.accessibilityContrast == .high })
        portal.change("accent-color", to: .doubles([9, 9, 9]))
        #expect(stage.drive { told.last?.accent == nil })
        portal.change("nothing", in: "org.example", to: .text(""))
        portal.change("color-scheme", to: .text("dark"))
        #expect(stage.drive { told.last?.userInterfaceStyle == nil })
      }
    }
  }

  @Test func `the portal's settings take precedence over those of the settings manager`() throws {
    try withBus { bus in
      let portal = try FakePortal(
        on: bus, [PortalSettings.appearance: ["color-scheme": .number(2)]])
      defer { portal.end() }
      try Stage.run(sessionBusAddress: bus.address) { stage in
        let manager = try SettingsOwner(
          stage.server,
          SettingsBlock.bytes([.init("Net/ThemeName", .string("HighContrastInverse"))]))
        let both = AppearancePreferences(
          userInterfaceStyle: .light, accessibilityContrast: .high)
        #expect(
          stage.drive {
            portal.work()
            return stage.host.appearancePreferences == both
          })
        manager.leave()
      }
    }
  }

  @Test(arguments: [false, true])
  func `a portal that starts later is asked for its settings`(isAbstract: Bool) throws {
    try withBus(isAbstract: isAbstract) { bus in
      try Stage.run(sessionBusAddress: bus.address) { stage in
        stage.settle()
        let portal = try FakePortal(
          on: bus, [PortalSettings.appearance: ["color-scheme": .number(1)]])
        defer { portal.end() }
        #expect(
          stage.drive {
            portal.work()
            return stage.host.appearancePreferences.userInterfaceStyle == .dark
          })
      }
    }
  }

  @Test func `a portal that refuses and a bus that ends do not end the host`() throws {
    try withBus { bus in
      let portal = try FakePortal(on: bus, [:])
      defer { portal.end() }
      portal.refuses = true
      try Stage.run(sessionBusAddress: bus.address) { stage in
        #expect(
          stage.drive {
            portal.work()
            return portal.calls == 1
          })
        stage.drive(for: 0.05)
        bus.end()
        #expect(stage.drive { stage.host.desktop.portal?.isConnected == false })
        // The portal's descriptor is no longer watched.
        #expect(stage.host.waiter.watched.isEmpty)
        #expect(stage.host.appearancePreferences == AppearancePreferences())
        #expect(stage.host.endReason == nil)
      }
    }
  }
}
