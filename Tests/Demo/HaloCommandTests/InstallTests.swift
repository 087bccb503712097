import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The program as `Scripts/install` installs it.
struct InstallTests {
  private struct Outcome {
    var status: Int32
    var output: String
  }

  private func run(_ path: String, _ arguments: [String], folder: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  private func install(
    _ arguments: String..., program: String = HaloProgram.path, folder: String
  ) throws -> Outcome {
    try run(
      PackageFolder.path("Scripts/install"), ["--program", program] + arguments, folder: folder)
  }

  /// Writes a program with one icon and no completions, which is installed quickly, and returns its
  /// path.
  private func smallProgram(in scratch: Scratch) throws -> String {
    let path = scratch.path + "/small"
    try """
    #!/bin/sh
    case "$1" in
    icons)
      mkdir -p "$3/hicolor/16x16/apps"
      : >"$3/hicolor/16x16/apps/halo.png"
      ;;
    --version) echo "halo 0" ;;
    --help) echo "USAGE: halo" ;;
    --experimental-dump-help) echo '{"command": {"commandName": "halo"}}' ;;
    esac
    """.write(toFile: path, atomically: false, encoding: .utf8)
    try #require(chmod(path, 0o755) == 0)
    return path
  }

  private func files(in folder: String) -> Set<String> {
    var files: Set<String> = []
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      if !isFolder.boolValue { files.insert(name) }
    }
    return files
  }

  @Test func `an installed program finds its examples, and uninstalling removes all of its files`()
    throws
  {
    let scratch = try Scratch()
    // The path has every character that a desktop entry quotes.
    let prefix = scratch.path + "/a \"b\" $c 100% d"
    let installed = try install("--prefix", prefix, folder: scratch.path)
    try #require(installed.status == 0, "\(installed.output)")
    let there = files(in: prefix)
    for file in [
      "bin/halo", "share/applications/halo.desktop", "share/man/man1/halo-shot.1",
      "share/man/man5/halo-layout.5",
      "share/icons/hicolor/48x48/apps/halo.png", "share/icons/hicolor/512x512/apps/halo.png",
      "share/icons/hicolor/scalable/apps/halo.svg", "share/metainfo/halo.metainfo.xml",
      "share/doc/halo/copyright", "share/doc/halo/docs/command-line.md",
      "share/bash-completion/completions/halo", "share/zsh/site-functions/_halo",
      "share/fish/vendor_completions.d/halo.fish", "share/halo/Examples/tv-shelves.walk.yaml",
      "share/halo/Examples/schemas/walk.schema.json",
    ] {
      #expect(there.contains(file), "\(file)")
    }
    #expect(there.allSatisfy { $0.hasPrefix("bin/") || $0.hasPrefix("share/") }, "\(there)")
    let icon = try PixelSurface.readPNG(from: prefix + "/share/icons/hicolor/64x64/apps/halo.png")
    #expect((icon.width, icon.height) == (64, 64))
    let entry = try String(
      contentsOfFile: prefix + "/share/applications/halo.desktop", encoding: .utf8)
    let quoted = "\(scratch.path)/a \\\\\"b\\\\\" \\\\$c 100%% d/bin/halo"
    #expect(entry.contains("\nExec=\"\(quoted)\" demo\n"), "\(entry)")
    #expect(entry.contains("\nTryExec=\(prefix)/bin/halo\n"))
    #expect(entry.contains("\nExec=\"\(quoted)\" demo --instruments\n"), "\(entry)")
    let metadata = try String(
      contentsOfFile: prefix + "/share/metainfo/halo.metainfo.xml", encoding: .utf8)
    #expect(metadata.contains(#"<release version="0.3.0" date="2026-11-27"/>"#), "\(metadata)")
    let completions = prefix + "/share/bash-completion/completions/halo"
    #expect(try run("/bin/bash", ["-n", completions], folder: scratch.path).status == 0)

    // The program is started by a link elsewhere, such as one in ~/bin.
    let link = scratch.path + "/halo"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: prefix + "/bin/halo")
    let walk = try run(link, ["walk", "tv-shelves"], folder: scratch.path)
    #expect(walk.status == 0)
    #expect(
      walk.output.hasPrefix("ok    \(prefix)/share/halo/Examples/tv-shelves.walk.yaml"),
      "\(walk.output)")

    // Installs the program over itself, then uninstalls it, which leaves the files of others.
    let reinstalled = try install("--prefix", prefix, folder: scratch.path)
    #expect(reinstalled.status == 0, "\(reinstalled.output)")
    try Data().write(to: URL(filePath: prefix + "/share/halo/Examples/own.yaml"))
    let removed = try install("--uninstall", "--prefix", prefix, folder: scratch.path)
    #expect(removed.status == 0, "\(removed.output)")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: prefix).sorted() == [
        "share", "share/halo", "share/halo/Examples", "share/halo/Examples/own.yaml",
      ])
    let again = try install("--uninstall", "--prefix", prefix, folder: scratch.path)
    #expect(again.status == 1)
    #expect(again.output.hasPrefix("Halo: nothing is installed in "))
  }

  @Test func `with DESTDIR everything goes below a folder, and names the prefix`() throws {
    let scratch = try Scratch()
    let program = try smallProgram(in: scratch)
    let outcome = try run(
      "/usr/bin/env",
      [
        "DESTDIR=\(scratch.path)/stage", PackageFolder.path("Scripts/install"), "--program",
        program, "--prefix", "/usr",
      ], folder: scratch.path)
    try #require(outcome.status == 0, "\(outcome.output)")
    let there = files(in: scratch.path + "/stage")
    #expect(there.contains("usr/bin/halo") && there.contains("usr/share/doc/halo/copyright"))
    #expect(there.allSatisfy { $0.hasPrefix("usr/") }, "\(there)")
    // A package manager has a list of its own.
    #expect(!there.contains("usr/share/halo/installed"))
    let entry = try String(
      contentsOfFile: scratch.path + "/stage/usr/share/applications/halo.desktop", encoding: .utf8)
    #expect(entry.contains("\nTryExec=/usr/bin/halo\n"), "\(entry)")
  }

  @Test func `uninstalling leaves everything that was there before, even empty folders`() throws {
    let scratch = try Scratch()
    let program = try smallProgram(in: scratch)
    func everything() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: scratch.path).sorted()
    }
    for folder in ["there/share/man", "there/share/applications"] {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(folder)", withIntermediateDirectories: true)
    }
    let before = try everything()
    for prefix in ["there", "new", "new/inner/../prefix", "there/more"] {
      // Installs the program over itself, when the folders exist already.
      for _ in 0..<2 {
        let installed = try install("--prefix", prefix, program: program, folder: scratch.path)
        try #require(installed.status == 0, "\(installed.output)")
      }
      let removed = try install("--uninstall", "--prefix", prefix, folder: scratch.path)
      #expect(removed.status == 0, "\(removed.output)")
      #expect(try everything() == before, "\(prefix)")
    }
  }

  @Test func `installing removes the files of an earlier version that the new one does not have`()
    throws
  {
    let scratch = try Scratch()
    let program = try smallProgram(in: scratch)
    func install() throws {
      let outcome = try self.install("--prefix", "p", program: program, folder: scratch.path)
      try #require(outcome.status == 0, "\(outcome.output)")
    }
    try install()
    // This list is like those of the first installers, without folders.
    let list = scratch.path + "/p/share/halo/installed"
    let files = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasSuffix("/") }
    let old = "share/halo/Examples/of-old.yaml"
    try (files + [old[...], ""]).joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    for name in [old, "share/halo/Examples/own.yaml"] {
      try Data().write(to: URL(filePath: "\(scratch.path)/p/\(name)"))
    }
    try install()
    let there = self.files(in: scratch.path + "/p")
    #expect(!there.contains(old) && there.contains("share/halo/Examples/own.yaml"))
    #expect(there.contains("share/halo/Examples/tv-shelves.yaml"))
  }

  @Test(arguments: [["--prefix"], ["--perfix", "x"], ["--program", "nowhere"]])
  func `a wrong option of the installer is reported in one line`(arguments: [String]) throws {
    let scratch = try Scratch()
    let outcome = try run(
      PackageFolder.path("Scripts/install"), ["--prefix", scratch.path] + arguments,
      folder: scratch.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome.output)")
    #expect(files(in: scratch.path).isEmpty)
  }

  @Test func `examples are beside the program, in its prefix or in its package`() throws {
    #expect(
      Examples(executable: "/opt/halo/bin/halo").folders
        == ["/opt/halo/bin/Examples", "/opt/halo/share/halo/Examples"])
    let own = Examples(executable: HaloProgram.path)
    #expect(own.folders.last == PackageFolder.path("Examples"))
    #expect(
      try own.path(of: "tv-shelves", .layout) == PackageFolder.path("Examples/tv-shelves.yaml"))
    // A name that could be a path is a path.
    for name in ["a.yaml", "./tv-shelves", "/x", "", "Sources/x"] {
      #expect(try own.path(of: name, .layout) == name)
    }
  }

  @Test func `an unknown layout or walk is reported with the places that were searched`() throws {
    let layout = try HaloProgram.run(["shot", "--layout", "unheard-of", "-o", "x.png"])
    #expect(layout.status == 1)
    #expect(layout.errors.contains("there is no layout “unheard-of”"), "\(layout.errors)")
    #expect(layout.errors.contains(PackageFolder.path("Examples/unheard-of.yaml")))
    #expect(layout.errors.split(separator: "\n").count == 1)
    let walk = try HaloProgram.run(["walk", "unheard-of"])
    #expect(walk.status == 2)
    #expect(walk.output.contains("there is no walk “unheard-of”"), "\(walk.output)")
    #expect(walk.output.contains(PackageFolder.path("Examples/unheard-of.walk.yaml")))
  }

  @Test func `an unknown layout or walk is reported with a similar name of an example`() throws {
    let layout = try HaloProgram.run(["shot", "--layout", "tv-shelfs", "-o", "x.png"])
    #expect(layout.status == 1)
    #expect(
      layout.errors == "halo: there is no layout “tv-shelfs”; did you mean “tv-shelves”?\n")
    let walk = try HaloProgram.run(["walk", "tv-shelfs"])
    #expect(walk.status == 2)
    #expect(
      walk.output.contains("there is no walk “tv-shelfs”; did you mean “tv-shelves”?\n"),
      "\(walk.output)")
  }
}
