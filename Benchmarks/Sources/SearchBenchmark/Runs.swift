import FocusEngine
import FocusGeometry
import FocusTestSupport
import Foundation

/// Movements in a field of light items.
@MainActor
struct FieldRun {
  let field: LightField
  let system: FocusSystem
  private var random = SeededGenerator(seed: 7)

  init(rects: [CGRect], model: FocusModel) {
    field = LightField(rects, model: model)
    guard let system = field.focusSystem else { fatalError("a field has a focus system") }
    self.system = system
    system.moveFocus(heading: .next)
  }

  private func focus(_ item: LightItem) {
    system.requestFocusUpdate(to: item)
    system.updateFocusIfNeeded()
  }

  mutating func time(moves: Int, moving: Bool) -> Times {
    var times = Times()
    for move in 0..<moves {
      focus(field.items[.random(in: field.items.indices, using: &random)])
      let other = field.items[.random(in: field.items.indices, using: &random)]
      let frame = other.frame
      let heading = FocusHeading.straight[move % 4]
      times.add {
        if moving {
          field.move(other, to: frame.offsetBy(dx: 3, dy: 2))
          system.setNeedsFocusValidation()
        }
        system.moveFocus(heading: heading)
      }
      if moving { field.move(other, to: frame) }
    }
    return times
  }

  /// Of so many random movements, those that end elsewhere than a scan says.
  mutating func mismatches(with scan: Scan, samples: Int) -> Int {
    var wrong = 0
    for sample in 0..<samples {
      let index = Int.random(in: field.items.indices, using: &random)
      // What lies over other things hides them from the focus, but not from a scan.
      focus(field.items[index])
      guard system.focusedItem === field.items[index] else { continue }
      let heading = FocusHeading.straight[sample % 4]
      system.moveFocus(heading: heading)
      let end = (system.focusedItem as? LightItem)?.handle
      if end != scan.next(from: index, heading) ?? index { wrong += 1 }
    }
    return wrong
  }
}

/// The same rule over all rectangles.
struct Scan {
  let rects: [CGRect]
  let strategy: FocusStrategy

  func next(from index: Int, _ heading: FocusHeading) -> Int? {
    let search = DirectionalSearch(
      origin: rects[index], heading: heading, direction: .leftToRight, strategy: strategy)
    var ranks: [FocusRank] = []
    var places: [Int] = []
    for (place, rect) in rects.enumerated() where place != index {
      if case .success(let rank) = search.rank(of: [rect], isGuide: false, order: place) {
        ranks.append(rank)
        places.append(place)
      }
    }
    return search.best(of: ranks).map { places[$0] }
  }

  /// Repeats for so many seconds, at least three times.
  func time(budget: Double) -> Times {
    var random = SeededGenerator(seed: 7)
    return repeated(budget) { round in
      _ = next(from: .random(in: rects.indices, using: &random), FocusHeading.straight[round % 4])
    }
  }
}

func androidLoopTimes(rects: [CGRect], budget: Double) -> Times {
  var random = SeededGenerator(seed: 7)
  return repeated(budget) { round in
    _ = androidLoop(
      from: rects[.random(in: rects.indices, using: &random)],
      heading: FocusHeading.straight[round % 4], among: rects)
  }
}

private func repeated(_ budget: Double, _ body: (Int) -> Void) -> Times {
  var times = Times()
  var round = 0
  while round < 3 || (times.samples.reduce(0, +) < budget * 1e6 && round < 2000) {
    times.add { body(round) }
    round += 1
  }
  return times
}
