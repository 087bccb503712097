import Foundation
import HaloSceneGraph

/// One instance of a program's screen; there is one.
@MainActor
open class UIScene: UIResponder {
  /// Why the scene was connected; nothing here.
  public final class ConnectionOptions {
    init() {}
  }

  /// What the scene was asked for by.
  public let session: UISceneSession
  /// Told of the scene; held by it.
  public var delegate: (any UISceneDelegate)?
  /// What a window manager shows.
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
  /// Those of this scene that were made key and visible.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The one that is seen.
  public var keyWindow: UIWindow? { windows.last }
  /// The screen that the window is on.
  public var screen: UIScreen { .main }
  /// Of the scene's window.
  public var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .current }
}

/// What a scene is made by.
@MainActor
public final class UISceneSession {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// What tells one from another.
    public let rawValue: String
    /// The role of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What it is for.
  public let role: Role
  /// nil until it is connected.
  public internal(set) weak var scene: UIScene?
  /// How the delegate wanted it.
  public internal(set) var configuration: UISceneConfiguration
  /// Names the session.
  public let persistentIdentifier = "main"

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

extension UISceneSession: @MainActor Hashable {
  /// Whether both are the same object.
  public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which delegate a scene gets.
@MainActor
public final class UISceneConfiguration {
  /// Of the configuration; there is no Info.plist in which it could be looked up.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// Made when the scene is connected; nil: the class `SceneDelegate` of the program, if it has one.
  public var delegateClass: AnyClass?
  /// What kind of scene is made; always a ``UIWindowScene``.
  public var sceneClass: AnyClass?

  /// A configuration whose delegate is yet to be named.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Told what becomes of a scene; every member does nothing unless it is there.
@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Told what becomes of a scene with windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// nil, and setting it does nothing, unless the delegate has one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
