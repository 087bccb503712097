import Foundation

/// An object that turns presses in a view or its descendants into an action: UIKit's
/// `UIGestureRecognizer`.
///
/// It recognises presses of keys and of the pointer's button only; the latter count as touches.
@MainActor
open class GestureRecognizer {
  /// The progress of the gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The state of a gesture that ends as soon as it is recognised.
    public static let recognized = State.ended
  }

  /// The view that it is attached to; only the view sets it; nil for none.
  final weak var holder: Responder?
  /// Whether the recogniser follows presses.
  public var isEnabled = true
  /// Whether a recognised press is reported to the view as cancelled instead of ended.
  public var cancelsTouchesInView = true
  /// A name that a program may set.
  public var name: String?
  /// The delegate that decides whether the gesture may begin; held weakly; nil to begin always.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// The press types that were set; nil for the default of ``allowedPressTypes``.
  final var givenPressTypes: [NSNumber]?
  /// The accepted kinds of touch; an empty list excludes clicks, other values make no difference.
  public var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The state of the gesture; subclasses change it while a press goes on.
  public var state = State.possible {
    didSet {
      guard state != oldValue, state != .possible, state != .failed else { return }
      for action in actions { action.perform(from: self) }
    }
  }
  /// The point at which the press began, in points of the window.
  private(set) var place = CGPoint.zero

  private var actions: [TargetedAction] = []

  /// Creates a recogniser; without a target it calls no action yet.
  ///
  /// - Parameters:
  ///   - target: an object, held weakly.
  ///   - action: an action in the `responses` of `target`; its sender is the recogniser.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a target and its action.
  public func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetedAction(target as AnyObject, action))
  }

  /// Removes matching targets; a nil target or action matches every one.
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

  /// Called when a press that the recogniser follows goes down; does nothing by default.
  func pressBegan(_ press: Press) {}
  /// Called when the press comes up where it went down; does nothing by default.
  func pressEnded(_ press: Press) {}
  /// Called when the press is cancelled; the gesture fails by default.
  func pressCancelled(_ press: Press) { state = .failed }
}

/// An object that decides about gestures: UIKit's `UIGestureRecognizerDelegate`.
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// Asks whether `gestureRecognizer` may follow a press that begins; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
}

extension GestureRecognizerDelegate {
  /// Returns true by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
}
