import Foundation
import HaloHosting

/// An element on the screen of another program, as that program describes it.
package struct ForeignElement: Equatable, Sendable {
  package var reference: AccessibleReference
  /// The role; nil for one that Halo lacks.
  package var role: AccessibleElement.Role?
  package var name = ""
  package var identifier = ""
  package var isFocusable = false
  package var isFocused = false
  package var isActive = false
  package var isShowing = false
  package var isEnabled = true
  package var isSelected = false
  /// The frame in pixels of the screen, as the program reports it.
  package var onScreen = CGRect.zero
  /// The frame in pixels of its window, as the program reports it.
  package var inWindow = CGRect.zero
  package var children: [ForeignElement] = []

  init(_ reference: AccessibleReference) { self.reference = reference }

  /// The name that the program has given the element; nil for none.
  ///
  /// GTK 4 reports the name of the class for an element without a name.
  package var givenName: String? {
    let isClass = name.wholeMatch(of: /(Gtk|Adw)[A-Z][A-Za-z]*/) != nil
    return name.isEmpty || isClass ? nil : name
  }

  /// The element and all its descendants.
  package var all: [ForeignElement] { [self] + children.flatMap(\.all) }
}

extension AccessibleElement.Role {
  /// Creates the role with AT-SPI's number (at-spi2-core, atspi-constants.h); nil for one that Halo
  /// lacks.
  init?(atspi number: Int) {
    switch number {
    case 23, 69: self = .window
    case 2, 16, 101: self = .alert
    case 31, 98, 65, 66, 33, 41: self = .list
    case 55: self = .grid
    case 32, 91, 56, 35, 8, 45, 90: self = .listItem
    case 43, 62, 129, 11: self = .button
    case 7, 130: self = .switch
    case 44: self = .segment
    case 51, 48: self = .slider
    case 52: self = .stepper
    case 12: self = .datePicker
    case 79, 61: self = .textField
    case 40: self = .secureTextField
    case 37: self = .tab
    case 38: self = .tabBar
    case 29, 116, 73: self = .text
    case 83: self = .heading
    case 27, 26: self = .image
    case 88: self = .link
    default: return nil
    }
  }
}
