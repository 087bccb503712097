import Foundation
import HaloCairoRenderer
import Testing

/// The effect of writing a file on what already exists at its path; each test has its own folder.
final class OutputFileTests: Sendable {
  private let folder: String
  private let old: [UInt8] = [1, 2, 3]
  private let new: [UInt8] = Array(repeating: 7, count: 9000)

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.appending(path: "halo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) }
  }

  private func put(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: destination)
  }

  private func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path(name))) != nil
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  /// The reason of a failed attempt; nil if it succeeds.
  private func reason(writing name: String) -> String? {
    do throws(RenderError) {
      try OutputFile.write(new, to: path(name))
      return nil
    } catch {
      guard case .write(path(name), let reason) = error else { return "\(error)" }
      return reason
    }
  }

  @Test func `writing replaces a file, keeps its permissions and touches no other file`() throws {
    try put(old, "a.png")
    try put(old, "a.png.part")
    try #require(chmod(path("a.png"), 0o640) == 0)
    #expect(try OutputFile.write(new, to: path("a.png")) == .placed)
    #expect(bytes("a.png") == new)
    #expect(bytes("a.png.part") == old)
    var status = stat()
    try #require(stat(path("a.png"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try names == ["a.png", "a.png.part"])
  }

  @Test func `a new file has the default permissions of new files`() throws {
    #expect(try OutputFile.write(new, to: path("new")) == .placed)
    close(open(path("plain"), O_WRONLY | O_CREAT, 0o666))
    var (status, plain) = (stat(), stat())
    try #require(stat(path("new"), &status) == 0 && stat(path("plain"), &plain) == 0)
    #expect(status.st_mode == plain.st_mode)
  }

  @Test func `a file with the longest possible name can be written`() throws {
    let name = String(repeating: "n", count: 255)
    #expect(try OutputFile.write(new, to: path(name)) == .placed)
    #expect(bytes(name) == new)
  }

  @Test func `writing to a symbolic link writes to its target and keeps the link`() throws {
    try FileManager.default.createDirectory(
      atPath: path("kept"), withIntermediateDirectories: false)
    try put(old, "kept/target")
    try link("kept/inner", to: "target")
    try link("outer", to: "kept/inner")
    #expect(try OutputFile.write(new, to: path("outer")) == .placed)
    #expect(bytes("kept/target") == new)
    #expect(isLink("outer") && isLink("kept/inner") && !isLink("kept/target"))

    // The target need not exist.
    try link("early", to: path("kept/late"))
    #expect(try OutputFile.write(new, to: path("early")) == .placed)
    #expect(isLink("early") && bytes("kept/late") == new)

    try link("round", to: "round")
    #expect(reason(writing: "round") == SystemError(ELOOP).description)
  }

  @Test func `writing to a named pipe passes the bytes to its reader and keeps the pipe`() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    // The bytes fit into a pipe's buffer, so the reader need not be fast.
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }
    #expect(try OutputFile.write(new, to: path("pipe")) == .passed)
    var got = [UInt8](repeating: 0, count: new.count + 1)
    #expect(read(reader, &got, got.count) == new.count)
    #expect(Array(got.dropLast()) == new)
    #expect(try names == ["pipe"])
    var status = stat()
    #expect(lstat(path("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `writing to a non-blocking pipe writes all bytes`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    try #require(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
    let all = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? OutputFile.pour(all, into: writer, closing: true)
      ended.signal()
    }
    var got: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 10_000)
    while true {
      let count = read(reader, &part, part.count)
      guard count > 0 else { break }
      got += part[..<count]
    }
    ended.wait()
    close(reader)
    #expect(got == all)
  }

  @Test func `a write-protected file is not replaced`() throws {
    try put(old, "a.png")
    try #require(chmod(path("a.png"), 0o444) == 0 && chmod(folder, 0o777) == 0)
    // Root may write to every file, so the attempt is made as another user; the change of user
    // affects only one thread.
    final class Answer: @unchecked Sendable { var reason: String? }
    let answer = Answer()
    let ended = DispatchSemaphore(value: 0)
    typealias SetUser = @convention(c) (uid_t) -> Int32
    let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
    Thread.detachNewThread { [self] in
      _ = setUser(65_534)
      answer.reason = reason(writing: "a.png")
      ended.signal()
    }
    ended.wait()
    #expect(answer.reason == SystemError(EACCES).description)
    #expect(bytes("a.png") == old)
    #expect(try names == ["a.png"])
  }

  /// Whether the test can make a device like /dev/full; only root can, and only on some file
  /// systems.
  private static let makesDevices: Bool = {
    let path = FileManager.default.temporaryDirectory.appending(path: "halo-\(UUID().uuidString)")
      .path
    defer { unlink(path) }
    guard mknod(path, S_IFCHR | 0o666, full) == 0 else { return false }
    let descriptor = open(path, O_WRONLY)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }()
  private static let full = dev_t(1 << 8 | 7)

  @Test(.enabled(if: makesDevices, "no device can be made in the folder for temporary files"))
  func `writing to a device keeps the device and reports its error`() throws {
    try #require(mknod(path("full"), S_IFCHR | 0o666, Self.full) == 0)
    #expect(reason(writing: "full") == SystemError(ENOSPC).description)
    #expect(try names == ["full"])
    var status = stat()
    #expect(lstat(path("full"), &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `writing to a folder, a socket or a path without a folder fails`() throws {
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: false)
    try #require(mknod(path("socket"), S_IFSOCK | 0o600, 0) == 0)
    #expect(reason(writing: "folder") == SystemError(EISDIR).description)
    #expect(reason(writing: "socket") == SystemError(ENOTSUP).description)
    #expect(reason(writing: "none/a") == SystemError(ENOENT).description)
    #expect(reason(writing: "") == SystemError(EISDIR).description)
    #expect(try names == ["folder", "socket"])
  }

  @Test func `making a folder makes the folders around it, and fails where a file exists`() throws {
    try OutputFolder.make(at: path("a/b/c"))
    try OutputFolder.make(at: path("a/b/c"))
    // The last component exists as soon as the one before has been made.
    try OutputFolder.make(at: path("new/."))
    #expect(try names == ["a", "new"])
    try OutputFile.write(new, to: path("a/b/c/file"))
    func failure(_ name: String) -> RenderError? {
      do throws(RenderError) {
        try OutputFolder.make(at: path(name))
        return nil
      } catch { return error }
    }
    for name in ["a/b/c/file", "a/b/c/file/d"] {
      #expect(
        failure(name) == .write(path: path(name), reason: SystemError(ENOTDIR).description))
    }
  }
}
