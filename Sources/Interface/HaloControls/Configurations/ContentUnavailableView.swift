import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A view that shows a ``ContentUnavailableConfiguration`` in the middle of its bounds: UIKit's
/// `UIContentUnavailableView`.
public final class ContentUnavailableView: Decoration, ContentView {
  /// The configuration; setting one of another type does nothing.
  public var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ContentUnavailableConfiguration else { return }
      content = newValue
      show()
    }
  }
  /// The background view, which is not used: the colours do not depend on it.
  public weak var surface: View?

  private var content: ContentUnavailableConfiguration
  private let symbolView = ShapeView()
  private let textLabel = Label("", font: .systemFont(ofSize: 20, weight: .bold))
  private let secondaryLabel = Label("", font: .systemFont(ofSize: 15))

  // Our choice, in points.
  private static let symbolSide: CGFloat = 48
  private static let margin: CGFloat = 20
  private static let readableWidth: CGFloat = 340

  /// Creates a view with an empty frame.
  public init(configuration: ContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for label in [textLabel, secondaryLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    for view in [symbolView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Returns true for a ``ContentUnavailableConfiguration``.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    configuration is ContentUnavailableConfiguration
  }

  private func show() {
    symbolView.symbol = content.image
    textLabel.text = content.text ?? ""
    secondaryLabel.text = content.secondaryText ?? ""
    setNeedsLayout()
  }

  public override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    symbolView.color = palette.secondaryLabel
    textLabel.textColor = palette.label
    secondaryLabel.textColor = palette.secondaryLabel
  }

  public override func layoutSubviews() {
    let width = max(0, min(Self.readableWidth, bounds.width - 2 * Self.margin))
    let left = ((bounds.width - width) / 2).rounded()
    func height(of label: Label) -> CGFloat {
      label.text.isEmpty
        ? 0 : label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    let symbol = content.image == nil ? 0 : Self.symbolSide + 12
    let (text, secondary) = (height(of: textLabel), height(of: secondaryLabel))
    var top = max(0, ((bounds.height - symbol - text - 6 - secondary) / 2).rounded())
    symbolView.frame = CGRect(
      x: ((bounds.width - Self.symbolSide) / 2).rounded(), y: top, width: Self.symbolSide,
      height: Self.symbolSide)
    top += symbol
    textLabel.frame = CGRect(x: left, y: top, width: width, height: text)
    secondaryLabel.frame = CGRect(x: left, y: top + text + 6, width: width, height: secondary)
  }
}
