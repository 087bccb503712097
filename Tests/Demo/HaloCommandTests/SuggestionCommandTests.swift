import HaloGoldenTesting
import Testing

/// The suggestions of the command line for what does not exist.
@MainActor
struct SuggestionCommandTests {
  @Test(arguments: [
    ("wlak", "there is no command “wlak”; did you mean “walk”?"),
    ("help shto", "there is no command “shto”; did you mean “shot”?"),
    ("trace --scene photoss --keys Tab", "there is no scene “photoss”; did you mean “photos”?"),
    ("trace --scene Photos --keys Tab", "there is no scene “Photos”; did you mean “photos”?"),
    ("trace --scene photos --keys Rihgt", "unknown key “Rihgt”; did you mean “Right”?"),
    ("trace --scene photos --keys shfit+Tba", "unknown key “shfit+Tba”; did you mean “shift+Tab”?"),
    ("shot --scene photos --accent bleu -o a.png", "did you mean “blue”?"),
    (
      "map tv-shelves --model tvos",
      "expected pad, catalyst, tv, android or html; did you mean “tv”?"
    ),
    (
      "audit tv-shelves --format jsn",
      "expected table, json, sarif, junit or html; did you mean “json”?"
    ),
    ("schema layot", "did you mean “layout”?"),
    ("tune --set grwoth=3", "did you mean “growth”?"),
    ("map tv-shelvs", "there is no layout “tv-shelvs”; did you mean “tv-shelves”?"),
    ("audit tv-shelves --rules trpa", "there is no rule “trpa”; did you mean “trap”?"),
    ("scenes --jsn", "Unknown option '--jsn'. Did you mean '--json'?"),
  ])
  func `a similar name is suggested in one line`(words: String, message: String) {
    let result = HaloCommand.run(words.split(separator: " ").map(String.init))
    #expect(result.status != 0 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test(arguments: [
    ("zzz", "halo: there is no command “zzz”; see halo --help\n"),
    (
      "audit tv-shelves --rules zzz",
      "halo: The value 'zzz' is invalid for '--rules <rules>': there is no rule “zzz”; the rules are "
    ),
    ("scenes --all", "halo: Unknown option '--all'\n"),
    ("trace --scene zzz --keys Tab", "halo: there is no scene “zzz”; the scenes are photos, "),
    ("trace --scene photos --keys Xyzzyx", "halo: unknown key “Xyzzyx”: use X names such as Tab, "),
  ])
  func `a name that is not similar to any gets no suggestion`(words: String, beginning: String) {
    let result = HaloCommand.run(words.split(separator: " ").map(String.init))
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix(beginning), "\(result.errors)")
    #expect(!result.errors.contains("id you mean"), "\(result.errors)")
  }

  @Test(arguments: [
    (["--at", "soon"], "The value 'soon' is invalid for '--at <ms>': expected a number"),
    (["--at", "60001"], "--at takes milliseconds from 0 to 60000, not 60001"),
    (["--scale", "10"], "expected a number from 0.5 to 4"),
    (["--size", "0x0"], "with 64 to 16384 points each way"),
  ])
  func `a value out of range is reported with the range`(option: [String], message: String) {
    let result = HaloCommand.run(["shot", "--scene", "grid", "-o", "a.png"] + option)
    #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
  }

  @Test func `an unknown scene in a walk gets a suggestion, too`() throws {
    let scratch = try Scratch()
    try scratch.write("scene: photoss\nwalk: []\n", to: "a.walk.yaml")
    let result = HaloCommand.run(["walk", "\(scratch.path)/a.walk.yaml"])
    #expect(result.status == 2)
    let message = "a.walk.yaml:1: scene: there is no scene “photoss”; did you mean “photos”?"
    #expect(result.output.contains(message), "\(result.output)")
  }

  @Test(arguments: [["-V"], ["version"], ["--version"]])
  func `the version has three names`(words: [String]) {
    let result = HaloCommand.run(words)
    #expect(result.status == 0 && result.output.hasPrefix("halo "))
  }

  @Test(arguments: ["trace --keys Tab", "demo", "shot -o a.png", "speak", "shortcuts"])
  func `two scenes for one screen are refused`(words: String) {
    let result = HaloCommand.run(
      words.split(separator: " ").map(String.init) + ["--scene", "grid", "--scene=photos"])
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("halo: --scene is given twice, and halo "))
  }

  @Test func `help for two commands at once is refused`() {
    let result = HaloCommand.run(["help", "demo", "shot"])
    #expect(result.status == 64)
    #expect(result.errors == "halo: help takes one command; leave out “shot”\n")
  }
}
