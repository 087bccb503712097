import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloSceneGraph
import Machine

/// Measures the frames of focus moves, phase by phase, in every scene: `Scripts/benchmark frames
/// [SCENE …] [WIDTHxHEIGHT …] [--runs N]`; with `--cells`, one animated cell among few and among
/// many.
///
/// The clock is advanced by hand, so every run draws the same frames. For each phase of each frame
/// the fastest run counts, which excludes the machine's other work.
@main
struct FrameBenchmark {
  @MainActor
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var runs = 5
    if let place = arguments.firstIndex(of: "--runs"), place + 1 < arguments.count {
      runs = Int(arguments[place + 1]) ?? runs
      arguments.removeSubrange(place...(place + 1))
    }
    if arguments.contains("--cells") {
      print(Machine.description)
      return print(try CellCrowd.table(runs: runs))
    }
    // Only these screens are measured, such as 3840x2160.
    let sizes = arguments.filter { $0.first?.isNumber == true }
    arguments.removeAll { sizes.contains($0) }
    let screens = Screen.all.filter { sizes.isEmpty || sizes.contains($0.name) }
    let scenes = DemoScene.all.filter { arguments.isEmpty || arguments.contains($0.id) }
    print(Machine.description)
    print(
      "milliseconds: mean / median / 95 % / longest of the frames that draw; best of \(runs) runs")
    for screen in screens {
      print("\n\(screen.name), target \(screen.target) ms")
      for scene in scenes {
        let all = try (0..<max(1, runs)).map { _ in
          var walk = try SceneWalk(scene, on: screen)
          return try walk.frames()
        }
        print(FrameTable(runs: all, target: screen.target).text(named: scene.id))
      }
    }
  }
}

/// A window's size in pixels, its scale, and the target time of its frames.
struct Screen {
  var width: Int
  var height: Int
  var scale: CGFloat
  /// The target for the median in milliseconds; a frame at 60 Hz has 16.7.
  var target: Double

  var name: String { "\(width)x\(height)" }

  static let all = [
    Screen(width: 1280, height: 800, scale: 1, target: 2.5),
    Screen(width: 1920, height: 1080, scale: 1, target: 2.5),
    Screen(width: 3840, height: 2160, scale: 2, target: 8),
  ]
}
