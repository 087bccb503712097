import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList

/// The container of one screen of a navigation controller while it is shown.
final class NavigationPage: TransitionView {
  /// The height of a bar with large titles over the screen, in points.
  var heightOfBar: CGFloat = 0 {
    didSet {
      guard heightOfBar != oldValue else { return }
      coveredEdges.top = heightOfBar
      setNeedsLayout()
    }
  }
  /// Whether the screen's view is a scroll view other than a list, without a content scroll view;
  /// it is then placed below the bar.
  private let standsBelowBar: Bool

  var ground = BarGround.window { didSet { appearanceDidChange() } }

  init(of controller: ViewController) {
    standsBelowBar =
      controller.contentScrollView == nil && controller.ownList == nil
      && controller.view is ScrollView
    super.init()
    addSubview(controller.view)
  }

  /// Sets the background, which is opaque for screens that slide over each other, and clear for
  /// screens that fade over the window's.
  override func appearanceDidChange() {
    backgroundColor =
      window?.crossFadesScreens == true ? .clear : ground.color(in: effectiveAppearance.palette)
  }

  override func layoutSubviews() {
    for view in subviews {
      view.frame = bounds
      guard standsBelowBar, view === subviews.first else { continue }
      view.frame.origin.y += heightOfBar
      view.frame.size.height = max(0, view.frame.height - heightOfBar)
    }
  }

  /// The shadow of a screen on the one over which it slides; Halo's own choice.
  static let edgeShadow = Shadow(offsetY: 0, sigma: 10, color: Color(white: 0, alpha: 0.22))

  enum Place { case before, here, after }

  /// The distance that the screen beneath moves, as a fraction of the width; Halo's own choice.
  private static let parallax: CGFloat = 0.3

  /// Moves the screen: to `.before` when another is pushed over it, from `.after` when it is pushed
  /// itself.
  func move(to place: Place) {
    if window?.crossFadesScreens == true {
      alpha = place == .here ? 1 : 0
      return
    }
    let sign: CGFloat = window?.layoutDirection == .rightToLeft ? -1 : 1
    switch place {
    case .before:
      transform = CGAffineTransform(translationX: -sign * bounds.width * Self.parallax, y: 0)
    case .here: transform = .identity
    case .after: transform = CGAffineTransform(translationX: sign * bounds.width, y: 0)
    }
  }
}
