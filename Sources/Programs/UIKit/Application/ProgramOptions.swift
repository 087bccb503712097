import ArgumentParser
import FocusEngine
import Foundation
import HaloHosting
import HaloSceneGraph

/// The command-line options of every program that is made with `UIKit`.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Of the window, in points; by default \(WindowSetup.standardSize.words), for tv"
        + " \(WindowSetup.televisionSize.words). A television's screen, which has"
        + " \(ScreenCanvas.television.size.words) points, is scaled to the window.",
      valueName: "width×height"))
  var size: SizeArgument?

  @Option(help: "How focus moves and is shown: pad, catalyst or tv.")
  var model = ModelArgument.pad

  @Option(help: "light or dark; the desktop's choice in a window unless given.")
  var style: StyleArgument?

  @Option(help: ArgumentHelp("Keys to press first, for instance \"Tab Right Right\"."))
  var keys = ""

  @Option(
    help: ArgumentHelp("Draw one picture into this file, without a window.", valueName: "png"))
  var shot: String?

  @Option(help: ArgumentHelp("Device pixels a point, of pictures.", valueName: "number"))
  var scale = 1.0

  @Option(
    help: ArgumentHelp(
      "Play a walk of the program, without a window; the status is 1 where it fails.",
      valueName: "yaml"))
  var walk: String?

  @Flag(help: "Print where each of the keys leads, and why, a line of JSON each.")
  var trace = false

  /// The size of the window, in points.
  var windowSize: CGSize {
    size?.size ?? (model == .tv ? WindowSetup.televisionSize : WindowSetup.standardSize)
  }

  func validate() throws {
    guard (0.5...4).contains(scale) else {
      throw ValidationError("--scale takes a number from 0.5 to 4, not \(scale)")
    }
    if trace || !keys.isEmpty, walk != nil {
      throw ValidationError("a walk has keys of its own: --walk goes without --keys and --trace")
    }
    do { _ = try Key.sequence(keys) } catch { throw ValidationError("--keys: \(error)") }
  }
}

/// A width and a height in points, as an argument.
struct SizeArgument: ExpressibleByArgument {
  let size: CGSize

  init(_ size: CGSize) { self.size = size }

  init?(argument: String) {
    let parts = argument.split { "x×".contains($0) }.map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (100...8_000).contains(width), (100...8_000).contains(height)
    else { return nil }
    self.init(CGSize(width: width, height: height))
  }
}

extension CGSize {
  /// The size in whole points, as an argument.
  fileprivate var words: String { "\(Int(width))x\(Int(height))" }
}

enum ModelArgument: String, ExpressibleByArgument, CaseIterable {
  case pad, catalyst, tv

  @MainActor
  var model: FocusModel {
    switch self {
    case .pad: .pad
    case .catalyst: .catalyst
    case .tv: .tv
    }
  }
}

enum StyleArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  var style: UserInterfaceStyle { self == .light ? .light : .dark }
}
