import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloSourceText

/// The changes of a folder that are noticed.
struct FolderWatchTests {
  @Test
  func `a file is reported when it has been written, and a link of either kind at once`() throws {
    let scratch = try Scratch()
    let path = scratch.path
    let other = try Scratch()
    try Data([1]).write(to: URL(filePath: other.path + "/there"))
    let watch = try #require(FolderWatch(path))
    let file = open(path + "/new", O_WRONLY | O_CREAT, 0o600)
    try #require(file >= 0)
    #expect(watch.changes() == FolderWatch.Changes())
    close(file)
    #expect(watch.changes().come == ["new"])
    try #require(link(other.path + "/there", path + "/hard") == 0)
    try #require(symlink(other.path + "/there", path + "/soft") == 0)
    #expect(watch.changes().come == ["hard", "soft"])
    try #require(unlink(path + "/hard") == 0)
    #expect(watch.changes() == FolderWatch.Changes(gone: ["hard"]))
  }
}
