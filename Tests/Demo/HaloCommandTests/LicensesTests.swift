import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The licences that `halo --licenses` prints, and the script that compares them with the program.
struct LicensesTests {
  @Test(arguments: [["--licenses"], ["shot", "--licenses"]])
  func `the licences are printed in full`(arguments: [String]) throws {
    let outcome = try HaloProgram.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for phrase in [
      "Copyright: 2026 The Halo authors", "Files: Yams/*", "UNICODE LICENSE V3",
      "libcairo.so.2", "END OF TERMS AND CONDITIONS",
    ] {
      #expect(outcome.output.contains(phrase), "\(phrase)")
    }
  }

  private func check(_ program: String) throws -> HaloProgram.Result {
    try Shell.run("Scripts/licenses --program '\(program)'", folder: PackageFolder.path("."))
  }

  @Test func `the lists have every package and library that the program is made of`() throws {
    let outcome = try check(HaloProgram.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `a library that the lists describe wrongly is reported in one line`() throws {
    // The program ls is linked with a library that Halo's program only needs by way of others.
    let outcome = try check("/usr/bin/ls")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "Assets/licenses/libraries.txt: libselinux.so.1 is linked, not needed\n"),
      "\(outcome.errors)")
  }

  @Test func `a program that is not there is reported in one line`() throws {
    let outcome = try check("/nowhere/halo")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "Halo: there is no program /nowhere/halo; Scripts/test builds it\n")
  }
}
