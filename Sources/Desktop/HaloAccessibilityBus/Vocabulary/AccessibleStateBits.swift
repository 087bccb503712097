import HaloHosting

/// A state of AT-SPI; its raw value is the number of its bit (at-spi2-core, atspi-constants.h).
enum AccessibleState: Int, CaseIterable {
  case active = 1
  case checked = 4
  case defunct = 6
  case editable = 7
  case enabled = 8
  case expandable = 9
  case expanded = 10
  case focusable = 11
  case focused = 12
  case modal = 16
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30
  case indeterminate = 32
  case checkable = 41

  /// The name of the state in events.
  var name: String {
    switch self {
    case .singleLine: "single-line"
    case .active: "active"
    case .checked: "checked"
    case .defunct: "defunct"
    case .editable: "editable"
    case .enabled: "enabled"
    case .expandable: "expandable"
    case .expanded: "expanded"
    case .focusable: "focusable"
    case .focused: "focused"
    case .modal: "modal"
    case .selectable: "selectable"
    case .selected: "selected"
    case .sensitive: "sensitive"
    case .showing: "showing"
    case .visible: "visible"
    case .indeterminate: "indeterminate"
    case .checkable: "checkable"
    }
  }
}

/// A set of states of AT-SPI, with one bit for each.
struct AccessibleStateBits: OptionSet, Hashable {
  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ states: AccessibleState...) {
    rawValue = states.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  func contains(_ state: AccessibleState) -> Bool {
    rawValue & 1 << UInt64(state.rawValue) != 0
  }

  /// The low and the high word, in which AT-SPI transmits the set.
  var words: [UInt32] {
    [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)]
  }
}

extension AccessibleElement {
  /// Translates the states of the element to those of AT-SPI.
  ///
  /// - Parameters:
  ///   - isChoice: whether the parent has children that can be selected.
  ///   - hasKeyboard: whether the window has the keyboard focus.
  /// - Returns: the states that clients of AT-SPI see.
  func stateBits(isChoice: Bool, hasKeyboard: Bool) -> AccessibleStateBits {
    var bits = AccessibleStateBits(.visible)
    if states.contains(.showing) { bits.formUnion(.init(.showing)) }
    if !states.contains(.disabled) { bits.formUnion(.init(.enabled, .sensitive)) }
    if states.contains(.focusable) { bits.formUnion(.init(.focusable)) }
    // Screen readers would report the focused element of a window without the keyboard focus too.
    if states.contains(.focused), hasKeyboard { bits.formUnion(.init(.focused)) }
    switch role {
    case .window: if hasKeyboard { bits.formUnion(.init(.active)) }
    case .alert: bits.formUnion(.init(.modal))
    case .switch, .checkMenuItem:
      bits.formUnion(.init(.checkable))
      if states.contains(.on) { bits.formUnion(.init(.checked)) }
      if states.contains(.mixed) { bits.formUnion(.init(.indeterminate)) }
    case .menu:
      bits.formUnion(.init(.expandable))
      if states.contains(.expanded) { bits.formUnion(.init(.expanded, .selected)) }
    case .segment:
      bits.formUnion(.init(.checkable))
      if states.contains(.selected) { bits.formUnion(.init(.checked)) }
    case .textField, .searchField, .secureTextField:
      bits.formUnion(.init(.singleLine))
      if text?.isEditable == true { bits.formUnion(.init(.editable)) }
    default: break
    }
    // In a list without selection, screen readers must not report each item as not selected.
    if role.isChoosable, isChoice { bits.formUnion(.init(.selectable)) }
    if states.contains(.selected) { bits.formUnion(.init(.selected)) }
    // Items of menus have the states of choices, but menus no interface for selections: screen readers
    // would read its events in addition to the focus. GTK does the same.
    if role.isInMenuBar {
      if !states.contains(.disabled) { bits.formUnion(.init(.selectable)) }
      if states.contains(.focused) { bits.formUnion(.init(.selected)) }
    }
    return bits
  }
}
