import Foundation
import HaloControllers
import HaloSceneGraph

extension UIWindow {
  /// Creates a window of the scene, in the size of the program's options.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  /// Makes the window the key window, which is shown once the program runs.
  public func makeKeyAndVisible() {
    UIApplication.shared.windows.removeAll { $0 === self }
    UIApplication.shared.windows.append(self)
    // The responder chain goes on to the application and its delegate, which build the main menu.
    application = UIApplication.shared
    CADisplayLink.windowCame()
  }

  /// Whether the window is the visible one.
  public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// The only scene; nil for a program without one.
  public var windowScene: UIWindowScene? {
    UIApplication.shared.connectedScenes.first as? UIWindowScene
  }
}

/// The screen.
@MainActor
public final class UIScreen {
  /// The only screen.
  public static let main = UIScreen()
  /// The bounds of the program's window, in points, as the program has no other part of the screen;
  /// on a television 1920 × 1080 points, whatever the size of the window on the desktop.
  public var bounds: CGRect {
    UIApplication.shared.keyWindow?.bounds
      ?? CGRect(origin: .zero, size: WindowSetup.current?.layoutSize ?? .zero)
  }
  /// The number of device pixels per point.
  public var scale: CGFloat { UIApplication.shared.keyWindow?.contentScale ?? 1 }
}

/// The device.
@MainActor
public final class UIDevice {
  /// The only device.
  public static let current = UIDevice()
  /// The idiom of the focus model under which the program runs.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }
  /// The name `iPad`, `Mac` or `Apple TV`, by ``userInterfaceIdiom``.
  public var model: String {
    switch userInterfaceIdiom {
    case .tv: "Apple TV"
    case .mac: "Mac"
    default: "iPad"
    }
  }
}
