import FocusGeometry
import Foundation
import HaloDisplayList

/// The content that a host shows and sends events to: the only interface between a scene and a
/// window.
///
/// Times are seconds of the host's clock, which never goes back; tests and screenshots advance a
/// clock of their own. A host calls `frame(at:)` at the time that `nextFrameTime` returns, and
/// sleeps while that is nil. It asks again after each call, so the content never calls the host.
@MainActor
public protocol HostedContent: AnyObject {
  var title: String { get }
  /// Returns the time of the next frame; nil while nothing changes, `now` or earlier if it is due
  /// immediately.
  ///
  /// During animations this is `now`, and the host paces the frames.
  func nextFrameTime(now: TimeInterval) -> TimeInterval?
  /// Advances the content's clock to `time`, never backwards; a host calls it before a change that
  /// carries no time.
  func advance(to time: TimeInterval)
  /// Returns the display list at `time`, with animations at their state of that time.
  func frame(at time: TimeInterval) -> DisplayList
  /// Returns unclipped items that may become visible next, so that an idle host can prepare their
  /// pictures.
  func upcomingItems() -> [DisplayItem]
  /// Sets the window's size in points and its scale in pixels per point, from the next frame on.
  func resize(to size: CGSize, scale: CGFloat)
  /// Tells the content whether the window has the keyboard.
  func setActive(_ active: Bool)
  /// Handles an event at `time`.
  ///
  /// The content advances its clock to that time itself if the event does anything; a host does not
  /// call ``advance(to:)`` before.
  func receive(_ event: InputEvent, at time: TimeInterval)
  /// The shape of the pointer at its current position.
  var pointerShape: PointerShape { get }
  /// The rectangle of the text caret, in points of the window; nil while keys are not text.
  ///
  /// A host enables input methods while it is not nil.
  var textCaret: CGRect? { get }
  /// The pasteboard for copied text; the content's own until a host sets the desktop's.
  var pasteboard: any Pasteboard { get set }
  /// Returns the current tree of elements for a screen reader.
  func accessibleTree() -> AccessibleElement
  /// Tells the content whether a screen reader listens; the content queues no announcements while
  /// none does.
  func setHeard(_ isHeard: Bool)
  /// Returns and clears the announcements since the last call, which the tree's changes do not
  /// cover; empty while no screen reader listens.
  func takeAnnouncements() -> [String]
  /// Performs an action of a screen reader.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - id: the id of an element of ``accessibleTree()``.
  ///   - time: the time on the host's clock.
  /// - Returns: Whether that was possible; false for an element that no longer exists.
  func perform(_ action: AccessibleAction, on id: UInt64, at time: TimeInterval) -> Bool
  /// Returns the frame of characters of a field, in points of the window; nil if the element is no
  /// field.
  func accessibleFrame(ofText range: Range<Int>, in id: UInt64) -> CGRect?
}

extension HostedContent {
  /// Does nothing by default, for content without a clock of its own.
  public func advance(to time: TimeInterval) {}
  /// Returns no items by default.
  public func upcomingItems() -> [DisplayItem] { [] }
  /// The arrow by default.
  public var pointerShape: PointerShape { .arrow }
  /// Nil by default: keys are never text.
  public var textCaret: CGRect? { nil }
  /// Returns the window alone by default, for content without a description.
  public func accessibleTree() -> AccessibleElement {
    AccessibleElement(
      id: 0, role: .window, label: title.isEmpty ? nil : title, states: [.showing])
  }
  /// Does nothing by default, for content without announcements.
  public func setHeard(_ isHeard: Bool) {}
  /// Returns no announcements by default.
  public func takeAnnouncements() -> [String] { [] }
  /// Returns false by default, for content that only keys and the pointer operate.
  public func perform(_ action: AccessibleAction, on id: UInt64, at time: TimeInterval) -> Bool {
    false
  }
  /// Returns nil by default, for content without fields.
  public func accessibleFrame(ofText range: Range<Int>, in id: UInt64) -> CGRect? { nil }
}
