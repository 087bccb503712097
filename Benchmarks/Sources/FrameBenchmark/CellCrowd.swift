import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A still screen with many cells, of which one is animated: the cost of its frames should depend
/// on that cell, not on the screen.
@MainActor
struct CellCrowd {
  /// The arrangement of the cells in the tree of views.
  enum Arrangement: String, CaseIterable {
    /// All cells in one view.
    case flat
    /// Rows of twenty cells each.
    case rows
  }

  private static let size = CGSize(width: 1920, height: 1080)
  private static let pitch: CGFloat = 20
  private static let duration: TimeInterval = 0.5

  private let window: Window
  private let cells: [View]
  private let renderer: Renderer
  private let surface: PixelSurface

  init(count: Int, _ arrangement: Arrangement) throws {
    renderer = Renderer(text: TextEngine())
    surface = try PixelSurface(width: Int(Self.size.width), height: Int(Self.size.height))
    window = Window(
      size: Self.size, model: .pad, appearance: .light, textMeasurer: renderer.text)
    // The density is the same on every screen, so that the animated cell has as many neighbours.
    let columns = Int((Double(count) * 16 / 9).squareRoot().rounded(.up))
    cells = (0..<count).map { index in
      let cell = View(
        frame: CGRect(
          x: CGFloat(index % columns) * Self.pitch, y: CGFloat(index / columns) * Self.pitch,
          width: 16, height: 12))
      cell.backgroundColor = Color(white: 0.3 + 0.5 * CGFloat(index % 7) / 7)
      return cell
    }
    switch arrangement {
    case .flat: cells.forEach { window.addSubview($0) }
    case .rows:
      for start in stride(from: 0, to: count, by: 20) {
        let row = View(frame: CGRect(origin: .zero, size: Self.size))
        cells[start..<min(start + 20, count)].forEach { row.addSubview($0) }
        window.addSubview(row)
      }
    }
  }

  /// Returns the milliseconds of each phase (display list, damage, draw) of each frame of an
  /// animation, from the fastest of `runs`.
  func frames(runs: Int) throws -> [[Double]] {
    var time: TimeInterval = 0
    var shown = window.frame(at: time)
    try renderer.draw(shown, on: surface, scale: 1, region: shown.damage(since: nil, scale: 1))
    // This cell is in the middle of a line in the middle.
    let cell = cells[cells.count / 2 + Int((Double(cells.count) * 16 / 9).squareRoot() / 2)]
    var best: [[Double]] = []
    for run in 0..<max(1, runs) {
      View.animate(withDuration: Self.duration, in: window) {
        cell.backgroundColor = run % 2 == 0 ? .black : .white
      }
      var frames: [[Double]] = []
      for _ in 0..<Int(Self.duration * 60) {
        time += ScenePlayer.frameDuration
        var list = shown
        let listing = measure { list = window.frame(at: time) }
        var region: [PixelRect] = []
        let comparing = measure { region = list.damage(since: shown, scale: 1) }
        let drawing = try measure {
          try renderer.draw(list, on: surface, scale: 1, region: region)
        }
        shown = list
        frames.append([listing, comparing, drawing])
      }
      best = best.isEmpty ? frames : zip(best, frames).map { zip($0, $1).map(min) }
    }
    return best
  }

  private func measure(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  /// Returns a table with a line for each arrangement and number of cells.
  static func table(runs: Int) throws -> String {
    var lines = [
      "one animated cell of a still screen, 1920x1080; microseconds, median of the frames"
    ]
    for arrangement in Arrangement.allCases {
      var least: Double?
      for count in [50, 500, 5000] {
        let frames = try CellCrowd(count: count, arrangement).frames(runs: runs)
        let phases = (0..<3).map { phase in frames.map { $0[phase] }.median * 1000 }
        let whole = frames.map { $0.reduce(0, +) }.median * 1000
        least = least ?? whole
        lines.append(
          "  \(count) cells, \(arrangement.rawValue)".padding(
            toLength: 22, withPad: " ", startingAt: 0)
            + zip(["list", "damage", "draw"], phases).map { String(format: "%@ %6.1f  ", $0, $1) }
            .joined()
            + String(format: "whole %6.1f  %5.2f of that of 50", whole, whole / (least ?? whole)))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension [Double] {
  fileprivate var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
