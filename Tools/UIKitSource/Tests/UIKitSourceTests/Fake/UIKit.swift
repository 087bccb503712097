// The part of a module UIKit that the sources of these tests need for type checking.
@_exported import Foundation

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

@MainActor
public protocol SelectorTarget: AnyObject {
  var responses: [Selector: @MainActor (Any?) -> Void] { get }
}

@MainActor
open class UIResponder {
  public init() {}
  open var responses: [Selector: @MainActor (Any?) -> Void] { [:] }
  open func copy(_ sender: Any?) {}
}

@MainActor
public final class UIEvent {}

open class UIView: UIResponder {
  public init(frame: CGRect = .zero) {}
  open var name: String { "View" }
  open func layoutSubviews() {}
  open func mark(_ count: inout Int, with other: Int) -> String { "marked" }
}

open class UIControl: UIView {}
@MainActor
open class UIGestureRecognizer {
  public init(target: Any?, action: Selector?) {}
}
open class UIScrollView: UIView {}
public struct UIEdgeInsets {
  public init() {}
}
@MainActor
open class UILayoutGuide {
  public init() {}
}
@MainActor
open class UIBarButtonItem {
  public init(customView: UIView) {}
}
open class UIPresentationController {}
@MainActor
open class UIImage {
  public init() {}
}
@MainActor
open class UIColor {
  public init() {}
}
open class UIButton: UIControl {}
open class UITableView: UIView {}
open class UITableViewCell: UIView {}
open class UILabel: UIView {}

open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  open func viewDidLoad() {}
}

@MainActor
public protocol UIApplicationDelegate: AnyObject {
  init()
}

extension UIApplicationDelegate {
  public static func main() { _ = Self() }
}

@MainActor
public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

@MainActor
public func act(_ target: Any?, _ action: Selector) {
  let responses =
    (target as? UIResponder)?.responses ?? (target as? any SelectorTarget)?.responses
  responses?[action]?(target)
}
