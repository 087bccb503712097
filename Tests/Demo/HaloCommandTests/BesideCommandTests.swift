import Foundation
import HaloGoldenTesting
import Testing

/// `halo beside`.
struct BesideCommandTests {
  private struct Answer: Decodable {
    struct Row: Decodable {
      var name: String
      var still, halo, difference: Double?
    }
    var rows: [Row]
  }

  private func run(_ line: [String], in scratch: Scratch) throws -> HaloProgram.Result {
    try HaloProgram.run(line, folder: scratch.path)
  }

  @Test(arguments: [
    (scene: "photos", keys: "Tab Tab Right", size: "1280x800", scale: "2"),
    (scene: "tv-home", keys: "Down Right", size: "1920x1080", scale: "1"),
  ])
  func `a still that Halo drew differs from its screen by small errors of measurement`(
    screen: (scene: String, keys: String, size: String, scale: String)
  ) throws {
    let scratch = try Scratch()
    let place = ["--scene", screen.scene, "--keys", screen.keys, "--size", screen.size]
    let shot = try run(["shot"] + place + ["--scale", screen.scale, "-o", "a.png"], in: scratch)
    try #require(shot.status == 0, "\(shot.errors)")
    let result = try run(["beside", "a.png", "--json"] + place, in: scratch)
    try #require(result.status == 0, "\(result.errors)")
    let rows = try JSONDecoder().decode(Answer.self, from: Data(result.bytes)).rows
    let tolerances = [
      "width at rest": 1, "height at rest": 1, "growth": 2.5, "scale": 0.02, "radius": 3,
      "ring, width": 0.3, "ring, gap": 0.3, "shadow, down": 4, "shadow, blur": 4,
      "shadow, strength": 0.1,
    ]
    #expect(rows.map(\.name).sorted() == tolerances.keys.sorted())
    for row in rows {
      // Both or neither have a ring. The light of a picture can hide its shadow.
      let isShadow = row.name.hasPrefix("shadow")
      #expect(isShadow || (row.still == nil) == (row.halo == nil), "\(row)")
      guard let difference = row.difference else { continue }
      #expect(abs(difference) <= tolerances[row.name] ?? 0, "\(row)")
    }
  }

  @Test func `a still without a focused card, and a file that is no picture, are errors`() throws {
    let scratch = try Scratch()
    #expect(try run(["shot", "--scene", "photos", "-o", "rest.png"], in: scratch).status == 0)
    try "no picture".write(
      toFile: "\(scratch.path)/text.png", atomically: true, encoding: .utf8)
    for (line, words) in [
      (["beside", "rest.png"], "no focused card"), (["beside", "text.png"], "text.png"),
      (["beside", "gone.png"], "gone.png"),
    ] {
      let result = try run(line, in: scratch)
      #expect(result.status == 1 && result.output.isEmpty, "\(line): \(result)")
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
    #expect(try run(["beside", "rest.png", "--keys", "Tab"], in: scratch).status == 64)
  }
}
