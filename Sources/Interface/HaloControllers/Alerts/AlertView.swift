import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The title, message, text fields and buttons of an alert: in a card, or in the centre of a
/// television's screen.
final class AlertView: View, AccessibleKind {
  var message: String {
    get { messageLabel.text }
    set {
      messageLabel.text = newValue
      updateSize()
    }
  }
  var choose: ((AlertAction) -> Void)?
  /// A closure called with the preferred size of the card, in points.
  var sizeHandler: ((CGSize) -> Void)?

  private let titleLabel = Label()
  private let messageLabel = Label()
  /// The container of the text fields, which separates them from texts that are not their names.
  private let form = View()
  private let fields: [TextField]
  /// The buttons from the leading edge, or from the top.
  private var buttons: [AlertButton]
  /// The container of everything, scaled to the window on a television.
  private let content = View()
  /// The background on a television; a card has a pane of its own.
  private let ground = VisualEffectView(effect: BlurEffect(style: .systemThickMaterial))
  /// Whether the alert fills a television's screen; determined when it appears, and constant from
  /// then on.
  private var isOnTV = false

  /// Creates the view of an alert.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - message: The message; empty for none.
  ///   - fields: The text fields from the top.
  ///   - actions: The actions from the top; in a pair the one that cancels comes first.
  ///   - preferred: The action with a heavier font.
  ///   - afterFields: The action to which Tab goes from the last field; nil for the first that can
  ///     be focused.
  init(
    title: String, message: String, fields: [TextField], actions: [AlertAction],
    preferred: AlertAction?, afterFields: AlertAction?
  ) {
    self.fields = fields
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
    for (index, field) in fields.enumerated() {
      field.accessibilityIdentifier =
        field.accessibilityIdentifier ?? "\(accessibilityIdentifier ?? "")-field-\(index + 1)"
      // The name of a field without a label is the alert's question.
      if field.accessibilityLabel?.isEmpty != false {
        field.accessibilityLabel = title.isEmpty ? message : title
      }
      form.addSubview(field)
    }
    content.addSubview(form)
    for button in buttons {
      if button.action === afterFields { button.focusGroupPriority = .prioritized }
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
    for field in fields where field.font == effectiveAppearance.alert.desk.fieldFont {
      field.font = measures.fieldFont
    }
    for button in buttons { button.measures = measures }
    if isPair, buttons[1].action.style == .cancel, buttons[0].action.style != .cancel {
      buttons.swapAt(0, 1)
      content.bringSubviewToFront(buttons[1])
    }
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
        height: 2 * measures.inset + text + fieldsHeight + measures.buttonsGap + buttonsHeight))
  }

  /// The height of the fields with the gap above them, in points.
  private var fieldsHeight: CGFloat {
    guard !fields.isEmpty else { return 0 }
    let isAlone = titleLabel.text.isEmpty && message.isEmpty
    let count = CGFloat(fields.count)
    return (isAlone ? 0 : measures.fieldsGap) + count * measures.fieldHeight
      + (count - 1) * measures.fieldGap
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

  /// Whether two buttons are side by side in one row.
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
    // A card is already placed clear of the hints.
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
    // If space is short, the text is cut off, but never a field or a button.
    let rest = fieldsHeight + measures.buttonsGap + buttonsHeight
    let text = max(0, min(textHeight(in: width), size.height - 2 * measures.inset - rest))
    let all = text + rest
    let top = isOnTV ? ((size.height - all) / 2).rounded() : measures.inset
    let title = min(text, height(of: titleLabel, in: width))
    titleLabel.frame = CGRect(x: left, y: top, width: width, height: title)
    let messageHeight = height(of: messageLabel, in: width)
    let messageTop = max(0, min(messageHeight, text - title))
    messageLabel.frame = CGRect(
      x: left, y: top + text - messageTop, width: width, height: messageTop)
    placeFields(bottom: top + text + fieldsHeight, left: left, width: width)
    placeButtons(top: top + all - buttonsHeight, left: left, width: width)
  }

  private func placeFields(bottom: CGFloat, left: CGFloat, width: CGFloat) {
    let measures = measures
    let side = isOnTV ? measures.buttonWidth : width
    let step = measures.fieldHeight + measures.fieldGap
    let height = max(0, CGFloat(fields.count) * step - measures.fieldGap)
    form.frame = CGRect(
      x: left + (width - side) / 2, y: bottom - height, width: side, height: height)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 0, y: CGFloat(index) * step, width: side, height: measures.fieldHeight)
    }
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
