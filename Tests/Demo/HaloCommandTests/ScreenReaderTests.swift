import Foundation
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// The real window with at-spi2-core, libatspi as a client, and Orca with silent speech, in a
/// session of the test's own.
@Suite(
  .serialized,
  .enabled(
    if: ScreenReaderTools.areInstalled,
    "needs Xvfb, at-spi2-core and libatspi for Python, which Scripts/test installs"))
struct ScreenReaderTests {
  /// Runs a script of the folder `ScreenReader` in a session that is independent of this one.
  private func run(_ script: String, input: String = "") throws -> [Any] {
    var output = ""
    try XServer.run { server in
      let folder = PackageFolder.path("Tests/Demo/HaloCommandTests/ScreenReader")
      let result = try Shell.run(
        """
        home=$(mktemp -d); trap 'rm -rf "$home"' EXIT
        export HOME=$home XDG_CONFIG_HOME=$home/config XDG_RUNTIME_DIR=$home/run
        mkdir "$home/config" "$home/run"; chmod 700 "$home/run"
        unset AT_SPI_BUS_ADDRESS DBUS_SESSION_BUS_ADDRESS NO_AT_BRIDGE
        export DISPLAY=\(server.displayName) GSETTINGS_BACKEND=memory PYTHONDONTWRITEBYTECODE=1
        cd "\(folder)"
        # Files, as services that the bus starts keep a pipe open for as long as they live.
        dbus-run-session -- timeout 240 /usr/bin/python3 \(script) \
          <<< '\(input)' >"$home/out" 2>"$home/errors"
        status=$?
        cat "$home/out"; cat "$home/errors" >&2; exit $status
        """)
      output = result.output
      #expect(result.status == 0, "\(result.errors.suffix(2_000))")
    }
    // Services of the session may print something, too.
    return try output.split(separator: "\n").filter { "[{".contains($0.prefix(1)) }.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed)
    }
  }

  @Test func `a client of libatspi finds every element and operates it without keys`() throws {
    let found = try #require(try run("client.py").first as? [String: Any])
    #expect(found["role"] as? String == "entry")
    #expect(found["name"] as? String == "Username")
    #expect(found["named by"] as? [String] == ["Username"])
    #expect(found["at its place"] as? String == "good-username")
    #expect(found["text"] as? String == "Ada Lév")
    #expect(found["caret"] as? Int == 7)
    let word = found["word"] as? [Any]
    #expect(word?.first as? String == "Lév")
    #expect(word?.dropFirst().map { $0 as? Int } == [4, 7])
    #expect(found["selection"] as? [Int] == [0, 3])
    #expect(found["secret"] as? String == "•••")
    #expect(found["selected"] as? Int == 2)
    for what in [
      "grabs focus", "is focused", "heard of it", "sets text", "letter in field", "heard of text",
      "more came", "heard of more", "selects", "deselects", "slider", "heard of value",
    ] {
      #expect(found[what] as? Bool == true, "\(what)")
    }
  }

  @Test func `a program is recorded with its screen and the path of its focus`() throws {
    let found = try #require(try run("record.py").first as? [String: Any])
    #expect((found["recorded"] as? [Any])?.first as? Int == 0, "\(found["recorded"] ?? "")")
    let layout = try #require(found["layout"] as? String)
    #expect(layout.contains("backdrop: screen.png"))
    let field = "{id: good-username, kind: region, role: \"text field\", label: Username"
    #expect(layout.contains(field))
    #expect(
      found["walk"] as? String == """
        # yaml-language-server: $schema=halo-walk.schema.json
        # Where the focus of halo went.
        layout: screen.yaml
        walk:
          - {key: Tab, expect: good-username}
          - {key: Tab, expect: good-password}
          - {key: Tab, expect: good-shipping-name}

        """)
    #expect(found["picture"] as? Int ?? 0 > 10_000)
    #expect((found["tree"] as? String)?.contains("text field “Username”") == true)
    for (what, line) in [
      ("silent", "halo: sleep is not running, or does not describe its screen over AT-SPI"),
      ("ended", "halo: false ended with status 1"),
      (
        "nobody",
        "halo: no such program is not running, or does not describe its screen over AT-SPI"
      ),
    ] {
      let answer = found[what] as? [Any]
      #expect(answer?.first as? Int == 1)
      #expect(answer?.last as? String == line)
    }
  }

  /// The sentences that Orca is to say in this order, among others.
  private static let walks: [(scene: String, keys: String, sentences: [String])] = [
    (
      "photos", "Tab Down Tab Right Up Down",
      [
        "Photos — Halo frame.", "Albums List with 10 items", "Library, 32.", "Favourites, 8.",
        "Photos List with 8 items", "Seven Thousand.", "favourite.", "Still Gold.",
        "notification Nothing above.", "Dry Season.",
      ]
    ),
    (
      "sign-in", "Tab a b Left BackSpace Tab x",
      [
        "Built in order panel.", "Account panel.", "Username entry.", "a ", "b ", "b", "a",
        "Password password text.", "•",
      ]
    ),
    (
      "reminders", "Tab Down Tab Tab",
      [
        "Reminders List with 5 items", "Call the harbour office, 9:00.", "Water the basil, 10:30.",
        "Search entry.", "Lists List with 4 items", "Today, 5.",
      ]
    ),
    (
      "tv-home", "Right Down Down Return Escape",
      [
        "Still North push button.", "Mile Zero push button.", "Up Next panel.",
        "Quiet Studies panel.",
      ]
    ),
    (
      "shortcuts", "Tab b ctrl+F2 Right Down Right Escape",
      [
        "Halo menu.", "Shortcuts menu.", "Other Modifier Keys M.", "Get Info Ctrl+I.",
        "Search the computer, Ctrl, Space, System · The desktop’s own search.",
      ]
    ),
  ]

  @Test(
    .enabled(
      if: TestEffort.isThorough && ScreenReaderTools.isThere("/usr/bin/orca"),
      "needs Orca, and HALO_THOROUGH=1 because it takes half a minute"))
  func `Orca reads the focused elements and the typed letters of every scene`() throws {
    let input = Self.walks.map { "\($0.scene) \($0.keys)" }.joined(separator: "\n")
    let scenes = try run("orca.py", input: input)
    try #require(scenes.count == Self.walks.count)
    for (walk, scene) in zip(Self.walks, scenes) {
      let heard = try #require((scene as? [Any])?.last as? [String])
      var rest = heard[...]
      for sentence in walk.sentences {
        let place = rest.firstIndex(of: sentence)
        #expect(place != nil, "\(walk.scene): no “\(sentence)” in \(heard)")
        if let place { rest = rest[(place + 1)...] }
      }
    }
  }
}

private enum ScreenReaderTools {
  static var areInstalled: Bool {
    let needed = [
      "/usr/libexec/at-spi-bus-launcher", "/usr/bin/dbus-run-session", "/usr/bin/gdbus",
      "/usr/lib/python3/dist-packages/gi",
    ]
    let libraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"]
    return Tool.xvfb.isInstalled && Tool.xdotool.isInstalled && needed.allSatisfy(isThere)
      && libraries.contains { isThere("/usr/lib/\($0)/girepository-1.0/Atspi-2.0.typelib") }
  }

  static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
