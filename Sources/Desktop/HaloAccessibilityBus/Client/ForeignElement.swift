import Foundation
import HaloHosting

/// What another program tells of one thing on its screen; a value.
package struct ForeignElement: Equatable, Sendable {
  package var reference: AccessibleReference
  /// nil for what Halo has no word for.
  package var role: AccessibleElement.Role?
  package var name = ""
  package var identifier = ""
  package var isFocusable = false
  package var isFocused = false
  package var isActive = false
  package var isShowing = false
  package var isEnabled = true
  package var isSelected = false
  /// Pixels of the screen, as it says.
  package var onScreen = CGRect.zero
  /// Pixels of its window, as it says.
  package var inWindow = CGRect.zero
  package var children: [ForeignElement] = []

  init(_ reference: AccessibleReference) { self.reference = reference }

  /// What somebody has called it; nil where nobody has.
  ///
  /// GTK 4 tells the name of the class then.
  package var givenName: String? {
    let isClass = name.wholeMatch(of: /(Gtk|Adw)[A-Z][A-Za-z]*/) != nil
    return name.isEmpty || isClass ? nil : name
  }

  /// Itself and all inside.
  package var all: [ForeignElement] { [self] + children.flatMap(\.all) }
}

extension AccessibleElement.Role {
  /// By AT-SPI's number (at-spi2-core, atspi-constants.h); nil for what Halo has no word for.
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
