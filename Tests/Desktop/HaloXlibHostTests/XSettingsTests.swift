import Foundation
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// The block of bytes that settings managers write.
@MainActor
struct XSettingsTests {
  private let some: [SettingsBlock.Entry] = [
    .init("Net/ThemeName", .string("Adwaita-dark")),
    .init("Gtk/EnableAnimations", .integer(0)),
    .init("Gtk/Colour", .color),
    .init("Gdk/WindowScalingFactor", .integer(2)),
    .init("x", .string("")),
    .init("negative", .integer(-3)),
  ]

  @Test(arguments: [false, true])
  func `settings are read in both byte orders`(isBigEndian: Bool) throws {
    let bytes = SettingsBlock.bytes(some, isBigEndian: isBigEndian)
    let settings = try #require(XSettings(bytes: bytes))
    #expect(settings.string("Net/ThemeName") == "Adwaita-dark")
    #expect(settings.integer("Gtk/EnableAnimations") == 0)
    #expect(settings.integer("negative") == -3)
    #expect(settings.string("x") == "")
    #expect(settings.values.count == 5)
    #expect(settings.integer("Net/ThemeName") == nil)
    #expect(settings.string("Gtk/EnableAnimations") == nil)
    #expect(settings.integer("nothing") == nil)
  }

  @Test(arguments: [false, true])
  func `a settings block that ends early is rejected`(isBigEndian: Bool) {
    let bytes = SettingsBlock.bytes(some, isBigEndian: isBigEndian)
    for length in bytes.indices { #expect(XSettings(bytes: Array(bytes[..<length])) == nil) }
    #expect(XSettings(bytes: bytes + [1, 2, 3]) != nil)
  }

  @Test
  func `reading random settings blocks does not crash, and absurd lengths are rejected`() {
    var generator = TestGenerator(state: 11)
    let good = SettingsBlock.bytes(some, isBigEndian: false)
    for _ in 0..<20_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] =
          [0, 1, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &generator)]
          .randomElement(using: &generator) ?? 0
      }
      _ = XSettings(bytes: bytes)
    }
    // The values claim four thousand million entries, and a name and a text that long.
    #expect(XSettings(bytes: [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255]) == nil)
    let huge: [UInt8] = [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 97, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255,
    ]
    #expect(XSettings(bytes: huge) == nil)
    #expect(XSettings(bytes: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    #expect(XSettings(bytes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])?.values.isEmpty == true)
  }

  struct Theme: Sendable, CustomTestStringConvertible {
    var name: String
    var isDark = false
    var isHigh = false
    var testDescription: String { name }
  }

  @Test(arguments: [
    Theme(name: "Adwaita"), Theme(name: "Adwaita-dark", isDark: true),
    Theme(name: "Breeze-Dark", isDark: true), Theme(name: "Mint-Y-Dark-Aqua", isDark: true),
    Theme(name: "Arc-Darker"), Theme(name: "Darkish"), Theme(name: ""),
    Theme(name: "HighContrast", isHigh: true),
    Theme(name: "HighContrastInverse", isDark: true, isHigh: true),
    Theme(name: "ContrastHighInverse", isDark: true, isHigh: true),
  ])
  func `the theme's name gives the user interface style and the contrast`(theme: Theme) throws {
    let bytes = SettingsBlock.bytes([.init("Net/ThemeName", .string(theme.name))])
    let preferences = try #require(XSettings(bytes: bytes)).preferences
    #expect(preferences.userInterfaceStyle == (theme.isDark ? .dark : nil))
    #expect(preferences.accessibilityContrast == (theme.isHigh ? .high : nil))
    #expect(preferences.prefersReducedMotion == nil)
  }

  @Test func `disabled animations mean reduced motion`() throws {
    func preferences(_ entries: SettingsBlock.Entry...) throws -> AppearancePreferences {
      try #require(XSettings(bytes: SettingsBlock.bytes(entries))).preferences
    }
    #expect(
      try preferences(.init("Gtk/EnableAnimations", .integer(0))).prefersReducedMotion == true)
    #expect(try preferences(.init("Gtk/EnableAnimations", .integer(1))).prefersReducedMotion == nil)
    #expect(
      try preferences(.init("Net/EnableAnimations", .integer(0))).prefersReducedMotion == true)
    #expect(
      try preferences(.init("Gtk/ApplicationPreferDarkTheme", .integer(1))).userInterfaceStyle
        == .dark)
  }

  @Test(
    arguments: [(nil, 120, 1.25), (2, 192, 2), (2, 96, 2), (1, 144, 1.5), (nil, -1, nil)]
      as [(Int32?, Int32, CGFloat?)])
  func `the scale is the larger one of the text and window scales`(
    windows: Int32?, dots: Int32, scale: CGFloat?
  ) throws {
    var entries = [SettingsBlock.Entry("Xft/DPI", .integer(dots * 1024))]
    if let windows { entries.append(.init("Gdk/WindowScalingFactor", .integer(windows))) }
    #expect(try #require(XSettings(bytes: SettingsBlock.bytes(entries))).scale == scale)
  }

  @Test(arguments: [(2, 2), (1, 1), (0, nil), (-4, nil)] as [(Int32, CGFloat?)])
  func `the scale of windows comes after the X resources`(value: Int32, scale: CGFloat?) throws {
    let bytes = SettingsBlock.bytes([.init("Gdk/WindowScalingFactor", .integer(value))])
    let settings = try #require(XSettings(bytes: bytes))
    #expect(settings.scale == scale)
    func resolved(_ requested: CGFloat?, _ resources: String?) -> CGFloat {
      ScaleFactor.resolve(
        requested: requested, environment: nil, resources: resources, settings: settings.scale)
    }
    #expect(resolved(nil, nil) == scale ?? 1)
    #expect(resolved(nil, "Xft.dpi: 144") == 1.5)
    #expect(resolved(3, nil) == 3)
  }
}

/// SplitMix64, a random number generator with the same numbers on every machine.
private struct TestGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
