import Foundation
import Testing

/// `halo shortcuts`.
struct ShortcutsCommandTests {
  @Test(arguments: [("pc", "PC keys"), ("mac", "Mac keys")])
  func `no scene repurposes a reserved shortcut`(scheme: String, name: String) throws {
    let result = try HaloProgram.run(["shortcuts", "--check", "--modifiers", scheme])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasSuffix(", \(name): no shortcut is repurposed\n"))
  }

  @Test func `the reserved ones are listed with what becomes of them`() throws {
    let lines = try HaloProgram.run(["shortcuts", "--reserved"]).output.split(separator: "\n")
    #expect(lines.count == 121)
    let tab = lines.first { $0.hasPrefix("Control-Tab ") }
    #expect(tab?.hasSuffix("works everywhere") == true)
  }

  @Test func `commands are listed with the keys of the keyboard`() throws {
    let pc = try HaloProgram.run(["shortcuts", "--scene", "photos"]).output
    #expect(pc.contains("Shift-Command-Z") && pc.contains("Ctrl ⇧ Z"))
    let mac = try HaloProgram.run(["shortcuts", "--scene", "photos", "--modifiers", "mac"]).output
    #expect(mac.contains("⇧ ⌘ Z"))
  }

  @Test(arguments: [
    (["--scene", "nowhere"], "there is no scene"), (["--reserved", "--check"], "every scene"),
    (["--modifiers", "sun"], "modifiers"),
  ])
  func `mistakes are one line`(arguments: [String], words: String) throws {
    let result = try HaloProgram.run(["shortcuts"] + arguments)
    #expect(result.status != 0 && result.errors.contains(words))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
