import Foundation

/// A program that a test has started.
///
/// Foundation's `Process` checks only twenty times a second whether a program has ended. This type
/// knows at once, which saves most of the time of a test that presses keys.
struct Program: Sendable {
  let processIdentifier: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: the path of the program.
  ///   - arguments: the arguments without the program's name.
  ///   - environment: the whole environment; nil: that of the tests.
  ///   - output: a descriptor that becomes its standard output; nil: the output is discarded.
  /// - Throws: `POSIXError` if the program cannot be started.
  init(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil,
    output: Int32? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // A reader would wait for ever for the end of a file that the program keeps open.
    for descriptor in Self.openDescriptors where descriptor > 2 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    // The threads of tests have signals blocked, which the program must receive.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let environment = environment ?? ProcessInfo.processInfo.environment
    var names = ([path] + arguments).map { strdup($0) } + [nil]
    var values = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (names + values).forEach { free($0) } }
    var pid: pid_t = 0
    let error = posix_spawn(&pid, path, &actions, &attributes, &names, &values)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    processIdentifier = pid
  }

  /// Waits until the program has ended; may be called only once.
  ///
  /// - Returns: The exit status, or the negative number of the signal that ended the program.
  @discardableResult
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(processIdentifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : -signal
  }

  private static var openDescriptors: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }
  }

  /// Kills the program.
  func kill() { Foundation.kill(processIdentifier, SIGKILL) }
}
