import Foundation
import HaloSceneGraph

extension UIView {
  /// Animates changes for `duration` seconds; `completion` is called with true at the end.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes, beginning `delay` seconds from now.
  ///
  /// If no window shows the program, the changes are made at once.
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

  /// Animates changes with a spring; with a damping ratio below 1 the movement overshoots.
  ///
  /// `initialSpringVelocity` has no effect: a moving view keeps its velocity.
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
