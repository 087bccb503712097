import Foundation
import HaloGoldenTesting

/// The files of a test of `halo audit`, and the command on them.
extension Scratch {
  /// A screen with one finding, a warning about the item `tiny`, which is too small.
  static let screenWithTinyItem = """
    model: tv
    size: [640, 400]
    focus: play
    views:
      - {id: play, kind: button, title: Play, frame: [40, 40, 160, 60]}
      - {id: stop, kind: button, title: Stop, frame: [240, 40, 160, 60]}
      - {id: tiny, kind: button, title: "?", frame: [402, 60, 12, 12]}
    """

  /// Writes a file of the folder, and makes the folders around it.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs `halo audit`, in whose arguments `@` stands for this folder.
  @MainActor
  func audit(_ arguments: [String]) -> HaloProgram.Result {
    HaloCommand.run(["audit"] + arguments.map { $0.replacing("@", with: "\(path)/") })
  }

  /// Runs `halo audit`, in whose arguments `@` stands for this folder.
  @MainActor
  func audit(_ arguments: String...) -> HaloProgram.Result { audit(arguments) }
}
