import CHaloLibFuzzer
import Foundation
import HaloGoldenTesting

/// `fuzz TARGET [options of libFuzzer] [folders with inputs]`; Scripts/fuzz runs it.
///
/// libFuzzer calls it with one input after the other, changes those that reach something new, and
/// when one ends the program leaves it in a file. `fuzz record SECONDS FILE` makes an input of
/// `events` from what somebody does to a window meanwhile.
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

  /// Does what `fuzz record SECONDS FILE` asks for.
  private static func record(_ seconds: String, _ path: String) {
    do {
      TestFonts.pin()
      try EventRecording().run(seconds: Double(seconds) ?? 10, into: path)
    } catch {
      print("fuzz: \(error)")
      exit(2)
    }
  }

  /// Has what is done at the end of the program, which saves the input, done on a stack of its own:
  /// an endless recursion leaves no room on the other.
  private static func tellOfFullStacks() {
    let size = 1 << 18
    var stack = stack_t(
      ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }
}

/// Called by libFuzzer for each new input: the target's own changes and libFuzzer's, by turns.
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
