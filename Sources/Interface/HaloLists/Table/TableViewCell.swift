import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A row of a table: UIKit's `UITableViewCell`.
///
/// The cell shows its texts and its image with a `ListContentConfiguration`, whose colours follow
/// focus and selection. A content configuration that the program sets takes precedence.
open class TableViewCell: CollectionViewListCell {
  /// The arrangement of the two texts.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A single text.
    case `default`
    /// The second text at the end of the row.
    case value1
    /// The second text at the end of the row, as with `value1`; in UIKit the first text is small.
    case value2
    /// The second text below the first, in a smaller font.
    case subtitle
  }

  /// The standard accessory at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No accessory.
    case none
    /// A chevron, which shows that the row opens another screen.
    case disclosureIndicator
    /// A tick, which shows that the row's option is chosen.
    case checkmark = 3
  }

  /// The effect of selection and presses on the row's appearance.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// No effect; focus is still shown.
    case none
    /// The background changes, as with `default`; UIKit has no blue rows any more either.
    case blue
    /// The background changes, as with `default`.
    case gray
    /// The background changes.
    case `default`
  }

  /// The way in which a row shows focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The table shows the focus.
    case `default`
    /// The row shows the focus itself, in `didUpdateFocus(in:with:)`.
    case custom
  }

  private let style: CellStyle
  /// The label that holds the main text; the label itself is never drawn.
  public let textLabel: Label? = Label()
  /// The label that holds the second text, never drawn itself; nil if the style has none.
  public let detailTextLabel: Label?
  /// The view that holds the image; the view itself is never drawn.
  public let imageView: ImageView? = ImageView()
  /// The standard accessory at the end of the row.
  public var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// The view at the end of the row, in place of ``accessoryType``; nil for the standard accessory.
  public var accessoryView: View? {
    didSet { if accessoryView !== oldValue { showAccessory() } }
  }
  /// The effect of selection and presses on the row's appearance.
  public var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The way in which the row shows focus.
  public var focusStyle = FocusStyle.default {
    didSet { if focusStyle != oldValue { setNeedsUpdateConfiguration() } }
  }
  override var showsFocus: Bool { focusStyle == .default && super.showsFocus }
  /// The effect of a list cell; nil if the row shows its focus itself.
  open override var defaultFocusEffect: FocusEffect? {
    focusStyle == .custom ? nil : super.defaultFocusEffect
  }

  /// Called when the row is selected or deselected; calling it does not change the selection.
  open func setSelected(_ selected: Bool, animated: Bool) {}

  public package(set) override var isSelected: Bool {
    didSet { if isSelected != oldValue { setSelected(isSelected, animated: false) } }
  }

  private func showAccessory() {
    if let accessoryView {
      accessories = [
        .customView(configuration: .init(customView: accessoryView, placement: .trailing()))
      ]
      return
    }
    accessories =
      switch accessoryType {
      case .none: []
      case .disclosureIndicator: [.disclosureIndicator()]
      case .checkmark: [.checkmark()]
      }
  }

  /// The state of the cell, without selection and press if ``selectionStyle`` is `none`.
  public override var configurationState: CellConfigurationState {
    var state = super.configurationState
    if selectionStyle == .none { (state.isSelected, state.isHighlighted) = (false, false) }
    return state
  }
  /// The height in points; nil for the height that the content wants.
  var givenHeight: CGFloat?

  /// Creates an empty row with a reuse identifier; nil for a row that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    detailTextLabel = style == .default ? nil : Label()
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    prepare()
  }

  /// Creates an empty row with a single text; `frame` is in points.
  public override init(frame: CGRect = .zero) {
    style = .default
    detailTextLabel = nil
    super.init(frame: frame)
    prepare()
  }

  private func prepare() {
    hasOwnBackground = false
    matchGround(isCard: false)
    for view in [textLabel, detailTextLabel, imageView] as [View?] {
      // The views are subviews so that they report changes, but the content configuration draws
      // their content.
      view?.isHidden = true
      view.map(addSubview)
    }
  }

  /// Returns a configuration of text, and of secondary text as the style requires.
  open override func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Background

  private var isOnCard: Bool?
  /// Whether the program has set the background.
  private var hasOwnBackground = false

  /// Sets the default background, unless the program has set one.
  ///
  /// On a card the highlight has round corners.
  func matchGround(isCard: Bool) {
    guard isOnCard != isCard, !hasOwnBackground else { return }
    super.backgroundConfiguration = isCard ? .listSidebarCell() : .listPlainCell()
    isOnCard = isCard
  }

  public override var backgroundConfiguration: BackgroundConfiguration? {
    didSet { hasOwnBackground = true }
  }

  // MARK: Contents of the labels

  private var shown: Words?

  private struct Words: Equatable {
    var text, detail: String
    var image: Image?
    var lines: Int
    /// The colour of the text; nil for that of the row's state.
    var color: Color?
  }

  /// Shows the texts and the image that were set on the labels since the last time.
  private func showLabels() {
    let words = Words(
      text: textLabel?.text ?? "", detail: detailTextLabel?.text ?? "", image: imageView?.image,
      lines: textLabel?.numberOfLines ?? 1, color: textLabel?.givenTextColor)
    let isEmpty = words.text.isEmpty && words.detail.isEmpty && words.image == nil
    guard words != shown, !isEmpty || shown != nil else { return }
    shown = words
    var content = defaultContentConfiguration()
    content.text = words.text.isEmpty ? nil : words.text
    content.secondaryText = words.detail.isEmpty ? nil : words.detail
    content.image = words.image
    content.textProperties.numberOfLines = words.lines
    if let color = words.color { content.textProperties.color = color }
    contentConfiguration = content
  }

  open override func layoutSubviews() {
    showLabels()
    super.layoutSubviews()
  }

  /// Returns the height from the table, otherwise that of the content, which is at least a standard
  /// row's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    showLabels()
    let fitting = super.sizeThatFits(size)
    return CGSize(width: fitting.width, height: givenHeight ?? fitting.height)
  }

  /// Returns the height from the table, otherwise that of the constraints in `contentView`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let fitting = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: fitting.width, height: givenHeight ?? fitting.height)
  }

  // MARK: Creation

  /// Returns a cell of this class, which is known only at run time, created by the initialiser that
  /// subclasses override.
  static func make(style: CellStyle, reuseIdentifier: String?) -> Self {
    makeObject(of: self) { (type: TableViewCellWithRequiredInitializer.Type) in
      type.init(style: style, reuseIdentifier: reuseIdentifier)
    }
  }
}

/// A type that makes `init(style:reuseIdentifier:)` of ``TableViewCell`` required, for
/// `makeObject(of:by:)`.
open class TableViewCellWithRequiredInitializer: TableViewCell {
  /// Stops the program; never called.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    preconditionFailure("there is no cell of this class")
  }
}
