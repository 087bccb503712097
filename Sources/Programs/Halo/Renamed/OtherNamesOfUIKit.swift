import Foundation
import HaloControllers
import HaloDisplayList
import HaloSceneGraph

// UIKit's names for types that Halo has under another name or does not have.
// If a program that imports Halo and not UIKit uses one, the compiler says what to use instead.

@available(*, unavailable, renamed: "Application")
public typealias UIApplication = Application
@available(*, unavailable, message: "a program begins with Application.main(_:title:)")
public typealias UIApplicationDelegate = AnyObject
@available(*, unavailable, renamed: "BezierPath")
public typealias UIBezierPath = BezierPath
@available(*, unavailable, message: "use the focus model of the window")
public typealias UIDevice = NSObject
@available(*, unavailable, message: "make an Image from a Drawing")
public typealias UIGraphicsImageRenderer = NSObject
/// A class whose initialisers exist so that the compiler says what to use instead of them.
@available(*, unavailable, message: "use Image for a picture, Symbol for a drawing in one colour")
public final class UIImage {
  public init() {}
  public init?(named name: String) { nil }
  public init?(systemName name: String) { nil }
}
@available(
  *, unavailable, message: "use CollectionView with a CollectionViewListCell or a TableView"
)
public typealias UIPickerView = View
@available(*, unavailable, message: "a program begins with Application.main(_:title:)")
public typealias UIScene = NSObject
@available(
  *, unavailable, message: "use the bounds of the window, and the displayScale of its traits"
)
public typealias UIScreen = NSObject
@available(*, unavailable, message: "use View.animate(withDuration:animations:)")
public typealias UIViewPropertyAnimator = NSObject
@available(*, unavailable, message: "a program begins with Application.main(_:title:)")
public typealias UIWindowScene = NSObject

/// Does nothing; a program begins with ``Application/main(_:title:size:model:)``.
@available(*, unavailable, message: "a program begins with Application.main(_:title:)")
public func UIApplicationMain(
  _ argc: Int32, _ argv: Any?, _ principalClassName: String?, _ delegateClassName: String?
) {}
