import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloImageFiles
import Testing

@testable import HaloSittings

@MainActor
struct SittingTests {
  private let scratch: Scratch
  private let png: [UInt8]

  init() throws {
    scratch = try Scratch()
    png = try SittingSamples.draw(SittingSamples.list()).png()
  }

  private func sitting(in parent: String? = nil) throws -> Sitting {
    Sitting(parent: parent ?? scratch.path, date: try SittingSamples.date)
  }

  private func page(of sitting: Sitting) throws -> String {
    try String(contentsOfFile: "\(#require(sitting.folder))/index.html", encoding: .utf8)
  }

  private func words(_ path: String) throws -> [String: String] {
    let entries = PNGText.entries(in: try [UInt8](Data(contentsOf: URL(filePath: path))))
    return Dictionary(entries.map { ($0.keyword, $0.text) }) { $0 + "|" + $1 }
  }

  @Test("a sitting has no folder before its first take, and then one named after its date")
  func folders() throws {
    let sitting = try sitting(in: "\(scratch.path)/new/deep")
    #expect(sitting.folder == nil)
    #expect(try scratch.files(in: scratch.path).isEmpty)
    let path = try sitting.add(png, as: SittingSamples.take())
    #expect(sitting.folder == "\(scratch.path)/new/deep/20250314-150926")
    #expect(path == "\(scratch.path)/new/deep/20250314-150926/photos.png")
    #expect(
      try scratch.files(in: #require(sitting.folder)) == ["index.html", "photos.png"])
  }

  @Test("sittings of the same second have different folders")
  func manySittings() throws {
    let names = try (0..<3).map { _ -> String? in
      let sitting = try sitting()
      try sitting.add(png, as: SittingSamples.take())
      return sitting.folder
    }
    let path = "\(scratch.path)/20250314-150926"
    #expect(names == [path, "\(path)-2", "\(path)-3"])
  }

  @Test("a picture contains its facts as texts, and its pixels do not change")
  func pictures() throws {
    let path = try sitting().add(
      png,
      as: SittingSamples.take(
        note: "Too thin", arrows: [.init(tail: CGPoint(x: 1, y: 2.25), head: .zero)]))
    let words = try words(path)
    #expect(words["Title"] == "Photos")
    #expect(words["Focus model"] == "Beam")
    #expect(words["Keys"] == "Tab shift+Right")
    #expect(words["Comment"] == "Too thin")
    #expect(words["Arrows"] == "1,2.3 > 0,0")
    #expect(words["Creation Time"]?.hasPrefix("2025-03-1") == true)
    let drawn = try SittingSamples.draw(SittingSamples.list())
    #expect(PictureDifference(try PixelSurface.readPNG(from: path), drawn).isNone)
  }

  @Test("takes with equal or unusual file names are all saved")
  func names() throws {
    let sitting = try sitting()
    let files = [
      "photos.png", "photos.png", "index.html", "INDEX.HTML", "../../etc/passwd", "", "..",
      "a/b\u{0}\n.png", "no ending", ".hidden.png", String(repeating: "é", count: 400) + ".png",
    ]
    for file in files { try sitting.add(png, as: SittingSamples.take(.shot, file)) }
    let written = sitting.takes.map(\.file)
    #expect(
      written.dropLast() == [
        "photos.png", "photos-2.png", "index-2.html", "INDEX-2.HTML", "-..-etc-passwd.png",
        "shot.png", "shot-2.png", "a-b--.png", "no ending.png", "hidden.png",
      ])
    #expect(
      try scratch.files(in: #require(sitting.folder)).count == Set(written).count + 1)
    #expect(written.allSatisfy { $0.utf8.count < 200 })
    #expect(try scratch.files(in: scratch.path).count == 1)
  }

  @Test("a walk is saved unchanged, and the page shows its text")
  func walks() throws {
    let sitting = try sitting()
    let text = "layout: a.yaml\nwalk:\n  - {key: Tab, expect: <b>}\n"
    let path = try sitting.add(Array(text.utf8), as: SittingSamples.take(.walk, "photos.walk.yaml"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(try page(of: sitting).contains("- {key: Tab, expect: &lt;b&gt;}\n</pre>"))
  }

  @Test("a note and arrows are saved in the picture, in a second picture and on the page")
  func notes() throws {
    let sitting = try sitting()
    let path = try sitting.add(png, as: SittingSamples.take(note: "first"))
    try sitting.add(png, as: SittingSamples.take(.shot, "photos-note.png"))
    let arrows = [Take.Arrow(tail: CGPoint(x: 10, y: 20), head: CGPoint(x: 90, y: 80))]
    let annotated = try SittingSamples.draw(SittingSamples.list(focused: 2)).png()
    for note in ["second", "third"] {
      try sitting.annotate("photos.png", note: note, arrows: arrows, annotated: annotated)
    }
    #expect(sitting.takes[0].note == "third" && sitting.takes[0].arrows == arrows)
    #expect(try words(path)["Comment"] == "third")
    #expect(try words(path)["Arrows"] == "10,20 > 90,80")
    #expect(try words(path)["Title"] == "Photos")
    let folder = try #require(sitting.folder)
    let files = ["index.html", "photos-note-2.png", "photos-note.png", "photos.png"]
    #expect(try scratch.files(in: folder) == files)
    #expect(try words("\(folder)/photos-note-2.png")["Comment"] == "third")
    let page = try page(of: sitting)
    #expect(page.contains(">third</figcaption>") && !page.contains("second"))
    #expect(page.contains("href=\"./photos-note-2.png\""))

    try sitting.annotate("photos.png", note: "", arrows: [], annotated: nil)
    #expect(try scratch.files(in: folder) == ["index.html", "photos-note.png", "photos.png"])
    #expect(try words(path)["Comment"] == nil)
    let again = try PixelSurface.readPNG(from: path)
    #expect(PictureDifference(again, try SittingSamples.draw(SittingSamples.list())).isNone)
  }

  @Test("a note does not change the text of a walk")
  func notesOfWalks() throws {
    let sitting = try sitting()
    let path = try sitting.add(Array("walk: []\n".utf8), as: SittingSamples.take(.walk, "a.yaml"))
    try sitting.annotate("a.yaml", note: "Ends too early", arrows: [], annotated: nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "walk: []\n")
    #expect(try page(of: sitting).contains("Ends too early"))
  }

  @Test("an error says that a folder cannot be made, and saving works as soon as it can")
  func foldersThatCannotBe() throws {
    let file = "\(scratch.path)/file"
    try OutputFile.write([1], to: file)
    let sitting = try sitting(in: "\(file)/below")
    for _ in 0..<2 {
      #expect(
        throws: RenderError.write(path: "\(file)/below", reason: SystemError(ENOTDIR).description)
      ) { try sitting.add(png, as: SittingSamples.take()) }
    }
    #expect(sitting.takes.isEmpty && sitting.folder == nil)
    try FileManager.default.removeItem(atPath: file)
    try sitting.add(png, as: SittingSamples.take())
    #expect(sitting.takes.count == 1)
  }

  @Test("a deleted folder is made again, and the names of deleted files are not used again")
  func lostFolders() throws {
    let sitting = try sitting()
    try sitting.add(png, as: SittingSamples.take())
    let folder = try #require(sitting.folder)
    try FileManager.default.removeItem(atPath: folder)
    // A file in its place prevents the folder from being made.
    try OutputFile.write([1], to: folder)
    #expect(throws: RenderError.self) { try sitting.add(png, as: SittingSamples.take()) }
    #expect(throws: RenderError.self) {
      try sitting.annotate("photos.png", note: "kept", arrows: [], annotated: nil)
    }
    try FileManager.default.removeItem(atPath: folder)
    #expect(
      throws: RenderError.read(
        path: "\(folder)/photos.png", reason: SystemError(ENOENT).description)
    ) { try sitting.annotate("photos.png", note: "kept", arrows: [], annotated: nil) }
    let path = try sitting.add(png, as: SittingSamples.take())
    #expect(path == "\(folder)/photos-2.png")
    #expect(try page(of: sitting).contains(">kept</figcaption>"))
  }

  @Test("a picture is kept if the page cannot be written, and the next page shows it")
  func pagesThatCannotBe() throws {
    let sitting = try sitting()
    try sitting.add(png, as: SittingSamples.take())
    let page = "\(try #require(sitting.folder))/index.html"
    try FileManager.default.removeItem(atPath: page)
    try OutputFolder.make(at: page)
    #expect(
      throws: RenderError.write(path: page, reason: SystemError(EISDIR).description)
    ) { try sitting.add(png, as: SittingSamples.take()) }
    #expect(sitting.takes.map(\.file) == ["photos.png", "photos-2.png"])
    try FileManager.default.removeItem(atPath: page)
    try sitting.add(png, as: SittingSamples.take())
    let text = try self.page(of: sitting)
    #expect(sitting.takes.allSatisfy { text.contains("src=\"./\($0.file)\"") })
  }

  @Test("a note for a file that is not in the sitting is an error")
  func strangers() throws {
    let sitting = try sitting()
    #expect(throws: RenderError.self) {
      try sitting.annotate("photos.png", note: "a", arrows: [], annotated: nil)
    }
    try sitting.add(png, as: SittingSamples.take())
    #expect(throws: RenderError.self) {
      try sitting.annotate("other.png", note: "a", arrows: [], annotated: nil)
    }
  }
}
