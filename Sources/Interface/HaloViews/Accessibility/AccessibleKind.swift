import Foundation
import HaloHosting

/// A class of views that knows what its views are for those who do not see them.
///
/// What somebody says of a single view comes before that.
@MainActor
package protocol AccessibleKind: View {
  var knownAccessibility: KnownAccessibility { get }
  /// Does what only the class knows how to do: change a value, a text or a selection.
  ///
  /// - Returns: Whether that was possible; false also for what everything else can do by itself.
  func performKnown(_ action: AccessibleAction) -> Bool
  /// Where characters of its text are, in own coordinates; nil where it has none.
  func accessibleFrame(ofText range: Range<Int>) -> CGRect?
}

extension AccessibleKind {
  package func performKnown(_ action: AccessibleAction) -> Bool { false }
  package func accessibleFrame(ofText range: Range<Int>) -> CGRect? { nil }
}

/// What a class knows of one of its views at the moment.
package struct KnownAccessibility {
  /// Whether it is one thing, rather than some around which it stands.
  package var isElement = true
  /// nil: by the traits.
  package var role: AccessibleElement.Role?
  /// nil: the texts inside.
  package var label: String?
  /// What shows the label beside it; nil: nothing does.
  package var labelView: View?
  package var value: String?
  package var traits: AccessibilityTraits = .none
  /// Whether it is on; nil for what is neither on nor off.
  package var isOn: Bool?
  /// Whether it may be selected besides others of its like.
  package var isSelectable = false
  /// Where it stands among its like; nil where there are no others, or where those are around it.
  package var place: AccessibleElement.Place?
  /// How many items it has, with those that are not made; nil for what is no list.
  package var itemCount: Int?
  /// What can be read character by character; nil for what is no field.
  package var text: AccessibleText?
  /// Its value as a number; nil for what has none.
  package var range: AccessibleRange?

  package init(isElement: Bool = true, role: AccessibleElement.Role? = nil) {
    (self.isElement, self.role) = (isElement, role)
  }
}

extension View {
  /// The view as its class knows it; nil for a class that knows nothing.
  package var knownAccessibilityOfItsKind: KnownAccessibility? {
    (self as? any AccessibleKind)?.knownAccessibility
  }
}
