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

  /// Animated, the old title fades away under the new one.
  ///
  /// `previous` nil: there is no way back.
  func show(title: String?, previous: ViewController?, animated: Bool = false) {
    let (old, isBackNew) = (titleLabel.text, backButton.isHidden && previous != nil)
    titleLabel.text = title ?? ""
    backButton.title = previous.map { $0.title ?? "Back" } ?? ""
    backButton.isHidden = previous == nil
    setNeedsLayout()
    guard animated, window != nil, old != titleLabel.text else { return }
    fade(from: old, arriving: isBackNew ? [titleLabel, backButton] : [titleLabel])
  }

  private func fade(from old: String, arriving: [View]) {
    self.change?.finish()
    let leaving = Label()
    leaving.font = titleLabel.font
    leaving.textAlignment = titleLabel.textAlignment
    leaving.textColor = titleLabel.textColor
    leaving.text = old
    View.performWithoutAnimation {
      leaving.frame = titleLabel.frame
      insertSubview(leaving, at: 0)
      arriving.forEach { $0.alpha = 0 }
    }
    let change = Transition(
      duration: NavigationController.transitionDuration, in: window,
      animations: {
        leaving.alpha = 0
        arriving.forEach { $0.alpha = 1 }
      },
      end: { leaving.removeFromSuperview() })
    self.change = change
  }

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
    backButton.frame =
      window?.layoutDirection == .rightToLeft ? back.mirrored(in: bounds.width) : back
    let side = backButton.isHidden ? Self.inset : back.maxX + Self.inset
    titleLabel.frame = CGRect(
      x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height)
  }
}
