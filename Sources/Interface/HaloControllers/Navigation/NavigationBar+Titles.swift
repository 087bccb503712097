import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The animations from one title to another.
extension NavigationBar {
  /// The contents of the bar before a change.
  struct Shown {
    var title: String
    var alpha: CGFloat
    var isLarge: Bool
    var collapse: CGFloat
    /// The back button; nil if there was none.
    var back: (title: String, frame: CGRect)?
  }

  /// The distance from the centre of the bar to the title of the back button, in points.
  var wayBack: CGFloat {
    backButton.center.x + backButton.titleLabel.center.x - backButton.bounds.midX
      - titleLabel.center.x
  }

  /// Animates the new contents of the bar to their final places, and the old titles out.
  ///
  /// - Parameters:
  ///   - old: The contents before the change.
  ///   - way: The distance that the titles move, in points; with nil they fade in place.
  ///   - isPush: Whether the old title moves towards the leading edge.
  func replace(_ old: Shown, along way: CGFloat?, isPush: Bool) {
    self.change?.finish()
    let leaving = copy(of: titleLabel, saying: old.title)
    let sign: CGFloat = window?.layoutDirection == .rightToLeft ? -1 : 1
    let beside = way == nil ? 0 : sign * bounds.width / 2
    let largeLeaving = old.isLarge ? largeCopy(of: old) : nil
    let backLeaving = backButton.isHidden ? old.back.map(backCopy) : nil
    func moved(by x: CGFloat) -> CGAffineTransform { .init(translationX: x, y: 0) }
    View.performWithoutAnimation {
      leaving.frame = titleLabel.frame
      leaving.alpha = old.alpha
      insertSubview(leaving, at: 0)
      for view in [titleLabel, backButton, largeTitleRoom] { view.alpha = 0 }
      titleLabel.transform = moved(by: isPush ? beside : way ?? 0)
      largeTitleRoom.transform = moved(by: isPush ? beside : -beside / 2)
      // A large title does not turn into the back button, which fades in where it is.
      backButton.transform = moved(by: !isPush ? -beside : old.isLarge ? 0 : -(way ?? 0))
    }
    // A title that fades in place is gone before the new one becomes readable.
    View.animate(withDuration: way == nil ? Self.fade : Self.duration, in: window) {
      leaving.alpha = 0
    }
    View.animate(withDuration: Self.largeFade, in: window) {
      largeLeaving?.alpha = 0
      backLeaving?.alpha = 0
    }
    let change = Transition(
      duration: Self.duration, in: window,
      animations: {
        leaving.transform = moved(by: isPush ? way ?? 0 : beside)
        largeLeaving?.transform = moved(by: isPush ? -beside / 2 : beside)
        titleLabel.alpha = titleAlpha
        pane.alpha = paneAlpha
        for view in [backButton, largeTitleRoom] { view.alpha = 1 }
        for view in [titleLabel, backButton, largeTitleRoom] { view.transform = .identity }
      },
      end: {
        leaving.removeFromSuperview()
        largeLeaving?.removeFromSuperview()
        backLeaving?.removeFromSuperview()
      })
    self.change = change
  }

  private func copy(of label: Label, saying text: String) -> Label {
    let copy = Label()
    copy.font = label.font
    copy.textAlignment = label.textAlignment
    copy.textColor = label.textColor
    copy.text = text
    return copy
  }

  /// Returns a picture of the old back button at its old place.
  private func backCopy(of back: (title: String, frame: CGRect)) -> View {
    let room = Decoration()
    View.performWithoutAnimation {
      let button = BarButton(title: back.title, symbol: Self.chevron)
      button.accessibilityIdentifier = nil
      room.frame = back.frame
      button.frame = room.bounds
      room.addSubview(button)
      insertSubview(room, at: 0)
    }
    return room
  }

  /// Returns a copy of the old large title at its old place.
  private func largeCopy(of old: Shown) -> View {
    let (room, label) = (Decoration(), copy(of: largeTitleLabel, saying: old.title))
    View.performWithoutAnimation {
      let margins = directionalLayoutMargins.resolved(
        for: window?.layoutDirection ?? .leftToRight)
      room.clipsToBounds = true
      room.frame = CGRect(
        x: 0, y: Self.height, width: bounds.width, height: Self.largeTitleHeight - old.collapse)
      label.textAlignment = window?.layoutDirection == .rightToLeft ? .right : .left
      label.frame = CGRect(
        x: margins.left, y: -old.collapse,
        width: max(0, bounds.width - margins.left - margins.right), height: 44)
      room.addSubview(label)
      insertSubview(room, at: 0)
    }
    return room
  }

  /// The duration of the movement of titles, in seconds; that of their screens.
  private static var duration: TimeInterval { NavigationController.transitionDuration }
  /// The fade duration of an old title that does not move, in seconds.
  private static let fade: TimeInterval = 0.12
  /// The fade duration of an old large title and an old back button, in seconds.
  private static let largeFade: TimeInterval = 0.18
}
