import Foundation
import Halo
import HaloSceneGraph

/// The launch of a program, with an application of its own, whatever ran before in this process.
@MainActor
struct ProgramLaunch {
  let setup: WindowSetup

  /// Creates the delegate, and a scene if there is no window yet, and returns the key window.
  ///
  /// - Throws: ``ProgramError`` if there is no window.
  func window(of delegateType: any UIApplicationDelegate.Type) throws -> UIWindow {
    setup.use()
    View.layoutContradictionHandler = { Application.complain("\($0)") }
    let application = UIApplication()
    UIApplication.shared = application
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

  /// - Throws: ``ProgramError`` if the class has no initializer that can be called.
  private func make<Delegate>(_ type: Delegate.Type) throws -> Delegate {
    if let type = type as? UIResponder.Type, let made = type.make() as? Delegate { return made }
    if let type = type as? NSObject.Type, let made = type.make() as? Delegate { return made }
    throw ProgramError(description: "\(type) has to inherit from UIResponder or NSObject")
  }
}

/// Returns the class with a name `Module.Class`; nil for none.
func classNamed(_ name: String) -> AnyClass? {
  let parts = name.split(separator: ".")
  guard parts.count == 2 else { return nil }
  let mangled = parts.map { "\($0.utf8.count)\($0)" }.joined() + "C"
  return _typeByName(mangled) as? AnyClass
}
