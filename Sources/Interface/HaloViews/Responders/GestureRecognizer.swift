import Foundation

/// Makes one action of what a person does in a view or inside of it: UIKit's
/// `UIGestureRecognizer`.
///
/// Presses of keys and of the pointer's button are all that there is here; the latter count as
/// touches.
@MainActor
open class GestureRecognizer {
  /// How far the gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Of a gesture that is over as soon as it is recognised.
    public static let recognized = State.ended
  }

  /// The view that it was added to, which alone sets it; nil for none.
  final weak var holder: Responder?
  /// Whether it looks at anything.
  public var isEnabled = true
  /// Whether the view hears that a press was cancelled, instead of its end, once it was recognised.
  public var cancelsTouchesInView = true
  /// A name of the program's own.
  public var name: String?
  /// Asked whether the gesture may begin; held weakly, and nil: always.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// See ``allowedPressTypes``.
  final var givenPressTypes: [NSNumber]?
  /// Empty: clicks are not for this one; which numbers there are makes no difference.
  public var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Moves on by itself while a press goes on; set by subclasses.
  public var state = State.possible {
    didSet {
      guard state != oldValue, state != .possible, state != .failed else { return }
      for action in actions { action.perform(from: self) }
    }
  }
  /// Where the press began, in points of the window.
  private(set) var place = CGPoint.zero

  private var actions: [TargetedAction] = []

  /// One that tells nobody yet where `target` is nil.
  ///
  /// - Parameters:
  ///   - target: held weakly.
  ///   - action: one of those that `target` lists; its sender is the recogniser.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Tells one more.
  public func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetedAction(target as AnyObject, action))
  }

  /// Tells `target` no more; nil stands for every one.
  public func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { one in
      (target == nil || one.target === target as AnyObject?)
        && (action == nil || one.action == action)
    }
  }

  func accepts(_ press: Press) -> Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
    guard press.key != nil else { return !allowedTouchTypes.isEmpty }
    return allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
  }

  func begin(_ press: Press, at place: CGPoint) {
    self.place = place
    state = .possible
    pressBegan(press)
  }

  /// A press that this one looks at went down.
  func pressBegan(_ press: Press) {}
  /// It came up, where it went down.
  func pressEnded(_ press: Press) {}
  /// It means nothing any more.
  func pressCancelled(_ press: Press) { state = .failed }
}

/// Decides about gestures: UIKit's `UIGestureRecognizerDelegate`.
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether `gestureRecognizer` may look at what begins now; true unless it is there.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
}

extension GestureRecognizerDelegate {
  /// true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
}
