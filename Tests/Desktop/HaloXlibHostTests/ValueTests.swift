import Foundation
import Testing

@testable import HaloXlibHost

struct ScaleFactorTests {
  @Test func `the requested scale comes first, then the environment's, then the desktop's`() {
    let resources = "Xft.hinting:\t1\nXft.dpi:\t192\n"
    #expect(ScaleFactor.resolve(requested: 3, environment: "1.5", resources: resources) == 3)
    #expect(ScaleFactor.resolve(requested: nil, environment: "1.5", resources: resources) == 1.5)
    #expect(ScaleFactor.resolve(requested: nil, environment: nil, resources: resources) == 2)
    #expect(ScaleFactor.resolve(requested: nil, environment: nil, resources: nil) == 1)
  }

  @Test(arguments: ["", "twice", "0", "-2", "nan", "inf"])
  func `an invalid scale is ignored`(text: String) {
    #expect(ScaleFactor.resolve(requested: nil, environment: text, resources: nil) == 1)
    #expect(
      ScaleFactor.resolve(requested: nil, environment: nil, resources: "Xft.dpi: \(text)") == 1)
  }

  @Test func `a scale is limited to a range from 0.5 to 4`() {
    #expect(ScaleFactor.resolve(requested: 40, environment: nil, resources: nil) == 4)
    #expect(ScaleFactor.resolve(requested: 0.1, environment: nil, resources: nil) == 0.5)
  }

  @Test func `only the resource Xft.dpi is read as the resolution`() {
    #expect(ScaleFactor.dotsPerInch(in: "Xft.dpiScale: 3\n*Xft.dpi: 4\nXft.dpi : 144 ") == 144)
  }
}

struct LocalServerTests {
  @Test func `a local server without a socket file is found at its abstract socket`() throws {
    // No server has this number.
    let name = ":64123"
    let server = try #require(LocalServer(display: name))
    #expect(!server.listens)
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = "\0" + server.path
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + path.utf8.count)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
    }
    try #require(isBound && listen(descriptor, 1) == 0)
    #expect(server.listens)
    #expect(LocalServer(display: "far.example:1") == nil)
  }
}

struct PixelConverterTests {
  private static let deep = PixelLayout(
    red: 0x3FF0_0000, green: 0xFFC00, blue: 0x3FF, depth: 30, bitsPerPixel: 32)
  private static let small = PixelLayout(
    red: 0xF800, green: 0x7E0, blue: 0x1F, depth: 16, bitsPerPixel: 16)

  private func converted<Pixel: FixedWidthInteger>(
    _ pixels: [UInt32], to layout: PixelLayout
  ) -> [Pixel] {
    var result = [Pixel](repeating: 0, count: pixels.count)
    result.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      PixelConverter(to: layout).convert(row: pixels, to: base, count: pixels.count)
    }
    return result
  }

  @Test func `levels are rounded to the nearest of five or six bits`() {
    let result: [UInt16] = converted(
      [0, 0xFF_FFFF, 0xFF_0000, 0xFF00, 0xFF, 0x80_8080, 0x04_0404], to: Self.small)
    #expect(result == [0, 0xFFFF, 0xF800, 0x07E0, 0x001F, 0x8410, 0x0020])
  }

  @Test func `levels of ten bits range from black to white`() {
    let result: [UInt32] = converted([0, 0xFF_FFFF, 0xFF_0000, 0x01_0000], to: Self.deep)
    #expect(result == [0, 0x3FFF_FFFF, 0x3FF0_0000, 0x0040_0000])
  }

  @Test func `pixels for a visual with an alpha channel are opaque`() {
    let layout = PixelLayout(
      red: 0xFF0000, green: 0xFF00, blue: 0xFF, depth: 32, bitsPerPixel: 32)
    #expect(!layout.isDirect)
    let result: [UInt32] = converted([0x0012_3456], to: layout)
    #expect(result == [0xFF12_3456])
  }

  @Test func `only layouts with contiguous masks and whole pixel sizes are convertible`() {
    #expect(Self.small.isConvertible)
    #expect(Self.deep.isConvertible)
    var layout = Self.small
    layout.red = 0xA000
    #expect(!layout.isConvertible)
    layout = Self.small
    layout.bitsPerPixel = 24
    #expect(!layout.isConvertible)
  }
}

struct RateTests {
  @Test func `the rate of a mode is computed from its dot clock and its totals`() {
    let full = Monitors.rate(
      dotClock: 148_500_000, total: (2200, 1125), isInterlaced: false, isDoubled: false)
    #expect(full == 60)
    let interlaced = Monitors.rate(
      dotClock: 74_250_000, total: (2200, 1125), isInterlaced: true, isDoubled: false)
    #expect(interlaced == 60)
  }

  @Test func `an impossible rate is replaced by the usual one`() {
    #expect(
      Monitors.rate(dotClock: 0, total: (0, 0), isInterlaced: false, isDoubled: false) == 60)
    #expect(
      Monitors.rate(dotClock: 100, total: (1280, 800), isInterlaced: false, isDoubled: false) == 60)
  }
}

struct DurationSummaryTests {
  @Test func `a summary has the count, mean, longest value and percentiles`() {
    var summary = DurationSummary()
    #expect(summary.percentile(0.5) == 0)
    for value in 1...100 { summary.add(Double(value)) }
    #expect(summary.count == 100)
    #expect(summary.mean == 50.5)
    #expect(summary.longest == 100)
    #expect(summary.percentile(0.5) == 50)
    #expect(summary.percentile(0.95) == 95)
    #expect(summary.percentile(1) == 100)
  }
}

@Suite(.serialized)
struct HostOptionsTests {
  @Test func `the name of a window comes from RESOURCE_NAME, else from the program`() {
    func name(_ environment: [String: String], _ program: String?) -> String {
      HostOptions.applicationName(in: environment, startedAs: program)
    }
    #expect(name(["RESOURCE_NAME": "tv"], "/usr/bin/halo") == "tv")
    #expect(name(["RESOURCE_NAME": ""], "/usr/bin/halo") == "halo")
    #expect(name([:], "./other") == "other")
    #expect(name([:], "") == "halo")
    #expect(name([:], nil) == "halo")
  }

  @Test func `the startup id is taken once and removed from the environment`() {
    setenv("DESKTOP_STARTUP_ID", "start_TIME1", 1)
    #expect(HostOptions.takeStartupID() == "start_TIME1")
    #expect(getenv("DESKTOP_STARTUP_ID") == nil)
    #expect(HostOptions.takeStartupID() == nil)
    setenv("DESKTOP_STARTUP_ID", "", 1)
    #expect(HostOptions.takeStartupID() == nil)
    #expect(getenv("DESKTOP_STARTUP_ID") == nil)
  }
}
