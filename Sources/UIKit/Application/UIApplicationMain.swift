import ArgumentParser
import CairoRenderer
import DisplayList
import Foundation
import Halo
import Hosting
import LayoutFiles
import SceneGraph

extension UIApplicationDelegate {
  /// What `@main` before an application delegate runs: the program, in a window or, with `--shot`,
  /// `--walk` or `--trace`, without one.
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

/// Runs a program whose delegate is of this class; a name of a class is not needed where there is one.
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

/// What stops a program before it shows anything, in one line.
struct ProgramError: Error, CustomStringConvertible {
  let description: String
}

/// A program from its start to its end.
@MainActor
private struct Program {
  private let options: ProgramOptions
  private let setup: WindowSetup

  init(_ options: ProgramOptions) throws {
    self.options = options
    let text = TextEngine()
    try text.checkFonts()
    var setup = WindowSetup(renderer: Renderer(text: text))
    setup.size = options.size.size
    setup.model = options.model.model
    if let style = options.style { setup.preferences.userInterfaceStyle = style.style }
    self.setup = setup
    setup.use()
  }

  func run(_ delegateType: any UIApplicationDelegate.Type) throws {
    View.layoutContradictionHandler = { Application.complain("\($0)") }
    let window = try launch(delegateType)
    if let walk = options.walk { return try play(walk, in: window) }
    if options.shot != nil || options.trace { return try press(in: window) }
    try show(window)
  }

  // MARK: Launching

  private func launch(_ delegateType: any UIApplicationDelegate.Type) throws -> UIWindow {
    let application = UIApplication.shared
    let delegate = try make(delegateType)
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: [:])
    _ = delegate.application(application, didFinishLaunchingWithOptions: [:])
    if application.keyWindow == nil { try connectScene(of: delegate) }
    guard let window = application.keyWindow else {
      throw ProgramError(description: "no window was made key and visible")
    }
    delegate.applicationDidBecomeActive(application)
    return window
  }

  private func connectScene(of delegate: any UIApplicationDelegate) throws {
    let application = UIApplication.shared
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first ?? ""
    let named: AnyClass? =
      session.configuration.delegateClass ?? classNamed("\(module).SceneDelegate")
    guard let type = named as? any UISceneDelegate.Type else {
      throw ProgramError(
        description: "there is no window, and no class SceneDelegate to make one")
    }
    let scene = UIWindowScene(session: session)
    let sceneDelegate = try make(type)
    scene.delegate = sceneDelegate
    application.connectedScenes = [scene]
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
  }

  /// - Throws: where the class has no initialiser that could be called.
  private func make<Delegate>(_ type: Delegate.Type) throws -> Delegate {
    if let type = type as? UIResponder.Type, let made = type.make() as? Delegate { return made }
    if let type = type as? NSObject.Type, let made = type.makeObject() as? Delegate { return made }
    throw ProgramError(description: "\(type) has to inherit from UIResponder or NSObject")
  }

  // MARK: Showing

  private func show(_ window: UIWindow) throws {
    let application = try Application(
      window: window, renderer: setup.renderer,
      preferences: setup.preferences, messageHandler: Application.report)
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

/// The class of a program by its name: `Module.Class`; nil for none.
private func classNamed(_ name: String) -> AnyClass? {
  let parts = name.split(separator: ".")
  guard parts.count == 2 else { return nil }
  let mangled = parts.map { "\($0.utf8.count)\($0)" }.joined() + "C"
  return _typeByName(mangled) as? AnyClass
}
