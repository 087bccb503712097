import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// Checks of the demo during the run and after it.
extension SoakRun {
  /// The folder for pictures that differ.
  private static let pictures = ProcessInfo.processInfo.environment["HALO_SOAK_PICTURES"]

  private var window: UInt { programs[0].window }

  /// Checks that every program is running.
  func checkRunning() throws {
    for program in programs { try #require(program.isRunning, "\(program.end) after \(lastSteps)") }
  }

  /// The private memory of each program in KiB.
  func memory() throws -> [Int] { try programs.map { try #require($0.memory()) } }

  /// The errors that the programs have printed.
  func errors() throws -> String { try programs.map { try $0.errors() }.joined() }

  /// Brings the first window back to the first scene, as it is after the start.
  func settle() throws {
    turn(to: programs[0])
    try server.run(.setxkbmap, ["-option", "", "-layout", "us"])
    reader.setResources("Xft.dpi: 96\n")
    for key in ["Alt_L", "Control_L", "Shift_L"] { try server.run(.xdotool, ["keyup", key]) }
    try server.run(.xdotool, ["mousemove", "1023", "767"])
    try activate()
    // Shows the next scene until it is the first one.
    try press("F2")
    for _ in 0..<40 where reader.title(of: window) != "Photos — Halo" { try press("F2") }
    let title = reader.title(of: window)
    #expect(
      title == "Photos — Halo",
      "\(title ?? "no title"), keyboard at \(reader.focused) and not \(window)")
    // A slow window manager may only now handle the last F11.
    let hasSize = try wait {
      if reader.isFullscreen(window) {
        try press("F11")
        guard wait(until: { !reader.isFullscreen(window) }) else { return false }
      }
      let size = ["windowsize", "\(window)", "\(Self.size.width)", "\(Self.size.height)"]
      try server.run(.xdotool, size)
      return reader.size(of: window).map { $0 == Self.size } ?? false
    }
    #expect(hasSize)
  }

  /// The difference between the screen and the scene drawn without a server.
  func difference() throws -> PictureDifference {
    let path = "\(scratch.path)/expected.png"
    let result = try HaloProgram.run([
      "shot", "--scene", "photos", "--size", "\(Self.size.width)x\(Self.size.height)", "-o", path,
    ])
    try #require(result.status == 0, "\(result.errors)")
    let expected = try PixelSurface.readPNG(from: path)
    var difference: PictureDifference?
    _ = wait {
      difference = reader.picture(of: window).map { PictureDifference($0, expected) }
      return difference?.isNone == true
    }
    if difference?.isNone != true, let folder = Self.pictures {
      try reader.picture(of: window)?.writePNG(to: "\(folder)/soak-shown.png")
      try expected.writePNG(to: "\(folder)/soak-expected.png")
    }
    return try #require(difference)
  }

  /// Quits with Escape, because Command may be another key by now; overlays take the first ones.
  func leave() throws {
    for program in programs {
      turn(to: program)
      try activate()
      let hasLeft = try wait {
        try server.run(.xdotool, ["key", "Escape"])
        return wait(seconds: 1) { !program.isRunning }
      }
      try #require(hasLeft, "Escape does not leave after \(lastSteps)")
      #expect(program.status == 0)
    }
  }
}
