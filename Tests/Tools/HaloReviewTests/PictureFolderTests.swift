import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloReview

struct PictureFolderTests {
  @Test func `pictures in nested folders are found, and hidden and other files are not`() throws {
    let scratch = try Scratch()
    for name in ["b.png", "a/deep/c.APNG", ".hidden.png", ".git/d.png", "e.txt", "a/f.png"] {
      try scratch.put([1], name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/again", withDestinationPath: scratch.path)
    #expect(try PictureFolder(scratch.path).files == ["a/deep/c.APNG", "a/f.png", "b.png"])
  }

  @Test func `errors tell apart a folder without pictures, a missing folder and a file`() throws {
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

  @Test func `a pipe with the name of a picture is refused and not waited for`() throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/a.png"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: ReviewError.file(path: path, reason: "not a file")) {
      try InputFile.bytes(path)
    }
  }
}
