import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloSceneGraph
import Synchronization

@testable import FocusEngine
@testable import HaloCommand

/// A target for a command line, with one argument in each line of the input: it is parsed and, if
/// the command only reads or draws, run.
///
/// It runs in a temporary folder, the only one in which it may write.
struct CommandTarget: FuzzTarget {
  /// The words in the help of any command.
  let words = Halo.configuration.subcommands.flatMap { command in
    Halo.helpMessage(for: command, columns: 1000).split { " ,=[]<>|()\n".contains($0) }.map(
      String.init)
  }
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "halo-fuzz-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard chdir(folder) == 0 else { throw POSIXError(.ENOENT) }
    setenv("XDG_CONFIG_HOME", folder, 1)
    setenv("HOME", folder, 1)
    unsetenv("DISPLAY")
    // A command that reads standard input must not wait for it.
    let nothing = open("/dev/null", O_RDONLY)
    guard nothing >= 0, dup2(nothing, STDIN_FILENO) == STDIN_FILENO else {
      throw POSIXError(.ENOENT)
    }
    close(nothing)
  }

  func run(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    let arguments = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !arguments.contains(where: { $0.contains("\0") }),
      isHarmless(arguments, mayDraw: input.seed % 4 == 0)
    else { return }
    let first = perform(arguments)
    // Output and pictures must be the same each time, which is only tested for some inputs.
    guard input.seed % 16 == 0 else { return }
    let second = perform(arguments)
    promise(first == second, "\(first) and then \(second)")
  }

  private struct Outcome: Equatable {
    var status: Int32
    var output: [UInt8]
    var errors: String
  }

  private func perform(_ arguments: [String]) -> Outcome {
    let output = Mutex<[UInt8]>([])
    let errors = Mutex("")
    let terminal = Terminal(
      output: { bytes in output.withLock { $0 += bytes } },
      errors: { line in errors.withLock { $0 += line } })
    let status = Terminal.$current.withValue(terminal) { Halo.run(arguments, environment: [:]) }
    // This resets what an argument has switched on for the whole program.
    let isLogged = FocusLog.sink != nil
    FocusLog.sink = nil
    FocusLoopOptions.isLaunchedWithDebugger = false
    let outcome = Outcome(
      status: status.rawValue, output: output.withLock { $0 }, errors: errors.withLock { $0 })
    let length = arguments.reduce(0) { $0 + $1.utf8.count }
    if !isLogged { promiseSense(outcome, length: length) }
    return outcome
  }

  /// Promises that a failure is reported in one line, or in one for each mistake, and that success
  /// prints nothing but results.
  ///
  /// The message may quote the arguments, whose total length in bytes is given.
  private func promiseSense(_ outcome: Outcome, length: Int) {
    let isReported = outcome.status == 0 || !outcome.output.isEmpty
    if isReported, outcome.errors.isEmpty { return }
    promise(outcome.status != 0, "complains and succeeds: \(outcome.errors)")
    promise(outcome.errors.hasSuffix("\n"), "a whole line: \(outcome.errors)")
    for line in outcome.errors.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      promiseOneLine(String(line), about: "halo: ", most: 2048 + 2 * length)
    }
  }

  /// Returns whether a command takes only a moment and writes nothing outside the folder.
  ///
  /// Commands that draw, which takes longer, count only if they may.
  private func isHarmless(_ arguments: [String], mayDraw: Bool) -> Bool {
    guard let launch = try? LaunchArguments(arguments, environment: [:]),
      let command = try? Halo.parseAsRoot(launch.rest)
    else { return true }
    switch command {
    case is Scenes, is Shortcuts: return true
    case let trace as Trace: return isSmall(trace.size, keys: trace.keys)
    case let shot as Shot:
      return mayDraw && !shot.all && isInside(shot.output) && (shot.at ?? 0) <= 2000
        && isSmall(shot.picture, keys: shot.keys)
    case let explain as Explain:
      return mayDraw && isInside(explain.output) && isSmall(explain.picture, keys: explain.keys)
    case let film as Film:
      return mayDraw && isInside(film.output) && isSmall(film.picture, keys: film.keys)
        && ((try? film.script().frameCount) ?? .max) <= 12
    // These open windows, write files beside walks or icons, or are unknown here.
    default: return false
    }
  }

  private func isSmall(_ picture: PictureOptions, keys: String) -> Bool {
    picture.scale <= 1 && isSmall(picture.size, keys: keys)
  }

  private func isSmall(_ size: SizeArgument?, keys: String) -> Bool {
    guard let size = size?.size else { return keys.utf8.count < 80 }
    return size.width * size.height < 1_100_000 && keys.utf8.count < 80
  }

  private func isInside(_ output: OutputArgument) -> Bool {
    !output.path.contains("/") && output.path != ".."
  }
}
