import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The layouts and walks in folders, which commands take as arguments.
struct ScreenFilesTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Returns the paths below the scratch folder, and the errors, in their order.
  private func files(_ names: String...) -> [String] {
    ScreenFiles.named(names.map { "\(scratch.path)/\($0)" }).map { result in
      switch result {
      case .success(let path): path
      case .failure(let error): error.description
      }
    }.map { $0.replacing("\(scratch.path)/", with: "") }
  }

  @Test func `a folder stands for its layouts and walks at every depth, sorted by name`() throws {
    for name in ["b.yaml", "a/z.yml", "a/deep/er/y.json", "c.walk.yaml", ".hidden.yaml"] {
      try scratch.write("{\"views\": []}", to: name)
    }
    try scratch.write("{\"layout\": \"b.yaml\", \"walk\": []}", to: "c.walk.yaml")
    try scratch.write("views: []", to: ".git/x.yaml")
    try scratch.write("views: []", to: "a/notes.txt")
    #expect(files("") == ["a/deep/er/y.json", "a/z.yml", "b.yaml", "c.walk.yaml"])
    #expect(files("a/", "b.yaml") == ["a/deep/er/y.json", "a/z.yml", "b.yaml"])
    // A hidden folder is taken if it is named.
    #expect(files(".git") == [".git/x.yaml"])
  }

  @Test func `other files in a folder are left out, and broken layouts are not`() throws {
    try scratch.write("accepted: []", to: "accepted.yaml")
    try scratch.write("targetSide: 3", to: "halo.yaml")
    try scratch.write("[{\"views\": []}]", to: "list.json")
    try scratch.write("a: 1\n---\nb: 2\n", to: "several.yaml")
    try scratch.write("steps: [", to: "other.yaml")
    try scratch.write("model: tv\nviews: [", to: "broken.yaml")
    try scratch.write("{\"model\": \"tv\", \"walk\": [", to: "broken.json")
    try scratch.write("views: []\nviews: []", to: "twice.yaml")
    #expect(files("") == ["broken.json", "broken.yaml", "twice.yaml"])
  }

  @Test func `links to files are followed, and links to folders are not`() throws {
    try scratch.write("views: []", to: "folder/a.yaml")
    for (link, target) in [("loop", "."), ("b.yaml", "a.yaml"), ("gone.yaml", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(scratch.path)/folder/\(link)", withDestinationPath: target)
    }
    #expect(files("folder") == ["folder/a.yaml", "folder/b.yaml"])
  }

  @Test func `a folder without layouts and walks is an error, and a missing file keeps its path`()
    throws
  {
    try scratch.write("a: 1", to: "empty/a.yaml")
    #expect(files("empty") == ["empty: the folder contains no layout and no walk"])
    // The reader of the file says why it cannot be read.
    #expect(files("none.yaml") == ["none.yaml"])
  }

  @MainActor
  @Test func `screens of the same name in different folders are not compared with each other`()
    throws
  {
    let button = "{id: a, kind: button, title: A, frame: [40, 40, 160, 60], focusable: true}"
    let other = "{id: b, kind: button, title: B, frame: [40, 140, 160, 60]}"
    try scratch.write(
      "model: tv\nsize: [640, 400]\nviews: [\(button), \(other)]", to: "one/home.yaml")
    try scratch.write("model: pad\nsize: [640, 400]\nviews: [\(button)]", to: "two/home.yaml")
    let result = HaloCommand.run(["audit", scratch.path, "--fail-on", "never"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("home (tv): 2 items"))
    #expect(result.output.contains("home (pad): 1 item,"))
    #expect(!result.output.contains("model-differs"))
  }

  @MainActor
  @Test func `the other commands that take several screens take folders, too`() throws {
    try scratch.write("views: [{id: a, kind: button, frame: [40, 40, 160, 60]}]", to: "a.yaml")
    try scratch.write("views: [{id: b, kind: button, frame: [40, 40, 160, 60]}]", to: "b/b.yaml")
    for command in ["map", "tree"] {
      let result = HaloCommand.run([command, scratch.path])
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(result.output.contains("# a, tv\n") && result.output.contains("# b, tv\n"))
    }
  }

  @MainActor
  @Test func `the maps of screens with the same name are different files`() throws {
    for folder in ["one", "two"] {
      try scratch.write("size: [64, 64]\nviews: []", to: "screens/\(folder)/home.yaml")
    }
    let result = HaloCommand.run([
      "map", "\(scratch.path)/screens", "--format", "png", "-o", "\(scratch.path)/maps",
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/maps").sorted()
        == ["home-2.png", "home.png"])
  }
}
