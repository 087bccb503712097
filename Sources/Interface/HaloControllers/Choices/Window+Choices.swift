import FocusEngine
import Foundation
import HaloControls
import HaloHosting
import HaloLocalization
import HaloSceneGraph

extension Window {
  /// The controls that have a name and can be focused now, in the order of Control-Tab.
  var findableControls: [Choice] {
    guard let focusSystem else { return [] }
    let named = focusSystem.eligibleItems(inOrder: .groupMembers).compactMap { item in
      (item as? View).flatMap { view in view.nameToBeFound.map { (view: view, name: $0) } }
    }
    let counts = Dictionary(grouping: named, by: \.name).mapValues(\.count)
    return named.map { view, name in
      let role = view.accessibleRole.inWords
      // Choices with the same name also show their surroundings.
      let place = counts[name] == 1 ? nil : view.namedSurroundings
      let detail = [place, role == name ? nil : role].compactMap(\.self)
      return Choice(
        name: name, detail: detail.isEmpty ? nil : detail.joined(separator: " · ")
      ) { [weak focusSystem, weak view] in
        if let view { focusSystem?.moveFocus(to: view, heading: []) }
      }
    }
  }

  /// Returns the custom actions of a view as choices.
  func actions(of view: View) -> [Choice] {
    (view.accessibilityCustomActions ?? []).map { action in
      Choice(name: action.name, detail: nil) { [weak self] in
        let isPerformed = action.perform()
        self?.keyEffectsMayHaveChanged()
        if !isPerformed {
          Accessibility.post(
            notification: .announcement, argument: Localization.text("That is not possible now"))
        }
      }
    }
  }

  /// Whether a panel of full keyboard access is open.
  public var showsChoices: Bool { accessory(ChoiceList.self)?.panel != nil }
}

extension View {
  /// The view's accessible name, otherwise the words for its role; nil for neither.
  var nameToBeFound: String? {
    guard let name = accessibleName, !name.isEmpty else { return accessibleRole.inWords }
    return name
  }

  /// The name of the innermost group around the view that has one; nil if none has.
  fileprivate var namedSurroundings: String? {
    sequence(first: self, next: \.superview).dropFirst().lazy
      .filter { !$0.isAccessibilityElement }.compactMap(\.accessibilityLabel)
      .first { !$0.isEmpty }
  }
}

extension AccessibleElement.Role {
  /// The role with an initial capital; nil if the role is not specified.
  fileprivate var inWords: String? {
    guard self != .element else { return nil }
    let name = localizedName
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
