import FocusGeometry
import Foundation
import HaloDisplayList

/// What a host shows and feeds: the one surface between a scene and a real window.
///
/// Times are seconds of the host's clock, which never goes back; tests and screenshots advance a
/// clock of their own. A host calls `frame(at:)` at the time that `nextFrameTime` returns, and
/// sleeps while that is nil. It asks again after each call, so the content never calls the host.
@MainActor
public protocol HostedContent: AnyObject {
  var title: String { get }
  /// The time of the next frame: nil while nothing changes; `now` or earlier for at once. During
  /// animations this is `now`, and the host paces the frames.
  func nextFrameTime(now: TimeInterval) -> TimeInterval?
  /// Moves the content's clock on (never back): before anything that happens at `time` and that the
  /// content is not told the time of.
  func advance(to time: TimeInterval)
  /// Everything that is to be seen at this instant; animations stand where `time` puts them.
  func frame(at time: TimeInterval) -> DisplayList
  /// What may come into sight next, clipped by nothing: for pictures to be prepared while the host
  /// has nothing else to do.
  func upcomingItems() -> [DisplayItem]
  /// The window's size in points; the next frame has it.
  func resize(to size: CGSize, scale: CGFloat)
  /// Whether the window has the keyboard.
  func setActive(_ active: Bool)
  /// Does what a person asks for at `time`. The content moves its clock on to that by itself, where
  /// the event does anything: a host does not call ``advance(to:)`` before.
  func receive(_ event: InputEvent, at time: TimeInterval)
  /// How the pointer looks where it is now.
  var pointerShape: PointerShape { get }
  /// Where text that is typed goes, in points: nil while keys are not text.
  ///
  /// A host turns input methods on for as long as there is one.
  var textCaret: CGRect? { get }
  /// Where text is copied to; the content's own until a host sets the desktop's.
  var pasteboard: any Pasteboard { get set }
  /// What is to be seen and done now, for those who do not see it.
  func accessibleTree() -> AccessibleElement
  /// Whether somebody hears the content: while nobody does, nothing is to be kept for saying.
  func setHeard(_ isHeard: Bool)
  /// What is to be said besides the changes of the tree, since the last time; empty while nobody
  /// hears it.
  func takeAnnouncements() -> [String]
  /// Does what somebody asks for who works without keys.
  ///
  /// - Parameters:
  ///   - action: what is to be done.
  ///   - id: of an element of ``accessibleTree()``.
  ///   - time: when, on the host's clock.
  /// - Returns: Whether that was possible; false for an element that is no longer there.
  func perform(_ action: AccessibleAction, on id: UInt64, at time: TimeInterval) -> Bool
  /// Where characters of a field are, in points of the window; nil for what is no field.
  func accessibleFrame(ofText range: Range<Int>, in id: UInt64) -> CGRect?
}

extension HostedContent {
  /// Does nothing: for content without a clock of its own.
  public func advance(to time: TimeInterval) {}
  /// Nothing to prepare.
  public func upcomingItems() -> [DisplayItem] { [] }
  /// The arrow, wherever the pointer is.
  public var pointerShape: PointerShape { .arrow }
  /// Nil: keys are never text.
  public var textCaret: CGRect? { nil }
  /// The window alone: for content that nobody has described.
  public func accessibleTree() -> AccessibleElement {
    AccessibleElement(
      id: 0, role: .window, label: title.isEmpty ? nil : title, states: [.showing])
  }
  /// Does nothing: for content that has nothing to say.
  public func setHeard(_ isHeard: Bool) {}
  /// Nothing to say.
  public func takeAnnouncements() -> [String] { [] }
  /// Does nothing: for content that only keys and the pointer work.
  public func perform(_ action: AccessibleAction, on id: UInt64, at time: TimeInterval) -> Bool {
    false
  }
  /// Nil: nothing is a field.
  public func accessibleFrame(ofText range: Range<Int>, in id: UInt64) -> CGRect? { nil }
}
