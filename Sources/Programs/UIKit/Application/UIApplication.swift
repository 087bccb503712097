import Foundation
import HaloSceneGraph

/// The running program, with its delegate and its scene.
@MainActor
public final class UIApplication: UIResponder {
  /// The keys of launch options, of which there are none in Halo.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name by which keys are compared.
    public let rawValue: String
    /// Creates the key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the program is active.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The only application; in a test, that of the program that was launched last.
  public internal(set) static var shared = UIApplication()

  /// The delegate, held as long as the program runs.
  public var delegate: (any UIApplicationDelegate)?
  /// The delegate, if it is a responder.
  public override var next: Responder? { delegate as? Responder }
  /// The only scene, once it is connected.
  public internal(set) var connectedScenes: Set<UIScene> = []
  /// The windows that were made key and visible, the latest at the end.
  public internal(set) var windows: [UIWindow] = []
  /// The visible window; nil for none.
  public var keyWindow: UIWindow? { windows.last }
  /// Inactive while the window lacks the keyboard focus, otherwise active.
  public var applicationState: State { keyWindow?.isActive == false ? .inactive : .active }
  /// A value without effect, as Halo does not put the screen to sleep.
  public var isIdleTimerDisabled = false

  /// Sends an action to `target`, or to the first responder in the chain that can perform it.
  ///
  /// - Parameters:
  ///   - action: the selector under which a target lists the action in its responses.
  ///   - target: the target; nil to search the chain from the focused item, or the first responder.
  ///   - sender: the argument of the action.
  ///   - event: has no effect.
  /// - Returns: whether the action was performed.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.send(to: target as AnyObject?, from: sender, startingAt: keyWindow?.keyResponder)
  }
}

/// An input event, of which Halo creates none.
@MainActor
public final class UIEvent {}

/// A delegate that receives the life-cycle events of the program; every member has a default.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program that has no scene delegate.
  var window: UIWindow? { get set }
  /// Called first; the options are empty, and the result has no effect.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called second; the options are empty, and the result has no effect.
  ///
  /// If no window is key and visible afterwards, a scene is connected.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of the scene that is about to be connected.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called, as the scene exists as long as the program runs.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called once, when the program has a key window.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called at the end of a program that was shown in a window, unless an error ends it.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The value nil; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns a configuration without a name.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
