import Controls
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// Title, message and buttons of an alert: in a card, or in the middle of a television's screen.
final class AlertView: View, AccessibleKind {
  var message: String {
    get { messageLabel.text }
    set {
      messageLabel.text = newValue
      updateSize()
    }
  }
  var choose: ((AlertAction) -> Void)?
  /// Called with the preferred size of the card.
  var sizeHandler: ((CGSize) -> Void)?

  private let titleLabel = Label()
  private let messageLabel = Label()
  private let buttons: [AlertButton]
  /// Everything; scaled to the window on a television.
  private let content = View()
  /// On a television; a card is a pane itself.
  private let ground = VisualEffectView(effect: BlurEffect(style: .systemThickMaterial))
  /// Decided when the alert appears: a card does not become a full screen later.
  private var isOnTV = false

  init(title: String, message: String, actions: [AlertAction], preferred: AlertAction?) {
    buttons = actions.map { AlertButton(action: $0, isPreferred: $0 === preferred) }
    super.init(frame: .zero)
    accessibilityIdentifier = "alert"
    focusGroupIdentifier = "alert"
    titleLabel.text = title
    messageLabel.text = message
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      content.addSubview(label)
    }
    for button in buttons {
      button.primaryAction = { [weak self, unowned button] in self?.choose?(button.action) }
      content.addSubview(button)
    }
    addSubview(content)
  }

  var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility(isElement: false, role: .alert)
    known.label = titleLabel.text
    return known
  }

  func button(for action: AlertAction) -> View? { buttons.first { $0.action === action } }

  private var measures: AlertStyle.Measures {
    isOnTV ? effectiveAppearance.alert.television : effectiveAppearance.alert.desk
  }

  override func didMoveToWindow() {
    guard let window else { return }
    isOnTV = window.focusSystem?.model.look == .lift
    if isOnTV { insertSubview(ground, at: 0) }
    let measures = measures
    titleLabel.font = measures.titleFont
    messageLabel.font = measures.messageFont
    messageLabel.lineHeight = measures.messageLineHeight
    for button in buttons { button.measures = measures }
    updateSize()
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    titleLabel.textColor = palette.label
    messageLabel.textColor = palette.secondaryLabel
    ground.solidColor = palette.window
  }

  // MARK: Layout

  private func updateSize() {
    guard window != nil, !isOnTV else { return }
    let measures = measures
    let text = textHeight(in: measures.width - 2 * measures.inset)
    sizeHandler?(
      CGSize(
        width: measures.width,
        height: 2 * measures.inset + text + measures.buttonsGap + buttonsHeight))
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    height(of: titleLabel, in: width)
      + (message.isEmpty || titleLabel.text.isEmpty ? 0 : measures.textGap)
      + height(of: messageLabel, in: width)
  }

  private func height(of label: Label, in width: CGFloat) -> CGFloat {
    label.text.isEmpty
      ? 0 : label.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  /// Whether both of two buttons stand in one row.
  private var isPair: Bool {
    guard buttons.count == 2, !isOnTV else { return false }
    let room = (measures.width - 2 * measures.inset - measures.buttonGap) / 2
    return buttons.allSatisfy { $0.titleWidth + 2 * AlertButton.inset <= room }
  }

  private var buttonsHeight: CGFloat {
    let rows = isPair ? 1 : CGFloat(buttons.count)
    return rows * measures.buttonHeight + max(0, rows - 1) * measures.buttonGap
  }

  override func layoutSubviews() {
    // A card has left the hints free already.
    let room = isOnTV ? window?.hintArea.coverable(of: bounds) ?? bounds : bounds
    ground.frame = room
    let least = effectiveAppearance.alert.leastTelevisionScale
    let scale = isOnTV ? max(least, min(room.width / 1920, room.height / 1080)) : 1
    let size = CGSize(width: room.width / scale, height: room.height / scale)
    content.transform = .init(scaleX: scale, y: scale)
    content.bounds = CGRect(origin: .zero, size: size)
    content.center = CGPoint(x: room.midX, y: room.midY)
    let measures = measures
    let width = min(measures.width, size.width) - (isOnTV ? 0 : 2 * measures.inset)
    let left = (size.width - width) / 2
    // Where there is not enough room the text is cut, never the buttons.
    let most = size.height - 2 * measures.inset - measures.buttonsGap - buttonsHeight
    let text = max(0, min(textHeight(in: width), most))
    let all = text + measures.buttonsGap + buttonsHeight
    let top = isOnTV ? ((size.height - all) / 2).rounded() : measures.inset
    let title = min(text, height(of: titleLabel, in: width))
    titleLabel.frame = CGRect(x: left, y: top, width: width, height: title)
    let messageHeight = height(of: messageLabel, in: width)
    let messageTop = max(0, min(messageHeight, text - title))
    messageLabel.frame = CGRect(
      x: left, y: top + text - messageTop, width: width, height: messageTop)
    placeButtons(top: top + text + measures.buttonsGap, left: left, width: width)
  }

  private func placeButtons(top: CGFloat, left: CGFloat, width: CGFloat) {
    let measures = measures
    let isMirrored = window?.layoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      if isPair {
        let side = (width - measures.buttonGap) / 2
        let place = isMirrored ? 1 - index : index
        button.frame = CGRect(
          x: left + CGFloat(place) * (side + measures.buttonGap), y: top, width: side,
          height: measures.buttonHeight)
      } else {
        let side = isOnTV ? measures.buttonWidth : width
        button.frame = CGRect(
          x: left + (width - side) / 2,
          y: top + CGFloat(index) * (measures.buttonHeight + measures.buttonGap), width: side,
          height: measures.buttonHeight)
      }
    }
  }
}
