import Controls
import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// The title of a screen, and the way back: UIKit's `UINavigationBar`.
public final class NavigationBar: View {
  /// The title of the topmost screen.
  public let titleLabel = Label()
  /// Named after the screen below; hidden while there is none.
  public let backButton = BarButton(symbol: NavigationBar.chevron)
  private let separator = View()
  private weak var change: Transition?

  /// Points; our choice, as all measures here.
  public static let height: CGFloat = 52
  private static let inset: CGFloat = 8

  private static let chevron: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 15, y: 4.5))
    path.addLine(to: CGPoint(x: 7.5, y: 12))
    path.addLine(to: CGPoint(x: 15, y: 19.5))
    return Symbol(stroke: path, lineWidth: 2.2)
  }()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "navigation bar"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    for view in [separator, titleLabel, backButton] { addSubview(view) }
    // The button is small; moving up from anywhere on the screen should reach it.
    addLayoutGuide(EntranceGuide { [weak self] in self.map { [$0.backButton] } ?? [] })
  }

  /// Shows the title of a screen, and the way back to `previous`; nil: there is none.
  ///
  /// Animated, the old title becomes that of the way back, or the other way round, so that two
  /// titles are never read on the same spot.
  func show(
    title: String?, previous: ViewController?, isPush: Bool = true, animated: Bool = false
  ) {
    let old = titleLabel.text
    let wayBefore = wayBack
    titleLabel.text = title ?? ""
    backButton.title = previous.map { $0.title ?? "Back" } ?? ""
    backButton.isHidden = previous == nil
    setNeedsLayout()
    guard animated, let window, old != titleLabel.text else { return }
    View.performWithoutAnimation { layoutIfNeeded() }
    replace(
      old, along: window.crossFadesScreens ? nil : isPush ? wayBack : wayBefore, isPush: isPush)
  }

  /// From the middle of the bar to the title of the back button, in points.
  private var wayBack: CGFloat {
    backButton.center.x + backButton.titleLabel.center.x - backButton.bounds.midX
      - titleLabel.center.x
  }

  /// - Parameters:
  ///   - old: the title until now.
  ///   - way: what the titles move along; nil: they fade where they are.
  ///   - isPush: whether the old one goes towards the leading edge.
  private func replace(_ old: String, along way: CGFloat?, isPush: Bool) {
    self.change?.finish()
    let leaving = Label()
    leaving.font = titleLabel.font
    leaving.textAlignment = titleLabel.textAlignment
    leaving.textColor = titleLabel.textColor
    leaving.text = old
    let sign: CGFloat = window?.layoutDirection == .rightToLeft ? -1 : 1
    let beside = way == nil ? 0 : sign * bounds.width / 2
    func moved(by x: CGFloat) -> CGAffineTransform { .init(translationX: x, y: 0) }
    View.performWithoutAnimation {
      leaving.frame = titleLabel.frame
      insertSubview(leaving, at: 0)
      for view in [titleLabel, backButton] { view.alpha = 0 }
      titleLabel.transform = moved(by: isPush ? beside : way ?? 0)
      backButton.transform = moved(by: isPush ? -(way ?? 0) : -beside)
    }
    // What fades where it is gives way to the new title before that can be read.
    View.animate(withDuration: way == nil ? Self.fade : Self.duration, in: window) {
      leaving.alpha = 0
    }
    let change = Transition(
      duration: Self.duration, in: window,
      animations: {
        leaving.transform = moved(by: isPush ? way ?? 0 : beside)
        for view in [titleLabel, backButton] {
          view.alpha = 1
          view.transform = .identity
        }
      },
      end: { leaving.removeFromSuperview() })
    self.change = change
  }

  /// Seconds that titles move for, with their screens.
  private static var duration: TimeInterval { NavigationController.transitionDuration }
  /// Seconds in which an old title fades that does not move.
  private static let fade: TimeInterval = 0.12

  public override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    titleLabel.textColor = palette.label
    separator.backgroundColor = palette.separator
    backgroundColor =
      window?.focusSystem?.model.look == .lift ? .clear : palette.window
    separator.isHidden = window?.focusSystem?.model.look == .lift
  }

  public override func layoutSubviews() {
    let line = 1 / (window?.contentScale ?? 1)
    separator.frame = CGRect(
      x: 0, y: bounds.height - line, width: bounds.width, height: line)
    let size = backButton.sizeThatFits(bounds.size)
    let back = CGRect(
      x: Self.inset, y: (bounds.height - size.height) / 2,
      width: min(size.width, bounds.width / 2 - Self.inset), height: size.height)
    backButton.place(
      window?.layoutDirection == .rightToLeft ? back.mirrored(in: bounds.width) : back)
    let side = backButton.isHidden ? Self.inset : back.maxX + Self.inset
    titleLabel.place(
      CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height))
  }
}

extension View {
  /// Gives the view a frame, whatever moves it on its way there.
  fileprivate func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = frame.center
  }
}
