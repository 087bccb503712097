import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A row of a table: UIKit's `UITableViewCell`.
///
/// The texts and the picture of the cell are shown as a `ListContentConfiguration`, whose
/// colours follow focus and selection; a content configuration of one's own goes before it.
open class TableViewCell: CollectionViewListCell {
  /// Where the two texts stand.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One text.
    case `default`
    /// The second text at the other end.
    case value1
    /// The same; under UIKit the first text is small.
    case value2
    /// The second text below, smaller.
    case subtitle
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A chevron: the row opens another screen.
    case disclosureIndicator
    /// A tick: what the row stands for is chosen.
    case checkmark = 3
  }

  /// What selection and a press do to the row's looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Nothing; focus is shown all the same.
    case none
    /// As `default`: UIKit has no blue rows any more, either.
    case blue
    /// As `default`.
    case gray
    /// The background changes.
    case `default`
  }

  /// Who shows the focus of a row.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The table.
    case `default`
    /// The row, in `didUpdateFocus(in:with:)`.
    case custom
  }

  private let style: CellStyle
  /// The main text; never drawn itself.
  public let textLabel: Label? = Label()
  /// The second text, never drawn itself; nil where the style has none.
  public let detailTextLabel: Label?
  /// The picture; never drawn itself.
  public let imageView: ImageView? = ImageView()
  /// At the end of the row.
  public var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// At the end of the row, in place of what ``accessoryType`` says; nil: that.
  public var accessoryView: View? {
    didSet { if accessoryView !== oldValue { showAccessory() } }
  }
  /// What selection and a press do to the row's looks.
  public var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Who shows the focus of the row.
  public var focusStyle = FocusStyle.default {
    didSet { if focusStyle != oldValue { setNeedsUpdateConfiguration() } }
  }
  override var showsFocus: Bool { focusStyle == .default && super.showsFocus }
  /// None where the row shows its focus itself.
  open override var defaultFocusEffect: FocusEffect? {
    focusStyle == .custom ? nil : super.defaultFocusEffect
  }

  /// Called when the row is selected or is so no longer; calling it selects nothing.
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

  /// Without selection and press where ``selectionStyle`` is `none`.
  public override var configurationState: CellConfigurationState {
    var state = super.configurationState
    if selectionStyle == .none { (state.isSelected, state.isHighlighted) = (false, false) }
    return state
  }
  /// Points, in place of what the content wants; nil: that.
  var givenHeight: CGFloat?

  /// An empty row for reuse under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    detailTextLabel = style == .default ? nil : Label()
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    prepare()
  }

  /// An empty row with one text.
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
      // They say when they change, and are shown by the content configuration.
      view?.isHidden = true
      view.map(addSubview)
    }
  }

  /// Text, and secondary text as the style says.
  open override func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Background

  private var isOnCard: Bool?
  /// Whether the background is the program's.
  private var hasOwnBackground = false

  /// On a card the highlight has its round corners, unless the program has set a background.
  func matchGround(isCard: Bool) {
    guard isOnCard != isCard, !hasOwnBackground else { return }
    super.backgroundConfiguration = isCard ? .listSidebarCell() : .listPlainCell()
    isOnCard = isCard
  }

  public override var backgroundConfiguration: BackgroundConfiguration? {
    didSet { hasOwnBackground = true }
  }

  // MARK: What the labels say

  private var shown: Words?

  private struct Words: Equatable {
    var text, detail: String
    var image: Image?
    var lines: Int
    /// nil: that of the row's state.
    var color: Color?
  }

  /// Shows what was written into the labels since the last time.
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

  /// As high as the table says, or else as the content wants, and then never less than a row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    showLabels()
    let fitting = super.sizeThatFits(size)
    return CGSize(width: fitting.width, height: givenHeight ?? fitting.height)
  }

  /// As high as the table says, or else as the constraints in `contentView` want.
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

  /// A cell of this class, where the class is known only at run time, by the initialiser that
  /// subclasses override.
  static func make(style: CellStyle, reuseIdentifier: String?) -> Self {
    makeObject(of: self) { (type: TableViewCellWithRequiredInitializer.Type) in
      type.init(style: style, reuseIdentifier: reuseIdentifier)
    }
  }
}

/// Says that `init(style:reuseIdentifier:)` of ``TableViewCell`` is required, for
/// `makeObject(of:by:)`.
open class TableViewCellWithRequiredInitializer: TableViewCell {
  /// Never called.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    preconditionFailure("there is no cell of this class")
  }
}
