import Foundation
import HaloHosting

/// A view class that knows the accessibility of its views.
///
/// Values set on a single view take precedence over it.
@MainActor
package protocol AccessibleKind: View {
  var knownAccessibility: KnownAccessibility { get }
  /// Performs an action that only the class can perform: changes a value, a text or a selection.
  ///
  /// - Returns: Whether that was possible; false also for actions that every view handles, and by
  ///   default.
  func performKnown(_ action: AccessibleAction) -> Bool
  /// Returns the frame of characters of its text, in the view's coordinates; nil, the default, if
  /// it has none.
  func accessibleFrame(ofText range: Range<Int>) -> CGRect?
}

extension AccessibleKind {
  package func performKnown(_ action: AccessibleAction) -> Bool { false }
  package func accessibleFrame(ofText range: Range<Int>) -> CGRect? { nil }
}

/// The accessibility values that a class currently knows for one of its views.
package struct KnownAccessibility {
  /// Whether the view is a single element rather than a container of elements.
  package var isElement = true
  /// The role; nil to derive it from the traits.
  package var role: AccessibleElement.Role?
  /// The label; nil to use the texts inside the view.
  package var label: String?
  /// The view beside it that shows the label; nil if there is none.
  package var labelView: View?
  package var value: String?
  package var hint: String?
  package var traits: AccessibilityTraits = .none
  /// Whether the view is on; nil if it is no switch.
  package var isOn: Bool?
  /// Whether the view is on for a part of what it applies to.
  package var isMixed = false
  /// Whether the view can be selected, as one of several alike.
  package var isSelectable = false
  /// The position among similar elements; nil if there are no others, or if they are found around
  /// the view.
  package var place: AccessibleElement.Place?
  /// The number of items, including those without a view; nil if the view is no list.
  package var itemCount: Int?
  /// The text that can be read character by character; nil if the view is no field.
  package var text: AccessibleText?
  /// The value as a number; nil if it has none.
  package var range: AccessibleRange?
  /// The keys that do what the view does; nil for none.
  package var shortcut: AccessibleShortcut?
  /// Whether keys choose the view although it cannot have the focus, such as a row of the menu bar.
  ///
  /// The class then performs all actions itself.
  package var isChosenByKeys = false
  /// Whether the menu that the view opens is open.
  package var isExpanded = false
  /// The views elsewhere in the window that are read inside this one, in their order, such as the
  /// rows of a menu.
  ///
  /// A view around them lists what is read inside it, and leaves them out.
  package var members: [View] = []

  package init(isElement: Bool = true, role: AccessibleElement.Role? = nil) {
    (self.isElement, self.role) = (isElement, role)
  }
}

extension View {
  /// The accessibility that the view's class knows, with the role that was stated for the view; nil
  /// if the class is no ``AccessibleKind`` and no role was stated.
  package var knownAccessibilityOfItsKind: KnownAccessibility? {
    let known = (self as? any AccessibleKind)?.knownAccessibility
    guard let role = statedAccessibleRole else { return known }
    var stated = known ?? KnownAccessibility(isElement: !role.holdsOthers || canBecomeFocused)
    stated.role = role
    if role.isCheckable, stated.isOn == nil { stated.isOn = stated.traits.contains(.selected) }
    return stated
  }
}

extension AccessibleElement.Role {
  /// Whether elements of the role contain others, unless they can have the focus themselves.
  package var holdsOthers: Bool {
    switch self {
    case .window, .alert, .group, .list, .grid, .tabBar, .segmentedControl, .landmark, .menuBar,
      .menu:
      true
    default: false
    }
  }
}
