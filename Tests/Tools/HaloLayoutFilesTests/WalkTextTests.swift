import FocusGeometry
import Foundation
import HaloGoldenTesting
import HaloHosting
import Testing

@testable import HaloLayoutFiles

/// Walks that are written and read again.
struct WalkTextTests {
  @Test func `a walk is written as a person would write it`() {
    let walk = WalkText(
      .scene("photos"), size: CGSize(width: 1280.5, height: 800), direction: .rightToLeft,
      comments: ["Recorded by hand.", "", "two\nlines, one “comment”\u{2028}\u{FEFF}"],
      steps: [
        .init(.key(name: "Right")), .init(.key(name: "Right")),
        .init(.key(name: "Right"), expect: .view("picture-3")),
        .init(.key(name: "Right"), expect: .nothing),
        .init(.click(CGPoint(x: 20, y: 40.25)), expect: .view("none")),
        .init(.click(CGPoint(x: 20, y: 40.25), count: 2)),
        .init(.scroll(at: CGPoint(x: 1, y: 2), by: CGVector(dx: -30, dy: 0.5))),
        .init(.type("Zoë: “ok” \"#1\"\n")), .init(.key(name: "+"), expect: .view("12")),
        .init(.key(name: "y"), expect: .view(" a ")),
      ])
    #expect(
      walk.text == """
        # Recorded by hand.
        #
        # two lines, one “comment”\("  ")
        scene: photos
        size: [1280.5, 800]
        direction: rtl
        walk:
          - {key: Right, repeat: 3, expect: picture-3}
          - {key: Right, expect: none}
          - {click: [20, 40.25], expect: {id: none}}
          - {click: [20, 40.25], repeat: 2}
          - {scroll: {at: [1, 2], by: [-30, 0.5]}}
          - {type: "Zoë: “ok” \\"#1\\"\\n"}
          - {key: "+", expect: "12"}
          - {key: "y", expect: " a "}

        """)
  }

  @Test func `a program's walk says in a comment who can play it`() throws {
    let text = WalkText(.program("My #1 App"), direction: .leftToRight).text
    #expect(
      text == """
        # A program's own window: its tests can play this, with WalkRunner(walk, in: window).
        program: "My #1 App"
        direction: ltr
        walk: []

        """)
    let walk = try WalkDocument(text: text, file: "walk.yaml")
    #expect(walk.program == "My #1 App" && walk.size == nil && walk.direction == .leftToRight)
  }

  @Test func `a walk that is written names its layout by a path`() {
    let walk = WalkText(.layout("my: screen #1.yaml"), steps: [.init(.key(name: "Tab"))])
    #expect(walkError(walk.text) == "walk.yaml:1: layout: there is no file my: screen #1.yaml")
  }

  @Test
  func `a key that is repeated more often than a step allows is written as several steps`() throws {
    let steps = Array(repeating: WalkText.Step(.key(name: "Tab")), count: 10_001)
    let text = WalkText(.scene("a"), steps: steps).text
    #expect(text.hasSuffix("walk:\n  - {key: Tab, repeat: 10000}\n  - {key: Tab}\n"))
    #expect(try WalkDocument(text: text, file: "walk.yaml").stepCount == 2)
  }

  // MARK: Any text

  /// Texts that YAML, or a reader of it, could take for something else.
  private static let texts = [
    "a", "none", "None", "null", "~", "true", "false", "yes", "y", "NO", "on", "12", "1e5", "0x1F",
    ".5", "-", "- a", "?", ": ", "a: b", "a:", "#", "a #b", " a", "a ", "  ", "\t", "a\tb", "a\nb",
    "\n", "\r\n", "a\r", "\"", "'", "it's", "\"q\"", "\\", "\\n", "{", "}", "[a]", "a, b", "a,b",
    "*a", "&a", "!a", "!!int", "|", ">", "%a", "@a", "`a", "=", "<<", "---", "...", "é", "e\u{301}",
    "\u{301}", "Ünï", "привет", "日本語", "😀", "👩‍👩‍👧", "\u{200B}", "\u{2028}", "\u{85}", "\u{A0}",
    "a\u{FEFF}", "\u{7}", "\u{0}", "\u{7F}", "\u{FFFD}", "\u{FFFE}", "\u{E000}", "\u{202E}abc",
    "Button#2", "today-0", "shift+Tab", "a/b.c_d", "2024-01-01", "12:30:45", "Poster “One”",
    String(repeating: "long ", count: 400),
  ]

  @Test(arguments: texts)
  func `any text that is written is read again`(text: String) throws {
    let walk = WalkText(
      .program(text), comments: [text],
      steps: [.init(.type(text), expect: .view(text)), .init(.type(text), expect: .nothing)])
    #expect(walk.text.split(separator: "\n").count == 6)
    let read = try WalkDocument(text: walk.text, file: "walk.yaml")
    #expect(read.program.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    #expect(read.steps.map(\.action) == [.type(text), .type(text)])
    #expect(read.steps.map(\.expect) == [.view(text), .nothing])
  }

  // MARK: Any walk

  /// A random walk.
  private struct RandomWalk {
    var random: SeededGenerator
    var text: WalkText

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      text = WalkText(.scene("photos"))
      if Bool.random(using: &random) { text = WalkText(.program(word())) }
      text.size = CGSize(width: length(64...16_384), height: length(64...16_384))
      if Bool.random(using: &random) { text.direction = .rightToLeft }
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        var step = WalkText.Step(action())
        switch Int.random(in: 0...4, using: &random) {
        case 0: step.expect = .nothing
        case 1: step.expect = .view(word())
        default: break
        }
        text.steps.append(step)
      }
    }

    private mutating func action() -> WalkText.Action {
      switch Int.random(in: 0...8, using: &random) {
      case 0:
        return .click(place(), count: Int.random(in: 1...3, using: &random))
      case 1:
        return .scroll(
          at: place(), by: CGVector(dx: length(-900...900), dy: length(-900...900)))
      case 2: return .type(word())
      case 3: return .key(name: key())
      default: return .key(name: Bool.random(using: &random) ? "Right" : "Tab")
      }
    }

    /// A random key of a keyboard, with any name.
    private mutating func key() -> String {
      let flags = KeyModifierFlags(rawValue: Int.random(in: 0..<16, using: &random) << 17)
      let signs = Array("aqz059+-=,.;'[]\\/#ßüé@€^`")
      let sign = signs.randomElement(using: &random) ?? "a"
      let typed = ["\(sign)", "\(sign)".uppercased(), "ф", "!", ""].randomElement(using: &random)
      let key = Key(.character(sign), modifierFlags: flags, characters: typed ?? "")
      return key.name ?? "Tab"
    }

    private mutating func word() -> String { texts.randomElement(using: &random) ?? "a" }

    private mutating func length(_ range: ClosedRange<Double>) -> Double {
      let length = Double.random(in: range, using: &random)
      return Bool.random(using: &random) ? length.rounded() : length
    }

    private mutating func place() -> CGPoint {
      guard let size = text.size else { return .zero }
      return CGPoint(x: length(0...size.width - 1), y: length(0...size.height - 1))
    }
  }

  /// One action of a walk, without a count of repetitions.
  private struct Deed: Equatable {
    var action: WalkText.Action
    var expect: WalkText.Expectation?
  }

  private func deeds(of step: WalkStep) -> [Deed] {
    let expect: WalkText.Expectation? =
      switch step.expect {
      case .nothing: .nothing
      case .view(let id): .view(id)
      case nil: nil
      }
    switch step.action {
    case .key(_, let name, let count):
      let earlier = Array(repeating: Deed(action: .key(name: name)), count: count - 1)
      return earlier + [Deed(action: .key(name: name), expect: expect)]
    case .click(let place, let count):
      return [Deed(action: .click(place.point, count: count), expect: expect)]
    case .scroll(let place, let distance):
      return [Deed(action: .scroll(at: place.point, by: distance), expect: expect)]
    case .type(let text): return [Deed(action: .type(text), expect: expect)]
    default: return []
    }
  }

  @Test(arguments: 0..<UInt64(RandomCases.count(of: 400)))
  func `a walk that is written is read as the same steps`(seed: UInt64) throws {
    let walk = RandomWalk(seed: seed).text
    let read = try WalkDocument(text: walk.text, file: "walk.yaml")
    #expect(read.size == walk.size && read.direction == walk.direction, "seed \(seed)")
    #expect(
      read.steps.flatMap(deeds) == walk.steps.map { Deed(action: $0.action, expect: $0.expect) },
      "seed \(seed):\n\(walk.text)")
  }
}
