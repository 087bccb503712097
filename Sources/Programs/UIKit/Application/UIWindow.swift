import Foundation
import HaloControllers
import HaloSceneGraph

extension UIWindow {
  /// A window of the scene, as large as the program's options say.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  /// Shows the window, once the program runs.
  public func makeKeyAndVisible() {
    UIApplication.shared.windows.removeAll { $0 === self }
    UIApplication.shared.windows.append(self)
    CADisplayLink.windowCame()
  }

  /// Whether it is the one that is seen.
  public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// The one scene.
  public var windowScene: UIWindowScene? {
    UIApplication.shared.connectedScenes.first as? UIWindowScene
  }
}

/// The screen, as far as programs ask.
@MainActor
public final class UIScreen {
  /// The one there is.
  public static let main = UIScreen()
  /// In points: the window's, as the program has no more of the screen.
  public var bounds: CGRect {
    UIApplication.shared.keyWindow?.bounds
      ?? CGRect(origin: .zero, size: WindowSetup.current?.size ?? .zero)
  }
  /// Device pixels a point.
  public var scale: CGFloat { UIApplication.shared.keyWindow?.contentScale ?? 1 }
}

/// The device, as far as programs ask.
@MainActor
public final class UIDevice {
  /// The one there is.
  public static let current = UIDevice()
  /// By the focus model under which the program runs.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }
  /// `iPad`, `Mac` or `Apple TV`, by the same.
  public var model: String {
    switch userInterfaceIdiom {
    case .tv: "Apple TV"
    case .mac: "Mac"
    default: "iPad"
    }
  }
}
