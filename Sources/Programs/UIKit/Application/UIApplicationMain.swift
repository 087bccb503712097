import ArgumentParser
import Foundation
import Halo
import HaloCairoRenderer
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

extension UIApplicationDelegate {
  /// Runs the program in a window or, with `--shot`, `--walk` or `--trace`, without one; called by
  /// `@main` on an application delegate.
  public static func main() {
    let options = ProgramOptions.parseOrExit()
    do {
      try Program(options).run(self)
      exit(EXIT_SUCCESS)
    } catch {
      Application.complain("\(error)")
      exit(EXIT_FAILURE)
    }
  }
}

/// Runs the program with the application delegate of a class name; the principal class has no
/// effect.
@MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName,
    let type = classNamed(delegateClassName) as? any UIApplicationDelegate.Type
  else { preconditionFailure("there is no application delegate \(delegateClassName ?? "")") }
  type.main()
  return EXIT_SUCCESS
}

/// The error that stops a program before it shows anything, in one line.
struct ProgramError: Error, CustomStringConvertible {
  let description: String
}

/// A program with its options, from its start to its end.
@MainActor
private struct Program {
  private let options: ProgramOptions
  private let setup: WindowSetup

  init(_ options: ProgramOptions) throws {
    self.options = options
    setup = try WindowSetup(
      size: options.windowSize, model: options.model.model, style: options.style?.style,
      text: TextEngine())
  }

  func run(_ delegateType: any UIApplicationDelegate.Type) throws {
    let window = try ProgramLaunch(setup: setup).window(of: delegateType)
    if let walk = options.walk { return try play(walk, in: window) }
    if options.shot != nil || options.trace { return try press(in: window) }
    try show(window)
  }

  // MARK: Showing

  private func show(_ window: UIWindow) throws {
    let application = try Application(
      window: window, renderer: setup.renderer,
      preferences: setup.preferences, messageHandler: Application.report)
    application.share(MainRunLoop.descriptor, work: MainRunLoop.runDue)
    try application.runTelling()
    UIApplication.shared.delegate?.applicationWillTerminate(.shared)
  }

  private func press(in window: UIWindow) throws {
    let player = ScenePlayer(window: window, scale: options.scale)
    player.rest()
    window.focusSystem?.explanationDetail = .complete
    if options.trace { print(try StepRecord(start: player.focusedLabel).json) }
    let names = options.keys.split(separator: " ").map(String.init)
    let keys = try Key.sequence(options.keys)
    for (index, key) in keys.enumerated() {
      let step = player.press(key)
      player.rest()
      guard options.trace else { continue }
      let name = names.count == keys.count ? names[index] : nil
      print(try StepRecord(step: index + 1, key: name, step).json)
    }
    if let shot = options.shot {
      try setup.renderer.picture(of: player.frame(), scale: options.scale)
        .writePNG(to: shot)
    }
  }

  private func play(_ path: String, in window: UIWindow) throws {
    let walk = try WalkDocument(path: path)
    let renderer = setup.renderer
    let runner = try WalkRunner(walk, in: window) { try renderer.picture(of: $0).writePNG(to: $1) }
    let failures = try runner.run()
    guard failures.isEmpty else {
      throw ProgramError(description: failures.map { "\($0)" }.joined(separator: "\n"))
    }
    print("ok    \(path) (\(walk.stepCount) steps)")
  }
}
