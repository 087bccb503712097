import FocusEngine
import FocusGeometry
import Foundation

/// What one movement costs among n items: `swift run -c release SearchBenchmark`.
///
/// `--n N` measures one number of items, `--layout KIND` one kind of layout, `--quick` up to 10 000
/// items and for a shorter time.
@main
struct SearchBenchmark {
  private static let usage = "usage: SearchBenchmark [--n N] [--layout grid|scatter|list] [--quick]"

  @MainActor
  static func main() {
    var counts = [1_000, 10_000, 100_000, 1_000_000]
    var kinds = BenchmarkLayout.Kind.allCases
    var budget = Duration.milliseconds(1_000)
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--quick":
        counts = counts.filter { $0 <= 10_000 }
        budget = .milliseconds(200)
      case "--n":
        guard let count = arguments.popFirst().flatMap({ Int($0) }), (2...10_000_000) ~= count
        else { fail("--n takes a whole number from 2 to 10 000 000") }
        counts = [count]
      case "--layout":
        guard let kind = arguments.popFirst().flatMap(BenchmarkLayout.Kind.init) else {
          fail("--layout takes grid, scatter or list")
        }
        kinds = [kind]
      default: fail("unknown argument \(argument)")
      }
    }
    print("one press, median / 99 % in microseconds; differences from the scan after =")
    for kind in kinds {
      for model in [FocusModel.tv, .android] {
        print("\n\(kind.rawValue), .\(model.name) (\(model.strategy.rawValue))")
        print(Column.allCases.reduce(pad("n", 9)) { $0 + pad($1.rawValue, 20) })
        for count in counts {
          let layout = BenchmarkLayout(kind, count: count)
          print(row(for: layout, model: model, budget: budget))
        }
      }
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n\(usage)\n".utf8))
    exit(2)
  }

  private enum Column: String, CaseIterable {
    case engine
    case engineMoved = "engine, 1 moved"
    case views
    case viewsMoved = "views, 1 moved"
    case scan = "plain scan"
    case loop = "Android's loop"
  }

  @MainActor
  private static func row(
    for layout: BenchmarkLayout, model: FocusModel, budget: Duration
  ) -> String {
    var row = pad("\(layout.rects.count)", 9)
    let scan = { (rects: [CGRect], from: Int, heading: FocusHeading) in
      plainScan(from: from, heading: heading, strategy: model.strategy, among: rects)
    }
    func measure(_ scene: any BenchmarkScene, moving: Bool) -> Walk {
      let walk = Walk(in: scene, layout: layout, movesItems: moving, budget: budget)
      let check = walk.repeated(on: layout.rects, budget: budget, search: scan)
      row += pad("\(walk.timings.text) =\(check.differences)", 20)
      return walk
    }
    // A scene is gone before the next one is made: they are large.
    let walk = measure(LightScene(layout, model: model), moving: false)
    _ = measure(LightScene(layout, model: model), moving: true)
    _ = measure(ViewScene(layout, model: model), moving: false)
    _ = measure(ViewScene(layout, model: model), moving: true)
    let scanned = walk.repeated(on: layout.rects, budget: budget, search: scan)
    row += pad(scanned.timings.text, 20)
    let looped = walk.repeated(on: layout.rects, budget: budget) { rects, from, heading in
      androidLoop(from: rects[from], heading: heading, among: rects)
    }
    let differences = model.strategy == .nearestNeighbour ? " =\(looped.differences)" : ""
    return row + pad(looped.timings.text + differences, 20)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
