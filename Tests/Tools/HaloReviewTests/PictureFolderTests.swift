import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloReview

struct PictureFolderTests {
  @Test func `pictures are found in folders of folders, and nothing else`() throws {
    let scratch = try Scratch()
    for name in ["b.png", "a/deep/c.APNG", ".hidden.png", ".git/d.png", "e.txt", "a/f.png"] {
      try scratch.put([1], name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/again", withDestinationPath: scratch.path)
    #expect(try PictureFolder(scratch.path).files == ["a/deep/c.APNG", "a/f.png", "b.png"])
  }

  @Test func `a folder without pictures, no folder and a file are told apart`() throws {
    let scratch = try Scratch()
    try scratch.put([1], "sub/file.txt")
    #expect(throws: ReviewError.noPictures(path: scratch.path)) {
      try PictureFolder(scratch.path)
    }
    #expect(
      throws: ReviewError.folder(
        path: "\(scratch.path)/none", reason: "No such file or directory")
    ) { try PictureFolder("\(scratch.path)/none") }
    #expect(
      throws: ReviewError.folder(
        path: "\(scratch.path)/sub/file.txt", reason: "Not a directory")
    ) { try PictureFolder("\(scratch.path)/sub/file.txt") }
  }

  @Test func `a pipe that is called a picture is refused and not waited for`() throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/a.png"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: ReviewError.file(path: path, reason: "not a file")) {
      try InputFile.bytes(path)
    }
  }
}
