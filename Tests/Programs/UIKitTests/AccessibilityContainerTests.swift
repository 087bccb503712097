import Foundation
import Testing
import UIKit

/// The reading order that programs for UIKit set (BBC, Focus order).
@MainActor
struct AccessibilityContainerTests {
  private final class Columns: UIView {
    override var shouldGroupAccessibilityChildren: Bool {
      get { true }
      set {}
    }
    override func accessibilityElementCount() -> Int { subviews.count }
    override func accessibilityElement(at index: Int) -> Any? { subviews[index] }
    override func index(ofAccessibilityElement element: Any) -> Int {
      subviews.firstIndex { $0 === element as? UIView } ?? NSNotFound
    }
  }

  private final class Listed: UIView {
    override var accessibilityElements: [Any]? {
      get { subviews.reversed() }
      set {}
    }
    override var accessibilityContainerType: UIAccessibilityContainerType {
      get { .list }
      set {}
    }
  }

  @Test func `programs can set and override the members of accessibility containers`() {
    let inputs = UIView()
    #expect(!inputs.shouldGroupAccessibilityChildren)
    #expect(inputs.accessibilityContainerType == .none)
    inputs.shouldGroupAccessibilityChildren = true
    inputs.accessibilityContainerType = .semanticGroup
    #expect(inputs.shouldGroupAccessibilityChildren)
    #expect(inputs.accessibilityContainerType.rawValue == 4)
    let (columns, label) = (Columns(), UILabel())
    columns.addSubview(label)
    #expect(columns.accessibilityElement(at: 0) as? UILabel === label)
    #expect(columns.index(ofAccessibilityElement: label) == 0)
  }

  @Test func `elements that a subclass lists are counted and found by index`() {
    let (listed, first, last) = (Listed(), UILabel(), UILabel())
    listed.addSubview(first)
    listed.addSubview(last)
    #expect(listed.accessibilityElementCount() == 2)
    #expect(listed.accessibilityElement(at: 0) as? UILabel === last)
    #expect(listed.index(ofAccessibilityElement: first) == 1)
  }

  @Test func `an alert has the fields that were added to it`() {
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField()
    alert.addTextField { textField in
      textField.placeholder = "Password"
      textField.isSecureTextEntry = true
    }
    alert.addTextField(configurationHandler: nil)
    #expect(alert.textFields?.count == 3)
    #expect(alert.textFields?[1].placeholder == "Password")
    alert.textFields?.first?.text = "Maja"
    #expect(alert.textFields?.first?.text == "Maja")
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField { _ in Issue.record("an action sheet has no fields") }
    #expect(sheet.textFields == nil)
  }
}
