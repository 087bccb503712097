import Foundation
import HaloGoldenTesting
import Testing

/// `halo schema`.
struct SchemaCommandTests {
  @Test(arguments: ["layout", "walk", "baseline", "thresholds", "settings", "tuning"])
  func `the schema of a format is printed, or written into a file`(format: String) throws {
    let scratch = try Scratch()
    let schema = try String(
      contentsOfFile: PackageFolder.path("Examples/schemas/\(format).schema.json"),
      encoding: .utf8)
    let printed = try HaloProgram.run(["schema", format])
    #expect(printed.status == 0 && printed.errors.isEmpty && printed.output == schema)
    let written = try HaloProgram.run(
      ["schema", format, "-o", "it.schema.json"], folder: scratch.path)
    #expect(written.status == 0 && written.output == "it.schema.json\n")
    #expect(
      try String(contentsOfFile: "\(scratch.path)/it.schema.json", encoding: .utf8) == schema)
  }

  @Test func `an unknown format is refused in one line with those that exist`() throws {
    let result = try HaloProgram.run(["schema", "layouts"])
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
    for format in ["layout", "walk", "baseline", "thresholds", "settings", "tuning"] {
      #expect(result.errors.contains(format), "\(result.errors)")
    }
  }
}
