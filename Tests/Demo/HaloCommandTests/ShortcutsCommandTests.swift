import Foundation
import Testing

/// The command `halo shortcuts`.
@MainActor
struct ShortcutsCommandTests {
  @Test(arguments: [("pc", "PC keys"), ("mac", "Mac keys")])
  func `the shortcuts of every scene are right or have a stated reason`(
    scheme: String, name: String
  ) throws {
    let result = HaloCommand.run(["shortcuts", "--check", "--modifiers", scheme])
    #expect(result.status == 0, "\(result.output)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.last?.hasSuffix(", \(name): no problems") == true)
    let kept = lines.dropLast()
    #expect(kept.allSatisfy { $0.hasPrefix("kept: ") && $0.contains("; ") }, "\(kept)")
    #expect(kept.contains { $0.contains("Tab for “Mark”: focus and selection take the key first") })
    #expect(kept.contains { $0.contains("“Looks”: F5 is for something else: Anchor Band") })
    #expect(Set(kept).count == kept.count)
  }

  @Test func `reserved shortcuts are listed with their effects`() throws {
    let lines = HaloCommand.run(["shortcuts", "--reserved"]).output.split(separator: "\n")
    #expect(lines.count == 121)
    let tab = lines.first { $0.hasPrefix("Control-Tab ") }
    #expect(
      tab?.hasSuffix("works everywhere, with full keyboard access to the next item") == true)
  }

  @Test func `commands of a scene are listed with the names of the keyboard's keys`() throws {
    let pc = HaloCommand.run(["shortcuts", "--scene", "photos"]).output
    #expect(pc.contains("Shift-Command-Z") && pc.contains("Ctrl Shift Z"))
    let mac = HaloCommand.run(["shortcuts", "--scene", "photos", "--modifiers", "mac"]).output
    #expect(mac.contains("⇧ ⌘ Z"))
  }

  @Test(arguments: [
    (["--scene", "nowhere"], "there is no scene"),
    (["--reserved", "--check"], "cannot be combined"),
    (["--modifiers", "sun"], "modifiers"),
  ])
  func `a mistake in halo shortcuts is reported in one line`(arguments: [String], words: String)
    throws
  {
    let result = HaloCommand.run(["shortcuts"] + arguments)
    #expect(result.status != 0 && result.errors.contains(words))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
