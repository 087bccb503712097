import FocusTesting
import Foundation
import Testing
import UIKit

/// Display links, which call a target by the clock of the window.
@MainActor
struct DisplayLinkTests {
  private final class Counter: SelectorTarget {
    var times: [CFTimeInterval] = []
    var responses: [Selector: @MainActor (Any?) -> Void] {
      ["step": { [unowned self] in times.append(($0 as? CADisplayLink)?.timestamp ?? -1) }]
    }
  }

  private let screen = FocusHarness(
    root: UIViewController(), size: CGSize(width: 400, height: 300))
  private let counter = Counter()

  /// Returns a display link of the window of this test, which shows the program from now on.
  private func link(_ rate: Int) -> CADisplayLink {
    screen.window.makeKeyAndVisible()
    let link = CADisplayLink(target: counter, selector: "step")
    link.preferredFramesPerSecond = rate
    return link
  }

  @Test func `a display link calls its target at the preferred rate with its timestamp`() {
    let link = link(10)
    screen.player.advance(by: 1)
    #expect(counter.times.isEmpty)
    link.add(to: .main, forMode: .common)
    screen.player.advance(by: 1.01)
    #expect((8...10).contains(counter.times.count))
    #expect(counter.times == counter.times.sorted() && counter.times.last == link.timestamp)
    link.invalidate()
  }

  @Test func `a display link can be paused and invalidated`() {
    let link = link(10)
    link.add(to: .main, forMode: .common)
    screen.player.advance(by: 0.55)
    link.isPaused = true
    let count = counter.times.count
    screen.player.advance(by: 1)
    #expect(counter.times.count == count)
    link.isPaused = false
    screen.player.advance(by: 0.3)
    #expect(counter.times.count > count)
    link.invalidate()
    let last = counter.times.count
    screen.player.advance(by: 1)
    #expect(counter.times.count == last)
  }

  @Test func `a display link releases its target when it is invalidated`() {
    weak var held: Counter?
    let link: CADisplayLink
    do {
      let counter = Counter()
      held = counter
      link = CADisplayLink(target: counter, selector: "step")
      link.add(to: .main, forMode: .common)
    }
    #expect(held != nil)
    link.invalidate()
    #expect(held == nil)
  }
}
