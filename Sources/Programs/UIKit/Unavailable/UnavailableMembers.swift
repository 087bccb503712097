import Foundation

// Members of UIKit's views and controllers that Halo lacks. The compiler tells a program that uses
// one what to do instead.

extension UIScrollView {
  @available(
    *, unavailable,
    message: "content begins at the edge; use contentInsets of a section, or constraints"
  )
  public var contentInset: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }

  @available(*, unavailable, message: "content begins at the edge; use safeAreaInsets")
  public var adjustedContentInset: UIEdgeInsets { UIEdgeInsets() }

  @available(
    *, unavailable,
    message: "nobody pulls a list here; give its controller a UIKeyCommand for Command-R"
  )
  public var refreshControl: UIView? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "nothing is swiped; see isScrollEnabled")
  public var panGestureRecognizer: UIGestureRecognizer {
    UIGestureRecognizer(target: nil, action: nil)
  }

  @available(*, unavailable, message: "nothing is pinched; set the transform of what is inside")
  public var zoomScale: CGFloat {
    get { 1 }
    set {}
  }

  @available(*, unavailable, message: "nothing is pinched; set the transform of what is inside")
  public var minimumZoomScale: CGFloat {
    get { 1 }
    set {}
  }

  @available(*, unavailable, message: "nothing is pinched; set the transform of what is inside")
  public var maximumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
}

extension UITableView {
  @available(*, unavailable, message: "give the first section a header")
  public var tableHeaderView: UIView? {
    get { nil }
    set {}
  }

  @available(
    *, unavailable, message: "no lines are drawn below the rows; give the last section a footer"
  )
  public var tableFooterView: UIView? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "content begins at the edge; use constraints")
  public var contentInset: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }

  @available(
    *, unavailable,
    message: "nobody pulls a list here; give its controller a UIKeyCommand for Command-R"
  )
  public var refreshControl: UIView? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "use performBatchUpdates(_:completion:)")
  public func beginUpdates() {}

  @available(*, unavailable, message: "use performBatchUpdates(_:completion:)")
  public func endUpdates() {}
}

extension UIView {
  @available(
    *, unavailable, message: "there is no keyboard on the screen; use safeAreaLayoutGuide"
  )
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }

  @available(*, unavailable, message: "use animate(withDuration:animations:) for each part")
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, animations: @escaping () -> Void
  ) {}

  @available(*, unavailable, message: "fade both views by animate(withDuration:animations:)")
  public class func transition(
    with view: UIView, duration: TimeInterval, animations: (() -> Void)?
  ) {}

  @available(*, unavailable, message: "keep the view in a property")
  public func viewWithTag(_ tag: Int) -> UIView? { nil }
}

extension UILabel {
  @available(*, unavailable, message: "a text has one style; use a label for each")
  public var attributedText: NSAttributedString? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set textColor where the state changes")
  public var highlightedTextColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UITableViewCell {
  @available(*, unavailable, message: "use backgroundConfiguration")
  public var selectedBackgroundView: UIView? {
    get { nil }
    set {}
  }
}

extension UIViewController {
  @available(
    *, unavailable, message: "make a UIBarButtonItem whose action sets isEditing of the list"
  )
  public var editButtonItem: UIBarButtonItem { UIBarButtonItem(customView: UIView()) }

  @available(*, unavailable, message: "set isEditing of the list")
  public func setEditing(_ editing: Bool, animated: Bool) {}
}
