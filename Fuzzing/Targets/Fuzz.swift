import CHaloLibFuzzer
import Foundation
import HaloGoldenTesting

/// The program `fuzz TARGET [options of libFuzzer] [folders with inputs]`; Scripts/fuzz runs it.
///
/// libFuzzer calls it with one input after another, changes those that reach something new, and
/// saves an input that ends the program. `fuzz record SECONDS FILE` records the events of a window
/// during its use as an input of `events`.
@main
@MainActor
enum Fuzz {
  fileprivate static var target: any FuzzTarget = KeysTarget()

  private static let targets: KeyValuePairs<String, @MainActor () throws -> any FuzzTarget> = [
    "layouts": { LayoutTarget() },
    "walks": { WalkTarget() },
    "screens": { ScreenTarget() },
    "keys": { KeysTarget() },
    "commands": { try CommandTarget() },
    "events": { try EventsTarget() },
  ]

  static func main() {
    var arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "record" { return record(arguments[2], arguments[3]) }
    guard arguments.count > 1, let make = targets.first(where: { $0.key == arguments[1] })?.value
    else {
      print("fuzz takes one of \(targets.map(\.key).joined(separator: ", "))")
      exit(2)
    }
    arguments.remove(at: 1)
    do {
      TestFonts.pin()
      target = try make()
    } catch {
      print("fuzz: \(error)")
      exit(2)
    }
    tellOfFullStacks()
    var count = CInt(arguments.count)
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
      capacity: arguments.count + 1)
    for (index, word) in arguments.enumerated() { words?[index] = strdup(word) }
    words?[arguments.count] = nil
    exit(
      LLVMFuzzerRunDriver(&count, &words) { bytes, count in
        let input = UnsafeBufferPointer(start: bytes, count: count)
        MainActor.assumeIsolated { Fuzz.target.run(Array(input)) }
        return 0
      })
  }

  /// Performs `fuzz record SECONDS FILE`.
  private static func record(_ seconds: String, _ path: String) {
    do {
      TestFonts.pin()
      try EventRecording().run(seconds: Double(seconds) ?? 10, into: path)
    } catch {
      print("fuzz: \(error)")
      exit(2)
    }
  }

  /// Runs signal handlers, which save the input, on a stack of their own, since endless recursion
  /// fills the other.
  private static func tellOfFullStacks() {
    let size = 1 << 18
    var stack = stack_t(
      ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }
}

/// Changes an input for libFuzzer, alternating at random between the target's own mutation and
/// libFuzzer's.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  var random = SeededGenerator(seed: UInt64(seed))
  guard Bool.random(using: &random) else { return LLVMFuzzerMutate(bytes, count, most) }
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  let changed = MainActor.assumeIsolated { [random] in
    Fuzz.target.mutated(input, by: random).prefix(most)
  }
  guard !changed.isEmpty, !changed.elementsEqual(input) else {
    return LLVMFuzzerMutate(bytes, count, most)
  }
  for (index, byte) in changed.enumerated() { bytes[index] = byte }
  return changed.count
}
