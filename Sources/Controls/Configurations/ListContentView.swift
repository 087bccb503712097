import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// Shows a ``ListContentConfiguration``: UIKit's `UIListContentView`.
public final class ListContentView: View, ContentView {
  /// Setting one of another type does nothing.
  public var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ListContentConfiguration else { return }
      content = newValue
      show()
    }
  }
  /// Behind the content; held weakly, and nil: colours do not depend on what is behind.
  public weak var surface: View? {
    didSet {
      symbolView.surface = surface
      for label in [textLabel, secondaryLabel] { label.surface = surface }
    }
  }

  private var content: ListContentConfiguration
  private let symbolView = SurfaceSymbol()
  private let imageView = ImageView()
  private let textLabel = SurfaceLabel()
  private let secondaryLabel = SurfaceLabel()

  /// Has no size until it is given one.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [symbolView, imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// true for a ``ListContentConfiguration``, whatever is in it.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    configuration is ListContentConfiguration
  }

  private func show() {
    symbolView.symbol = content.symbol
    imageView.image = content.symbol == nil ? content.image : nil
    imageView.cornerRadius = content.imageProperties.cornerRadius
    symbolView.isHidden = content.symbol == nil
    imageView.isHidden = imageView.image == nil
    let tint = content.imageProperties.paint
    symbolView.color = tint.resolvedPair?.rest ?? tint.resolved
    symbolView.raisedColor = tint.resolvedPair?.raised
    symbolView.raisedSurfaceColor = tint.resolvedPair?.surface
    show(content.text, content.textProperties, in: textLabel)
    show(content.secondaryText, content.secondaryTextProperties, in: secondaryLabel)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ properties: ListContentConfiguration.TextProperties, in label: SurfaceLabel
  ) {
    label.text = text ?? ""
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    let pair = properties.paint.resolvedPair
    label.textColor = pair?.rest ?? properties.resolvedColor()
    label.raisedTextColor = pair?.raised
    label.raisedSurfaceColor = pair?.surface
  }

  /// Texts in as many lines as they need of the width, with the picture and the margins.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = content.directionalLayoutMargins
    var start = margins.left
    var picture: CGFloat = 0
    if content.symbol != nil || content.image != nil {
      let properties = content.imageProperties
      start +=
        max(properties.maximumSize.width, properties.reservedLayoutSize.width)
        + content.imageToTextPadding
      picture = properties.maximumSize.height
    }
    let room = CGSize(width: max(0, size.width - start - margins.right), height: .infinity)
    let text = textLabel.sizeThatFits(room)
    var words = text
    if !secondaryLabel.text.isEmpty {
      let secondary = secondaryLabel.sizeThatFits(room)
      words =
        content.prefersSideBySideTextAndSecondaryText
        ? CGSize(
          width: text.width + content.textToSecondaryTextHorizontalPadding + secondary.width,
          height: max(text.height, secondary.height))
        : CGSize(
          width: max(text.width, secondary.width),
          height: text.height + content.textToSecondaryTextVerticalPadding + secondary.height)
    }
    return CGSize(
      width: min(size.width, start + words.width + margins.right),
      height: margins.top + max(picture, words.height) + margins.bottom)
  }

  public override func layoutSubviews() {
    let margins = content.directionalLayoutMargins
    let box = CGRect(
      x: margins.left, y: 0, width: max(0, bounds.width - margins.left - margins.right),
      height: bounds.height)
    var left = box.minX
    if content.symbol != nil || content.image != nil {
      let properties = content.imageProperties
      let size = properties.maximumSize
      let room = max(size.width, properties.reservedLayoutSize.width)
      let frame = CGRect(
        x: left + (room - size.width) / 2, y: (box.height - size.height) / 2,
        width: size.width, height: size.height)
      place(symbolView, frame)
      place(imageView, frame)
      left += room + content.imageToTextPadding
    }
    layoutText(CGRect(x: left, y: 0, width: max(0, box.maxX - left), height: box.height))
    let isMirrored = window?.layoutDirection == .rightToLeft
    textLabel.textAlignment = isMirrored ? .right : .left
    let isAtEnd = content.prefersSideBySideTextAndSecondaryText
    secondaryLabel.textAlignment = isAtEnd != isMirrored ? .right : .left
  }

  private func layoutText(_ box: CGRect) {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    guard !secondaryLabel.text.isEmpty else {
      place(secondaryLabel, .zero)
      return place(textLabel, box)
    }
    if content.prefersSideBySideTextAndSecondaryText {
      let gap = content.textToSecondaryTextHorizontalPadding
      // Where both do not fit, the text keeps three fifths of the row.
      let text = min(textLabel.sizeThatFits(unbounded).width, (box.width - gap) * 0.6)
      let width = max(
        0, min(secondaryLabel.sizeThatFits(unbounded).width, box.width - gap - text))
      // Half a point lower: centred smaller type has a higher baseline than the text beside it.
      place(
        secondaryLabel,
        CGRect(x: box.maxX - width, y: 0.5, width: width, height: box.height))
      return place(
        textLabel,
        CGRect(x: box.minX, y: 0, width: max(0, box.width - width - gap), height: box.height))
    }
    let room = CGSize(width: box.width, height: .infinity)
    let text = textLabel.sizeThatFits(room).height
    let secondary = secondaryLabel.sizeThatFits(room).height
    let padding = content.textToSecondaryTextVerticalPadding
    let top = ((box.height - text - padding - secondary) / 2).rounded()
    place(textLabel, CGRect(x: box.minX, y: top, width: box.width, height: text))
    place(
      secondaryLabel,
      CGRect(x: box.minX, y: top + text + padding, width: box.width, height: secondary))
  }

  private func place(_ view: View, _ rect: CGRect) {
    let isMirrored = window?.layoutDirection == .rightToLeft
    view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
  }
}
