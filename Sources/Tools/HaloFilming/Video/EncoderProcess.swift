import Foundation
import HaloCairoRenderer

/// A program that reads a stream and writes a file, without a shell.
///
/// Bytes wait here until the program takes them, so that the caller does not wait for it. The file
/// that it writes has no name: nothing of it is left behind, however this program or that one ends.
final class EncoderProcess {
  private let process: pid_t
  /// The end of a socket from which the program reads; -1 once it is closed.
  private var input: Int32
  /// The end of a socket into which the program writes its messages; -1 once it has ended.
  private var messages: Int32
  private let file: Int32
  private var waiting: [UInt8] = []
  private var sent = 0
  private var said: [UInt8] = []
  private var status: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: the name of the program, which is looked for in PATH, or its path.
  ///   - arguments: its arguments; it reads standard input and writes the file that its standard
  ///     output is.
  /// - Throws: ``VideoError``.
  init(_ program: String, _ arguments: [String]) throws(VideoError) {
    var sockets: [Int32] = [-1, -1]
    var others: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw .system("\(SystemError.last)") }
    guard socketpair(AF_UNIX, kind, 0, &others) == 0 else {
      let reason = SystemError.last
      for each in sockets { close(each) }
      throw .system("\(reason)")
    }
    let file = Self.unnamedFile()
    var number: pid_t = -1
    let code =
      file < 0
      ? errno
      : Self.start(
        program, arguments, input: sockets[1], output: file, messages: others[1], &number)
    close(sockets[1])
    close(others[1])
    guard code == 0 else {
      for each in [sockets[0], others[0], file] where each >= 0 { close(each) }
      throw code == ENOENT && file >= 0 ? .missing : .system("\(SystemError(code))")
    }
    (process, input, messages) = (number, sockets[0], others[0])
    self.file = file
  }

  deinit {
    for each in [input, messages, file] where each >= 0 { close(each) }
    guard status == nil else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Opens a file for reading and writing that no folder contains; -1 on failure.
  private static func unnamedFile() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
  }

  /// Starts the program with three standard streams, and in a process group of its own, so that an
  /// interruption from the terminal does not reach it.
  private static func start(
    _ program: String, _ arguments: [String], input: Int32, output: Int32, messages: Int32,
    _ number: inout pid_t
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (index, descriptor) in [input, output, messages].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(index))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program begins without blocked signals, whatever this one blocks.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    return posix_spawnp(&number, program, &actions, &attributes, words, environ)
  }

  // MARK: Stream

  /// Whether the program has taken all bytes.
  var isTaken: Bool { sent == waiting.count }

  /// Adds bytes to the end of the stream.
  func write(_ bytes: [UInt8]) {
    waiting.removeFirst(sent)
    sent = 0
    waiting += bytes
  }

  /// Gives the program bytes, until it has taken all of them or the time is over.
  ///
  /// - Parameter limit: the longest time to wait; nil for as long as it takes.
  /// - Returns: Whether it has taken all.
  /// - Throws: ``VideoError`` if the program has ended before.
  func pump(within limit: Duration?) throws(VideoError) -> Bool {
    let end = limit.map { ContinuousClock.now + $0 }
    repeat {
      send()
      if isTaken { return true }
      wait(for: end)
      if messages < 0 { throw failure }
    } while end.map { $0 > .now } ?? true
    return false
  }

  /// Ends the stream and waits for the end of the program.
  ///
  /// - Parameter limit: the longest time to wait; nil for as long as it takes.
  /// - Returns: The bytes of the file; nil if the program has not ended yet.
  /// - Throws: ``VideoError`` if the program failed.
  func finish(within limit: Duration?) throws(VideoError) -> [UInt8]? {
    guard try pump(within: limit) else { return nil }
    if input >= 0 {
      close(input)
      input = -1
    }
    let end = limit.map { ContinuousClock.now + $0 }
    while messages >= 0 {
      wait(for: end)
      if messages >= 0, let end, end <= .now { return nil }
    }
    guard status == 0 else { throw failure }
    let bytes = try self.bytes()
    guard !bytes.isEmpty else { throw .failed("it made no file") }
    return bytes
  }

  /// Sends as many bytes as the socket takes.
  private func send() {
    while input >= 0, sent < waiting.count {
      let count = waiting.withUnsafeBytes {
        Glibc.send(
          input, $0.baseAddress.map { $0 + sent }, $0.count - sent,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if count > 0 {
        sent += count
      } else if errno == EPIPE || errno == ECONNRESET {
        // The program reads no more, and its messages say why.
        close(input)
        input = -1
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits until the program takes bytes, says something or ends.
  private func wait(for end: ContinuousClock.Instant?) {
    var events = [pollfd(fd: messages, events: Int16(POLLIN), revents: 0)]
    if input >= 0, !isTaken { events.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
    let milliseconds = end.map { end in
      Int32(clamping: Int(max(0, ContinuousClock.now.duration(to: end) / .milliseconds(1))))
    }
    guard poll(&events, nfds_t(events.count), milliseconds ?? -1) > 0, events[0].revents != 0 else {
      return
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(messages, &bytes, bytes.count)
    if count > 0 {
      // Messages may repeat for every frame; the first ones are enough.
      if said.count < 65_536 { said += bytes[..<count] }
    } else if count == 0 || errno != EINTR {
      close(messages)
      messages = -1
      var code: Int32 = 0
      while waitpid(process, &code, 0) == -1, errno == EINTR {}
      status = code
    }
  }

  /// The first message of the program, without the name of the part that it is from.
  private var failure: VideoError {
    let lines = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first else {
      return .failed(status == 127 << 8 ? "it cannot be started" : "it ended without a message")
    }
    return .failed(
      line.replacing(/^\[[^\]]*\] */, with: "").trimmingCharacters(in: .whitespaces))
  }

  private func bytes() throws(VideoError) -> [UInt8] {
    var result: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = pread(file, &part, part.count, off_t(result.count))
      if count == 0 { return result }
      if count > 0 {
        result += part[..<count]
      } else if errno != EINTR {
        throw .system("\(SystemError.last)")
      }
    }
  }
}
