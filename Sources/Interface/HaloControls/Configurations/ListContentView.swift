import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// A view that shows a ``ListContentConfiguration``: UIKit's `UIListContentView`.
public final class ListContentView: View, ContentView {
  /// The configuration; setting one of another type does nothing.
  public var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ListContentConfiguration else { return }
      content = newValue
      show()
    }
  }
  /// The view behind the content, on whose background the colours of texts and symbol depend; held
  /// weakly, nil for colours that do not change.
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

  /// Creates a view that shows a configuration; its frame is empty.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [symbolView, imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Returns true for a ``ListContentConfiguration``.
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

  /// Returns the size in points of the content with its margins, with text wrapped to the width.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = content.directionalLayoutMargins
    let picture = content.hasPicture ? content.imageProperties.maximumSize.height : 0
    let words = textSize(width: max(0, size.width - content.textInset - margins.right))
    return CGSize(
      width: min(size.width, content.textInset + words.width + margins.right),
      height: margins.top + max(picture, words.height) + margins.bottom)
  }

  private func textSize(width: CGFloat) -> CGSize {
    func size(_ label: Label, _ width: CGFloat) -> CGSize {
      label.sizeThatFits(CGSize(width: width, height: .infinity))
    }
    guard !secondaryLabel.text.isEmpty else { return size(textLabel, width) }
    if content.prefersSideBySideTextAndSecondaryText {
      let widths = widthsSideBySide(in: width)
      let (text, secondary) = (size(textLabel, widths.text), size(secondaryLabel, widths.secondary))
      return CGSize(
        width: text.width + content.textToSecondaryTextHorizontalPadding + secondary.width,
        height: max(text.height, secondary.height))
    }
    let (text, secondary) = (size(textLabel, width), size(secondaryLabel, width))
    return CGSize(
      width: max(text.width, secondary.width),
      height: text.height + content.textToSecondaryTextVerticalPadding + secondary.height)
  }

  /// Returns the widths of two texts side by side, for a total width in points.
  private func widthsSideBySide(in width: CGFloat) -> (text: CGFloat, secondary: CGFloat) {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let gap = content.textToSecondaryTextHorizontalPadding
    // If both do not fit, the text keeps three fifths of the row.
    let text = min(textLabel.sizeThatFits(unbounded).width, (width - gap) * 0.6)
    let secondary = max(
      0, min(secondaryLabel.sizeThatFits(unbounded).width, width - gap - text))
    return (max(0, width - secondary - gap), secondary)
  }

  public override func layoutSubviews() {
    let margins = content.directionalLayoutMargins
    if content.hasPicture {
      let size = content.imageProperties.maximumSize
      let frame = CGRect(
        x: margins.left + (content.pictureWidth - size.width) / 2,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      place(symbolView, frame)
      place(imageView, frame)
    }
    let left = content.textInset
    layoutText(
      CGRect(
        x: left, y: 0, width: max(0, bounds.width - margins.right - left), height: bounds.height))
    let isMirrored = window?.layoutDirection == .rightToLeft
    textLabel.textAlignment = isMirrored ? .right : .left
    let isAtEnd = content.prefersSideBySideTextAndSecondaryText
    secondaryLabel.textAlignment = isAtEnd != isMirrored ? .right : .left
  }

  private func layoutText(_ box: CGRect) {
    guard !secondaryLabel.text.isEmpty else {
      place(secondaryLabel, .zero)
      return place(textLabel, box)
    }
    if content.prefersSideBySideTextAndSecondaryText {
      let widths = widthsSideBySide(in: box.width)
      // The box is half a point lower, since the baseline of centred smaller text is higher than
      // that of the text beside it.
      place(
        secondaryLabel,
        CGRect(
          x: box.maxX - widths.secondary, y: 0.5, width: widths.secondary, height: box.height))
      return place(
        textLabel,
        CGRect(x: box.minX, y: 0, width: widths.text, height: box.height))
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
