import HaloHosting

extension AccessibilityContainerType {
  /// The role of such a container; nil for `.none`.
  package var role: AccessibleElement.Role? {
    switch self {
    case .none: nil
    case .dataTable: .grid
    case .list: .list
    case .landmark: .landmark
    case .semanticGroup: .group
    }
  }
}

extension AccessibilityTraits {
  /// Returns the role that the traits stand for.
  package func role(isElement: Bool) -> AccessibleElement.Role {
    if contains(.toggleButton) { return .switch }
    if contains(.searchField) { return .searchField }
    if contains(.adjustable) { return .slider }
    if contains(.link) { return .link }
    if contains(.header) { return .heading }
    if contains(.button) { return .button }
    if contains(.image) { return .image }
    if contains(.staticText) { return .text }
    if contains(.tabBar) { return .tabBar }
    return isElement ? .element : .group
  }
}
