import FocusEngine
import FocusGeometry
import Foundation
import Machine

/// Measures one movement among n items: `Scripts/benchmark search`.
///
/// - `--n N` measures one number of items.
/// - `--layout KIND` measures one kind of layout.
/// - `--model NAME` measures one focus model.
/// - `--engine` omits the views.
/// - `--presses N` makes that many presses, however long they take (to count instructions).
/// - `--quick` measures up to 10 000 items, for a shorter time.
@main
struct SearchBenchmark {
  private static let usage =
    "usage: SearchBenchmark [--n N] [--layout grid|scatter|list] [--model tv|android] [--engine] "
    + "[--presses N] [--quick]"

  @MainActor
  static func main() {
    var counts = [1_000, 10_000, 100_000, 1_000_000]
    var kinds = BenchmarkLayout.Kind.allCases
    var columns = Column.allCases
    var models = [FocusModel.tv, .android]
    var limit = Walk.Limit()
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--quick":
        counts = counts.filter { $0 <= 10_000 }
        limit.time = .milliseconds(200)
      case "--n":
        guard let count = arguments.popFirst().flatMap({ Int($0) }), (2...10_000_000) ~= count
        else { fail("--n takes a whole number from 2 to 10 000 000") }
        counts = [count]
      case "--presses":
        guard let presses = arguments.popFirst().flatMap({ Int($0) }), (1...1_000_000) ~= presses
        else { fail("--presses takes a whole number from 1 to 1 000 000") }
        limit.presses = presses
      case "--model":
        guard let model = arguments.popFirst().flatMap({ FocusModel.named($0) }),
          model.arrowScope == .everywhere
        else { fail("--model takes tv or android") }
        models = [model]
      case "--engine": columns = [.engine, .engineMoved, .engineMoving]
      case "--layout":
        guard let kind = arguments.popFirst().flatMap(BenchmarkLayout.Kind.init) else {
          fail("--layout takes grid, scatter or list")
        }
        kinds = [kind]
      default: fail("unknown argument \(argument)")
      }
    }
    print(Machine.description)
    print("one press alone, median / 99 % in microseconds; differences from the scan after =")
    for kind in kinds {
      for model in models {
        print("\n\(kind.rawValue), .\(model.name) (\(model.strategy.rawValue))")
        print(columns.reduce(pad("n", 9)) { $0 + pad($1.rawValue, 20) })
        for count in counts {
          let layout = BenchmarkLayout(kind, count: count)
          print(row(columns, for: layout, model: model, limit: limit))
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
    case engineMoving = "moving that 1"
    case views
    case viewsMoved = "views, 1 moved"
    case viewsMoving = "moving that view"
    case scan = "plain scan"
    case loop = "Android's loop"
  }

  @MainActor
  private static func row(
    _ columns: [Column], for layout: BenchmarkLayout, model: FocusModel, limit: Walk.Limit
  ) -> String {
    var row = pad("\(layout.rects.count)", 9)
    let scan = { (rects: [CGRect], from: Int, heading: FocusHeading) in
      plainScan(from: from, heading: heading, strategy: model.strategy, among: rects)
    }
    // A scene is released before the next one is created, since scenes are large.
    func walk(in scene: any BenchmarkScene, moving: Bool) -> Walk {
      Walk(in: scene, layout: layout, movesItems: moving, limit: limit)
    }
    func text(_ walk: Walk) -> String {
      let check = walk.repeated(on: layout.rects, time: limit.time, search: scan)
      return "\(walk.timings.text) =\(check.differences)"
    }
    let unmoved = walk(in: LightScene(layout, model: model), moving: false)
    var moved: Walk?
    for column in columns {
      let cell: String
      switch column {
      case .engine: cell = text(unmoved)
      case .engineMoved:
        let walk = walk(in: LightScene(layout, model: model), moving: true)
        cell = text(walk)
        moved = walk
      case .views: cell = text(walk(in: ViewScene(layout, model: model), moving: false))
      case .viewsMoved:
        let walk = walk(in: ViewScene(layout, model: model), moving: true)
        cell = text(walk)
        moved = walk
      case .engineMoving, .viewsMoving: cell = moved?.changeTimings.text ?? "-"
      case .scan:
        cell = unmoved.repeated(on: layout.rects, time: limit.time, search: scan).timings.text
      case .loop:
        let looped = unmoved.repeated(on: layout.rects, time: limit.time) { rects, from, heading in
          androidLoop(from: rects[from], heading: heading, among: rects)
        }
        let differences = model.strategy == .nearestNeighbour ? " =\(looped.differences)" : ""
        cell = looped.timings.text + differences
      }
      row += pad(cell, 20)
    }
    return row
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
