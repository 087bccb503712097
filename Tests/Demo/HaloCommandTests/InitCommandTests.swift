import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The command `halo init`.
@MainActor
struct InitCommandTests {
  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  @Test func `the files pass as they stand, and the output lists them and what follows`() throws {
    let scratch = try Scratch()
    let folder = scratch.path + "/new/project"
    let result = HaloCommand.run(["init", folder])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(try names(folder) == StarterFile.all.map(\.path).sorted())
    for file in StarterFile.all { #expect(result.output.contains("\(folder)/\(file.path) ")) }
    #expect(result.output.contains("\nNext:\n  halo demo \(folder)/focus/screens"))
    #expect(result.output.contains("OWNER/halo"))

    let screens = folder + "/focus/screens"
    let walk = HaloCommand.run(["walk", screens])
    #expect(walk.status == 0 && walk.output.contains("1 walk, 1 passed"), "\(walk.output)")
    let audit = HaloCommand.run([
      "audit", screens, "--baseline", folder + "/focus/accepted.baseline.yaml", "--fail-on", "note",
    ])
    #expect(audit.status == 0 && audit.errors.isEmpty, "\(audit.output)\(audit.errors)")
    // The settings apply, and all other files of the folder are left out.
    #expect(HaloCommand.run(["audit", folder + "/focus"]).status == 0)
    #expect(HaloCommand.run(["walk", folder + "/focus"]).status == 0)
  }

  @Test func `the script of the CI job passes in the folder`() throws {
    let scratch = try Scratch()
    let result = try Shell.run(
      #""$halo" init >/dev/null && HALO="$halo" focus/check.sh"#, folder: scratch.path)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.output)\(result.errors)")
  }

  @Test func `no file is overwritten, and nothing is made if one exists`() throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "focus/check.sh")
    let result = HaloCommand.run(["init", scratch.path])
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.errors
        == "halo: nothing was made, since \(scratch.path)/focus/check.sh exists already\n")
    #expect(try names(scratch.path) == ["focus/check.sh"])
    #expect(try String(contentsOfFile: scratch.path + "/focus/check.sh", encoding: .utf8) == "mine")
    // Files of other names do not matter.
    try FileManager.default.removeItem(atPath: scratch.path + "/focus/check.sh")
    try scratch.write("mine", to: "focus/screens/other.txt")
    #expect(HaloCommand.run(["init", scratch.path]).status == 0)
    #expect(HaloCommand.run(["init", scratch.path]).status == 1)
  }

  @Test func `files that cannot all be written are not made at all`() throws {
    let scratch = try Scratch()
    // A file in the place of a folder that is made late.
    try scratch.write("mine", to: ".github")
    let result = HaloCommand.run(["init", scratch.path])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("halo: cannot write \(scratch.path)/.github/workflows"))
    #expect(try names(scratch.path) == [".github"])
  }

  @Test func `the schemas are those that the first lines of the files name`() throws {
    let folder = try Scratch()
    #expect(HaloCommand.run(["init", folder.path]).status == 0)
    for file in StarterFile.all where file.path.hasSuffix(".yaml") {
      let name = try #require(file.text.firstMatch(of: /^# yaml-language-server: \$schema=(.*)\n/))
      let place = URL(filePath: "\(folder.path)/\(file.path)").deletingLastPathComponent()
      #expect(
        FileManager.default.fileExists(atPath: place.appending(path: String(name.1)).path),
        "\(file.path)")
    }
  }
}
