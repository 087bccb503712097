import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// Mistakes in calls of `Scripts/package` and `Scripts/release`, which are reported before anything
/// is made.
struct PackageScriptTests {
  private func run(_ line: String) throws -> HaloProgram.Result {
    try Shell.run(line, folder: PackageFolder.path("."))
  }

  @Test(arguments: [
    ("Scripts/package rpm", "there is no rpm; see Scripts/package --help"),
    ("HALO_PROGRAM=/nowhere/halo Scripts/package deb", "there is no program /nowhere/halo"),
    ("Scripts/package deb now", "Scripts/package deb takes nothing else: now"),
    ("Scripts/package try deb", "say what to try and where: Scripts/package try deb trixie"),
    ("Scripts/package try deb trixie /nowhere.deb", "there is no /nowhere.deb"),
    ("Scripts/release 1.2", "1.2 is no version, such as 1.2.3"),
    (
      "Scripts/release 0.0.1",
      "ProgramVersion.swift has \(ProgramVersion.current), not 0.0.1"
    ),
    ("Scripts/release --publish", "there is no option --publish; see Scripts/release --help"),
  ])
  func `a wrong call is reported in one line`(line: String, message: String) throws {
    let result = try run(line)
    #expect(result.status == 1)
    #expect(result.errors == "Halo: \(message)\n")
  }

  @Test func `a program that needs Swift's libraries is not packaged`() throws {
    let result = try run(#"HALO_PROGRAM="$halo" Scripts/package deb"#)
    #expect(result.status == 1)
    #expect(
      result.errors.hasSuffix(
        "is linked with Swift's shared libraries, which other computers do not have\n"),
      "\(result.errors)")
  }

  @Test(arguments: ["Scripts/package", "Scripts/release"])
  func `without arguments the scripts explain themselves`(script: String) throws {
    let result = try run(script)
    #expect(result.status == 0)
    #expect(result.output.contains("  \(script) "), "\(result.output)")
  }
}
