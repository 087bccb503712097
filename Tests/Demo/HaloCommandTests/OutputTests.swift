import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

/// The files that commands write, and what is left when that fails.
@MainActor
struct OutputTests {
  private nonisolated static let shot = ["shot", "--scene", "grid", "--size", "64x64"]
  private nonisolated static let film = [
    "film", "--scene", "grid", "--size", "64x64", "--duration", "40",
  ]

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test(
    arguments: [
      (shot, "a.png", []),
      (["explain", "--scene", "focus-guide", "--size", "320x180"], "a.png", []),
      (film, "a.png", ["--format", "png"]), (film, "a.gif", ["--format", "gif"]),
    ])
  func `a dash as the file writes its bytes, and nothing else, to standard output`(
    command: [String], name: String, format: [String]
  ) throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/\(name)"
    let file = HaloCommand.run(command + ["-o", path])
    #expect(file.status == 0 && file.output == "\(path)\n", "\(file.errors)")
    let stream = HaloCommand.run(command + format + ["-o", "-"])
    #expect(stream.status == 0 && stream.errors.isEmpty, "\(stream.errors)")
    #expect(stream.bytes == FileManager.default.contents(atPath: path).map { [UInt8]($0) })
    #expect(try names(scratch.path) == [name])
  }

  @Test func `a folder of frames may have a name of one letter and may exist already`() throws {
    let scratch = try Scratch()
    for _ in 0..<2 {
      let result = try HaloProgram.run(
        Self.film + ["-o", "f", "--format", "folder"], folder: scratch.path)
      #expect(result.status == 0 && result.output == "f\n", "\(result.errors)")
    }
    #expect(try names(scratch.path) == ["f"])
  }

  @Test(arguments: [
    (["shot", "--all"], "several files cannot be written"),
    (film, "needs --format png, apng, webp, webm, mp4, gif or y4m"),
    (film + ["--format", "folder"], "several files cannot be written"),
    (["icons"], "several files cannot be written"),
  ])
  func `a command that writes several files refuses a dash in one line`(
    command: [String], message: String
  ) throws {
    let scratch = try Scratch()
    let result = try HaloProgram.run(command + ["-o", "-"], folder: scratch.path)
    #expect(result.status == 64 && result.bytes.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try names(scratch.path).isEmpty)
  }

  @Test func `the format option of a film takes precedence over the file name`() throws {
    let scratch = try Scratch()
    let result = try HaloProgram.run(
      Self.film + ["--format", "gif", "-o", "film"], folder: scratch.path)
    #expect(result.status == 0 && result.output == "film\n", "\(result.errors)")
    let gif = try Data(contentsOf: URL(filePath: "\(scratch.path)/film"))
    #expect(gif.starts(with: Data("GIF89a".utf8)))
  }

  @Test func `other names of standard output receive the file alone, too`() throws {
    let scratch = try Scratch()
    let shot = #""$halo" shot --scene grid --size 64x64 -o"#
    let result = try Shell.run(
      """
      set -e
      \(shot) a.png >/dev/null
      \(shot) /dev/stdout | cmp - a.png
      # Into a file that others go on writing.
      { echo before; \(shot) /dev/stdout; echo after; } >all
      { echo before; cat a.png; echo after; } | cmp - all
      mkfifo pipe
      \(shot) pipe >said &
      cmp pipe a.png
      wait
      test -p pipe -a ! -s said
      """, folder: scratch.path)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.output)\(result.errors)")
  }

  @Test func `a file that cannot be written completely leaves the old one in its place`() throws {
    let scratch = try Scratch()
    let result = try Shell.run(
      """
      echo old >old.png
      ln -s old.png link.png
      mkdir film
      echo old >film/frame-0000-00000ms.png
      ulimit -f 0
      for name in new.png old.png link.png; do
        "$halo" shot --scene grid --size 64x64 -o $name
        echo $?
      done
      for name in new.gif film folder; do
        "$halo" film --scene grid --size 64x64 --duration 40 -o $name
        echo $?
      done
      """,
      folder: scratch.path)
    #expect(result.output == String(repeating: "1\n", count: 6))
    let reason = SystemError(EFBIG).description
    #expect(
      result.errors == """
        halo: cannot write new.png: \(reason)
        halo: cannot write old.png: \(reason)
        halo: cannot write link.png: \(reason)
        halo: cannot write new.gif: \(reason)
        halo: cannot write film/frame-0000-00000ms.png: \(reason)
        halo: cannot write folder/frame-0000-00000ms.png: \(reason)

        """)
    #expect(try names(scratch.path) == ["film", "link.png", "old.png"])
    #expect(try names(scratch.path + "/film") == ["frame-0000-00000ms.png"])
    for name in ["old.png", "film/frame-0000-00000ms.png"] {
      #expect(try String(contentsOfFile: "\(scratch.path)/\(name)", encoding: .utf8) == "old\n")
    }
  }

  @Test(
    arguments: [
      "scenes", "scenes --json", "shortcuts --scene grid", "shortcuts --reserved",
      "shortcuts --check --scene grid",
      "trace --scene focus-guide --keys Right", "trace --scene focus-guide --keys Right --json",
      "walk focus-guide", "walk focus-guide --format json", "walk nowhere", "--help", "--version",
      "help shot", "--generate-completion-script bash",
      "explain --scene focus-guide --size 320x180 -o a.png",
      "shot --scene grid --size 64x64 -o a.png", "shot --scene grid --size 64x64 -o -",
      "film --scene grid --size 64x64 --duration 40 -o a",
    ])
  func `lost output is reported in one line and makes the command fail`(words: String) throws {
    let scratch = try Scratch()
    let result = try Shell.run("\"$halo\" \(words) >/dev/full", folder: scratch.path)
    #expect(result.status == 1)
    #expect(result.errors == "halo: cannot write to standard output: \(SystemError(ENOSPC))\n")
  }

  @Test(arguments: ["scenes", "--version", "shot --scene grid --size 64x64 -o a.png"])
  func `a closed standard output is reported, and no other file receives the output`(
    words: String
  ) throws {
    let scratch = try Scratch()
    let result = try Shell.run("\"$halo\" \(words) <&- >&-", folder: scratch.path)
    #expect(result.status == 1)
    #expect(result.errors == "halo: cannot write to standard output: \(SystemError(EBADF))\n")
  }

  @Test func `a command whose output is not read any more ends like other commands`() throws {
    let script = """
      exec 3> >(:)
      wait $!
      env --default-signal=PIPE "$halo" scenes >&3
      echo $?
      env --ignore-signal=PIPE "$halo" scenes >&3
      echo $?
      """
    let result = try Shell.run(script)
    #expect(result.output == "\(128 + SIGPIPE)\n1\n")
    #expect(
      result.errors == "halo: cannot write to standard output: \(SystemError(EPIPE))\n")
  }

  @Test func `errors that cannot be written do not change the status`() throws {
    let result = try Shell.run(
      #""$halo" nosuch 2>/dev/full; echo $?; "$halo" nosuch 2>&-; echo $?"#)
    #expect(result.output == "64\n64\n" && result.errors.isEmpty)
  }
}
