import FocusTesting
import Foundation
import Testing
import UIKit

/// Property animators, whose animations can be stopped before their end.
@MainActor
struct PropertyAnimatorTests {
  private let screen: FocusHarness
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    let root = UIViewController()
    screen = FocusHarness(root: root, size: CGSize(width: 400, height: 300))
    root.view.addSubview(view)
    screen.player.rest()
  }

  /// Returns an animator of the window of this test, which shows the program from now on.
  private func animator() -> UIViewPropertyAnimator {
    screen.window.makeKeyAndVisible()
    return UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
  }

  @Test func `an animator begins when it is started and calls its completion at the end`() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 0 && animator.state == .active && animator.isRunning)
    screen.player.advance(by: 0.9)
    #expect(ends.isEmpty)
    screen.player.advance(by: 0.2)
    #expect(ends == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test
  func `an animator stopped without finishing leaves views as drawn and calls no completion`() {
    let animator = animator()
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { _ in Issue.record("a stopped animator called its completion") }
    animator.startAnimation()
    screen.player.advance(by: 0.3)
    animator.stopAnimation(true)
    let stopped = view.alpha
    #expect(stopped > 0 && stopped < 1)
    #expect(animator.state == .inactive)
    screen.player.advance(by: 2)
    #expect(view.alpha == stopped)
  }

  @Test(arguments: [UIViewAnimatingPosition.end, .current])
  func `an animator that is stopped and finished ends at the given position and reports it`(
    position: UIViewAnimatingPosition
  ) {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { view.transform = CGAffineTransform(translationX: 100, y: 0) }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    screen.player.advance(by: 0.3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ends.isEmpty)
    let stopped = view.transform.tx
    #expect(stopped > 0 && stopped < 100)
    animator.finishAnimation(at: position)
    #expect(view.transform.tx == (position == .end ? 100 : stopped))
    #expect(ends == [position] && animator.state == .inactive)
  }

  @Test func `stopping a finished animator does not change a value that was set later`() {
    let animator = animator()
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation()
    screen.player.advance(by: 2)
    view.alpha = 0.5
    animator.stopAnimation(true)
    #expect(view.alpha == 0.5)
  }

  @Test func `changes with a delay factor begin after that part of the duration`() {
    let animator = animator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    screen.player.advance(by: 0.4)
    #expect(view.alpha == 1)
    screen.player.advance(by: 0.2)
    #expect(view.alpha == 0)
  }

  @Test func `an animator that is stopped during its start delay changes nothing`() {
    let animator = animator()
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation(afterDelay: 1)
    #expect(!animator.isRunning)
    screen.player.advance(by: 0.5)
    animator.stopAnimation(true)
    screen.player.advance(by: 1)
    #expect(view.alpha == 1)
  }

  @Test func `a running property animator lives until it has finished`() {
    var isOver = false
    screen.window.makeKeyAndVisible()
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.25, options: [.curveEaseOut], animations: { view.alpha = 0 },
      completion: { isOver = $0 == .end })
    #expect(view.alpha == 1)
    screen.player.advance(by: 0.3)
    #expect(view.alpha == 0 && !isOver)
    screen.player.advance(by: 0.6)
    #expect(isOver)
  }
}
