import FocusTesting
import Foundation
import Testing
import UIKit

/// Programs for a television, which are laid out on 1920 × 1080 points.
@MainActor
struct TelevisionScreenTests {
  /// A program that keeps the size of the screen before it makes its window.
  private final class Program: UIResponder, UIApplicationDelegate {
    private(set) var screenSize = CGSize.zero

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      screenSize = UIScreen.main.bounds.size
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      root.view.backgroundColor = .black
      let button = UIButton(type: .system)
      button.accessibilityIdentifier = "button"
      button.frame = CGRect(x: 1_700, y: 900, width: 120, height: 80)
      root.view.addSubview(button)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return true
    }
  }

  private static let screen = CGSize(width: 1920, height: 1080)

  @Test(
    arguments: [
      nil, CGSize(width: 1280, height: 720), CGSize(width: 1180, height: 820),
    ] as [CGSize?])
  func `screen and window have 1920 × 1080 points, whatever the size of the window`(
    size: CGSize?
  ) throws {
    let window = try Program.launch(size: size, model: .tv)
    let delegate = try #require(UIApplication.shared.delegate as? Program)
    #expect(delegate.screenSize == Self.screen)
    #expect(UIScreen.main.bounds.size == Self.screen && window.bounds.size == Self.screen)
    let harness = FocusHarness(window)
    #expect(harness.window.rootViewController?.view.bounds.size == Self.screen)
    #expect(harness.player.frame().size == size ?? Self.screen)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
  }

  @Test func `a program for an iPad has the size of its window, without a safe area`() throws {
    let window = try Program.launch(model: .pad)
    #expect(window.bounds.size == CGSize(width: 1180, height: 820))
    #expect(window.safeAreaInsets == UIEdgeInsets())
  }

  @Test func `a click is given in points of the screen`() throws {
    let harness = FocusHarness(
      try Program.launch(size: CGSize(width: 1280, height: 800), model: .tv))
    harness.player.click(CGPoint(x: 1_760, y: 940))
    #expect(harness.focus == "button")
  }

  @Test func `the ground of the program continues to the edges of its window`() throws {
    let harness = FocusHarness(
      try Program.launch(size: CGSize(width: 1280, height: 800), model: .tv))
    let picture = try harness.picture()
    #expect(picture.pixel(x: 640, y: 10) == 0xFF00_0000)
    #expect(picture.pixel(x: 640, y: 400) == 0xFF00_0000)
  }

  @Test func `text styles have the sizes and weights of a television`() throws {
    _ = try Program.launch(model: .tv)
    func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
    let styles: [(UIFont.TextStyle, CGFloat)] = [
      (.title1, 76), (.title2, 57), (.title3, 48), (.headline, 38), (.callout, 31), (.body, 29),
      (.caption1, 25), (.caption2, 23),
    ]
    for (style, size) in styles {
      #expect(font(style) == .systemFont(ofSize: size, weight: .medium), "\(style.rawValue)")
    }
    #expect(font(.subheadline) == .systemFont(ofSize: 38, weight: .regular))
    _ = try Program.launch(model: .pad)
    #expect(font(.body) == .systemFont(ofSize: 17))
  }
}
