import FocusTesting
import Foundation
import Testing
import UIKit

/// Animations that can be stopped on their way.
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

  /// Of the window of this test, which is the one that shows the program from now on.
  private func animator() -> UIViewPropertyAnimator {
    screen.window.makeKeyAndVisible()
    return UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
  }

  @Test func `it begins when it is started, and tells when it is over`() {
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

  @Test func `stopped without finishing, everything stays where it was drawn, and nobody is told`()
  {
    let animator = animator()
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { _ in Issue.record("it was stopped") }
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
  func `stopped and finished, it is at its end or stays, and tells so`(
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

  @Test func `what another animation has taken over is not stopped with it`() {
    let animator = animator()
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation()
    screen.player.advance(by: 2)
    view.alpha = 0.5
    animator.stopAnimation(true)
    #expect(view.alpha == 0.5)
  }

  @Test func `changes may begin later, and end with the others`() {
    let animator = animator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    screen.player.advance(by: 0.4)
    #expect(view.alpha == 1)
    screen.player.advance(by: 0.2)
    #expect(view.alpha == 0)
  }

  @Test func `it may be started later, and is stopped before that`() {
    let animator = animator()
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation(afterDelay: 1)
    #expect(!animator.isRunning)
    screen.player.advance(by: 0.5)
    animator.stopAnimation(true)
    screen.player.advance(by: 1)
    #expect(view.alpha == 1)
  }

  @Test func `one that runs at once lives until it is over`() {
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
