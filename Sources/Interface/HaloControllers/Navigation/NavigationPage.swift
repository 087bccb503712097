import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList

/// Holds one screen of a navigation controller while it is shown.
final class NavigationPage: TransitionView {
  /// Points of a bar with large titles over the screen.
  var heightOfBar: CGFloat = 0 {
    didSet {
      guard heightOfBar != oldValue else { return }
      coveredEdges.top = heightOfBar
      setNeedsLayout()
    }
  }
  /// Whether the screen is itself what scrolls, and has not said so.
  private let standsBelowBar: Bool

  var ground = BarGround.window { didSet { appearanceDidChange() } }

  init(of controller: ViewController) {
    standsBelowBar =
      controller.contentScrollView == nil && controller.ownList == nil
      && controller.view is ScrollView
    super.init()
    addSubview(controller.view)
  }

  /// Screens that slide over each other need an opaque background; screens that fade do not, as the
  /// window's is behind them.
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

  /// Shadow of a screen on the one that it slides over; our choice.
  static let edgeShadow = Shadow(offsetY: 0, sigma: 10, color: Color(white: 0, alpha: 0.22))

  enum Place { case before, here, after }

  /// How far the screen beneath moves, in parts of the width; our choice.
  private static let parallax: CGFloat = 0.3

  /// `.before` is where a screen goes when another is pushed over it, `.after` where a pushed one
  /// comes from.
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
