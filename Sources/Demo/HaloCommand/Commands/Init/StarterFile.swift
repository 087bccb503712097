import HaloLayoutFiles

/// A file that `halo init` makes.
struct StarterFile {
  /// The path below the folder of the project.
  let path: String
  /// The purpose in a few words.
  let purpose: String
  let text: String
  var isExecutable = false

  /// The purpose as a sentence.
  var meaning: String { purpose.prefix(1).uppercased() + purpose.dropFirst() + "." }

  /// The folder of the schemas that the first lines of the other files name.
  private static let schemas = "focus/schemas"

  /// All files in the order in which they are made and listed.
  static var all: [StarterFile] {
    [
      StarterFile(path: "focus/screens/start.yaml", purpose: "a layout", text: layout),
      StarterFile(path: "focus/screens/start.walk.yaml", purpose: "a walk on it", text: walk),
      StarterFile(
        path: "focus/halo.yaml", purpose: "the settings of the audit", text: settings),
      StarterFile(
        path: "focus/accepted.baseline.yaml", purpose: "the baseline: accepted findings",
        text: baseline),
      StarterFile(
        path: "focus/check.sh", purpose: "runs the walks and the audit", text: script,
        isExecutable: true),
      StarterFile(
        path: ".github/workflows/focus.yml", purpose: "the CI job, for GitHub", text: workflow),
    ]
      + [FileFormat.layout, .walk, .settings, .baseline].map {
        StarterFile(
          path: "\(schemas)/\($0.rawValue).schema.json", purpose: "a schema, for editors",
          text: $0.schema)
      }
  }

  private static let layout = """
    # yaml-language-server: $schema=../schemas/layout.schema.json
    # A screen of a television. man halo-layout lists the fields.
    model: tv
    size: [1280, 720]
    focus: play
    views:
      - {id: title, kind: label, title: Night Train, frame: [120, 80, 600, 70]}
      - {id: play, kind: button, title: Play, frame: [120, 220, 300, 100]}
      - {id: trailer, kind: button, title: Trailer, frame: [490, 220, 300, 100]}
      - {id: list, kind: button, title: Add to my list, frame: [120, 400, 300, 100]}
      - {id: more, kind: button, title: More like this, frame: [490, 400, 300, 100]}

    """

  private static let walk = """
    # yaml-language-server: $schema=../schemas/walk.schema.json
    # A test of the focus on the screen. man halo-walk lists the steps.
    layout: start.yaml
    walk:
      - expect: play
      - {key: Right, expect: trailer}
      - {key: Down, expect: more}
      - {key: Left, expect: list}
      - {key: Down, expect: list, outcome: stayed}
      - {key: Up, expect: play}

    """

  private static let settings = """
    # yaml-language-server: $schema=schemas/settings.schema.json
    # The settings of halo audit for the screens below this folder.
    baseline: accepted.baseline.yaml
    failOn: error

    """

  private static let baseline = """
    # yaml-language-server: $schema=schemas/baseline.schema.json
    # Findings of halo audit that are not mistakes, each with the reason.
    accepted: []

    """

  /// The script of `Examples/ci`, compiled in.
  private static let script = String(decoding: PackageResources.check_sh, as: UTF8.self)

  /// The CI job of `Examples/ci`, compiled in.
  private static let workflow = String(decoding: PackageResources.focus_yml, as: UTF8.self)
}
