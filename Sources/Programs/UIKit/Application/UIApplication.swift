import Foundation
import HaloSceneGraph

/// The program that runs: its delegate and its scene.
@MainActor
public final class UIApplication: UIResponder {
  /// Why a program was started; empty here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// What tells one from another.
    public let rawValue: String
    /// The key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether a person sees the program.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The one there is; in a test, that of the program that was launched last.
  public internal(set) static var shared = UIApplication()

  /// Kept as long as the program runs.
  public var delegate: (any UIApplicationDelegate)?
  /// The one scene, once it is connected.
  public internal(set) var connectedScenes: Set<UIScene> = []
  /// Those that were made key and visible, the last one last.
  public internal(set) var windows: [UIWindow] = []
  /// The window that is seen.
  public var keyWindow: UIWindow? { windows.last }
  /// Active while the window has the keyboard.
  public var applicationState: State { keyWindow?.isActive == false ? .inactive : .active }
  /// Kept, and without effect: nothing here puts a screen to sleep.
  public var isIdleTimerDisabled = false

  /// Performs an action: by `target`, or else by the first one in the responder chain that can.
  ///
  /// - Parameters:
  ///   - action: as the target lists it among its responses.
  ///   - target: nil: from what has the focus, or the first responder, upwards.
  ///   - sender: handed to the action.
  ///   - event: not handed on.
  /// - Returns: Whether somebody performed it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.send(to: target as AnyObject?, from: sender, startingAt: keyWindow?.keyResponder)
  }
}

/// What came from a person; its kinds are absent.
@MainActor
public final class UIEvent {}

/// Told what becomes of the program; every member does nothing unless it is there.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program that has no scene delegate.
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// nil, and setting it does nothing, unless the delegate has one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// One without a name.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
