import Foundation
import HaloSceneGraph
import Machine

/// Measures Auto Layout: `Scripts/benchmark layout`.
@main
@MainActor
enum LayoutBenchmark {
  static func main() {
    print(Machine.description)
    print("nested stacks, ten in each; milliseconds, the median of several")
    let columns = ["views", "constraints", "first", "one constant", "a view removed"]
    print(columns.map { pad($0, 15) }.joined())
    for depth in 1...3 {
      var times: [[Double]] = [[], [], []]
      var stacks = NestedStacks(depth: depth)
      for _ in 0..<5 {
        stacks = NestedStacks(depth: depth)
        times[0].append(milliseconds { stacks.root.layoutIfNeeded() })
        for step in 1...10 {
          stacks.first?.constant = CGFloat(4 + step)
          times[1].append(milliseconds { stacks.root.layoutIfNeeded() })
        }
        let last = stacks.root.subviews.first?.subviews.last?.subviews.last
        times[2].append(
          milliseconds {
            last?.removeFromSuperview()
            stacks.root.layoutIfNeeded()
          })
      }
      let medians = times.map { $0.sorted()[$0.count / 2] }.map { String(format: "%.2f", $0) }
      let counts = [stacks.views, stacks.constraints].map(String.init)
      print((counts + medians).map { pad($0, 15) }.joined())
    }
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .milliseconds(1)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
