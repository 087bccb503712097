import HaloGoldenTesting
import Testing

/// Files that come through standard input or a pipe.
struct StandardInputTests {
  private static let screen = """
    size: [320, 200]
    views:
      - {id: first, kind: button, title: First, frame: [20, 20, 100, 40]}
      - {id: second, kind: button, title: Second, frame: [140, 20, 100, 40]}

    """
  private static let walk = """
    layout: screen.yaml
    walk:
      - {key: Right, expect: second}

    """

  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Self.screen, to: "screen.yaml")
    try scratch.write(Self.walk, to: "screen.walk.yaml")
    return scratch
  }

  @Test(arguments: [
    "tree - <screen.yaml", "cat screen.yaml | tree -", "cat screen.yaml | tree /dev/stdin",
    "tree <(cat screen.yaml)", "(sleep 0.3; cat screen.yaml) | tree -",
  ])
  func `a layout is read from standard input and from pipes as from a file`(command: String) throws
  {
    let scratch = try folder()
    let result = try Shell.run(
      """
      tree() { "$halo" tree "$@"; }
      tree screen.yaml >expected && \(command) | cmp - expected
      """, folder: scratch.path)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.output)\(result.errors)")
  }

  @Test(arguments: [
    #""$halo" walk - <screen.walk.yaml"#, #""$halo" walk <(cat screen.walk.yaml)"#,
    #"cat screen.yaml | "$halo" trace --layout - --keys Right"#,
    #"cat screen.yaml | "$halo" shot --layout - -o shot.png"#,
    #"cat screen.yaml | "$halo" audit - --fail-on never"#,
    #"cat screen.walk.yaml | "$halo" audit - --fail-on never"#,
    #"cat screen.yaml | "$halo" map - --all-models"#,
    #"echo 'accepted: []' | "$halo" audit screen.yaml --baseline - --fail-on never"#,
    #"echo '{"nodes": [], "size": [320, 200]}' | "$halo" import -"#,
  ])
  func `every command that takes a file takes a dash`(command: String) throws {
    let scratch = try folder()
    let result = try Shell.run(command, folder: scratch.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test func `a mistake in standard input is reported with its line`() throws {
    let result = try Shell.run(
      #"echo 'views: [{kind: buton, frame: [0, 0, 9, 9]}]' | "$halo" trace --layout - --keys Tab"#)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("halo: -:1: views[0].kind: expected view, button, "))
    let empty = try Shell.run(#""$halo" trace --layout - --keys Tab </dev/null"#)
    #expect(empty.errors.hasPrefix("halo: -: is empty"), "\(empty.errors)")
  }

  @Test func `a pipe into which nothing is written is not waited for`() throws {
    let scratch = try Scratch()
    let result = try Shell.run(#"mkfifo pipe; "$halo" tree ./pipe"#, folder: scratch.path)
    #expect(result.status == 1)
    #expect(result.errors == "halo: ./pipe: expected a regular file, found an empty pipe\n")
  }
}
