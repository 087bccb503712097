import Foundation
import HaloSceneGraph

/// An instance of a program's user interface, of which a program in Halo has one.
@MainActor
open class UIScene: UIResponder {
  /// The reasons for connecting a scene, of which there are none in Halo.
  public final class ConnectionOptions {
    init() {}
  }

  /// The session that created the scene.
  public let session: UISceneSession
  /// The delegate, held by the scene; nil for none.
  public var delegate: (any UISceneDelegate)?
  /// A title, which Halo does not show.
  public var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }
}

/// A scene with windows.
@MainActor
public final class UIWindowScene: UIScene {
  /// The windows that were made key and visible, the latest at the end.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The visible window; nil for none.
  public var keyWindow: UIWindow? { windows.last }
  /// The screen with the window.
  public var screen: UIScreen { .main }
  /// The traits of the visible window, or the current ones without a window.
  public var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .current }
}

/// The session of a scene.
@MainActor
public final class UISceneSession {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name by which roles are compared.
    public let rawValue: String
    /// Creates the role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of a window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The scene; nil until it is connected.
  public internal(set) weak var scene: UIScene?
  /// The configuration that the delegate chose.
  public internal(set) var configuration: UISceneConfiguration
  /// The identifier of the session.
  public let persistentIdentifier = "main"

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

extension UISceneSession: @MainActor Hashable {
  /// Returns whether both are the same object.
  public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The delegate class and the role of a scene.
@MainActor
public final class UISceneConfiguration {
  /// The name of the configuration; it has no effect, as there is no Info.plist.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil for the program's class `SceneDelegate`, if there is
  /// one.
  public var delegateClass: AnyClass?
  /// The class of the scene; it has no effect, as every scene is a ``UIWindowScene``.
  public var sceneClass: AnyClass?

  /// Creates a configuration without a delegate class.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A delegate that receives the life-cycle events of a scene; every member does nothing by default.
@MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called first; it has to make a window key and visible.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Never called, as the scene exists as long as the program runs.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called once, after ``sceneWillEnterForeground(_:)``.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called, even if the window loses the keyboard focus.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called once, after ``scene(_:willConnectTo:options:)``.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called, even if the window is hidden.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A delegate that receives the life-cycle events of a scene with windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The value nil; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
