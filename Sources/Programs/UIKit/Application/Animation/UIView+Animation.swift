import Foundation
import HaloSceneGraph

extension UIView {
  /// Makes changes that take `duration` seconds; `completion` is told true when they are over.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// The same, begun `delay` seconds from now.
  ///
  /// Without a window that shows the program everything happens at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    begin(after: delay) { window in
      animate(
        withDuration: duration, options: options, in: window, animations: animations,
        completion: completion.map { told in { told(true) } })
    }
  }

  /// The same, with springs: under a damping ratio of 1 what moves goes a little too far.
  ///
  /// `initialSpringVelocity` does nothing: what moves goes on as fast as it did.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    begin(after: delay) { window in
      animate(
        withDuration: duration, usingSpringWithDamping: Double(dampingRatio), options: options,
        in: window, animations: animations,
        completion: completion.map { told in { told(true) } })
    }
  }

  private static func begin(after delay: TimeInterval, _ body: @escaping (UIWindow?) -> Void) {
    let window = UIApplication.shared.keyWindow
    guard let window, delay > 0 else { return body(window) }
    window.perform(after: delay) { [weak window] in body(window) }
  }
}
