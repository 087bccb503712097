import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A view that shows one line of the panel.
@MainActor
protocol PanelLineView: View {
  /// The height for a width, both in points.
  func height(for width: CGFloat) -> CGFloat
  /// The kind of the lines that the view can show.
  var kind: String { get }
  /// Shows another line of the same kind.
  func show(_ line: PanelLine)
}

extension PanelLine {
  func makeView() -> any PanelLineView {
    let view: any PanelLineView =
      switch self {
      case .heading, .text: PanelTextView()
      case .fact: PanelFactView()
      case .row(let row): PanelRowView(row)
      case .field(let field): PanelFieldView(field)
      case .output: PanelOutputView()
      case .picture: PanelPictureView()
      case .pixels: PanelPixelsView()
      case .swatches: PanelSwatchesView()
      case .legend: PanelLegendView()
      case .curves: PanelCurvesView()
      }
    view.show(self)
    return view
  }

  /// The kind of the line; one view can show lines of one kind in turn, and each line with an id is
  /// a kind of its own.
  var kind: String {
    switch self {
    case .heading, .text: "text"
    case .fact: "fact"
    case .row(let row): "row \(row.id)"
    case .field(let field): "field \(field.id)"
    case .output: "output"
    case .picture: "picture"
    case .pixels: "pixels"
    case .swatches: "swatches"
    case .legend: "legend"
    case .curves: "curves"
    }
  }
}

extension PanelRowView: PanelLineView {
  func height(for width: CGFloat) -> CGFloat { PanelStyle.rowHeight }

  var kind: String { PanelLine.row(row).kind }

  func show(_ line: PanelLine) {
    if case .row(let row) = line { update(row) }
  }
}

/// A text of a page, or the heading of a group.
@MainActor
final class PanelTextView: Decoration, PanelLineView {
  private let label = Label()
  private var isHeading = false

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    label.numberOfLines = 0
    addSubview(label)
  }

  private func width(in width: CGFloat) -> CGFloat {
    width - PanelStyle.indent - PanelStyle.trailing
  }

  func height(for width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(CGSize(width: self.width(in: width), height: .infinity)).height
    return isHeading ? text + 18 : text + 6
  }

  let kind = "text"

  func show(_ line: PanelLine) {
    switch line {
    case .heading(let text):
      isHeading = true
      label.font = PanelStyle.heading
      label.tracking = 0.6
      label.text = text.uppercased()
      label.textColor = PanelStyle.quiet
    case .text(let text, let tone):
      isHeading = false
      label.font = PanelStyle.body
      label.tracking = nil
      label.text = text
      label.textColor = tone.color
    default: break
    }
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    let top: CGFloat = isHeading ? 13 : 3
    label.frame = CGRect(
      x: PanelStyle.indent, y: top, width: width(in: bounds.width),
      height: bounds.height - top - (isHeading ? 5 : 3))
  }
}

/// A name and its value, side by side.
@MainActor
final class PanelFactView: Decoration, PanelLineView {
  private let name = Label()
  private let value = Label()
  private static let nameWidth: CGFloat = 84

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    name.font = PanelStyle.small
    name.textColor = PanelStyle.quiet
    value.font = PanelStyle.value
    value.numberOfLines = 0
    addSubview(name)
    addSubview(value)
  }

  private func valueWidth(in width: CGFloat) -> CGFloat {
    max(20, width - PanelStyle.indent - PanelStyle.trailing - Self.nameWidth - 6)
  }

  func height(for width: CGFloat) -> CGFloat {
    let size = CGSize(width: valueWidth(in: width), height: .infinity)
    return max(18, value.sizeThatFits(size).height) + 5
  }

  let kind = "fact"

  func show(_ line: PanelLine) {
    guard case .fact(let name, let text, let tone) = line else { return }
    self.name.text = name
    if value.text != text { superview?.setNeedsLayout() }
    value.text = text
    value.textColor = tone.color
  }

  override func layoutSubviews() {
    let line: CGFloat = 18
    name.frame = CGRect(x: PanelStyle.indent, y: 2.5, width: Self.nameWidth, height: line)
    value.frame = CGRect(
      x: PanelStyle.indent + Self.nameWidth + 6, y: 2.5, width: valueWidth(in: bounds.width),
      height: bounds.height - 5)
  }
}

/// A text field.
@MainActor
final class PanelFieldView: View, PanelLineView {
  private let field: TextField
  private(set) var line: PanelField

  init(_ line: PanelField) {
    self.line = line
    field = TextField(placeholder: line.placeholder)
    super.init(frame: .zero)
    field.font = line.isMonospaced ? PanelStyle.code : PanelStyle.body
    field.text = line.text
    field.accessibilityIdentifier = line.id
    field.maximumLength = 4096
    field.editingChanged = { [weak self] in
      guard let self else { return }
      self.line.change(field.text)
    }
    field.primaryAction = { [weak self] in self?.line.done() }
    addSubview(field)
  }

  func height(for width: CGFloat) -> CGFloat { 42 }

  var kind: String { PanelLine.field(line).kind }

  func show(_ line: PanelLine) {
    guard case .field(let new) = line else { return }
    self.line = new
    if field.text != new.text { field.text = new.text }
  }

  override func layoutSubviews() { field.frame = bounds.insetBy(dx: 6, dy: 5) }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [field] }
}

/// Colours with their names.
@MainActor
final class PanelSwatchesView: Decoration, PanelLineView {
  private var swatches: [(name: String, color: Color)] = []
  private var views: [(patch: View, label: Label)] = []

  func height(for width: CGFloat) -> CGFloat { CGFloat(swatches.count) * 24 + 4 }

  let kind = "swatches"

  func show(_ line: PanelLine) {
    guard case .swatches(let new) = line else { return }
    swatches = new
    while views.count < new.count {
      let (patch, label) = (View(), Label())
      patch.cornerRadius = 4
      patch.hairlineColor = Color(white: 1, alpha: 0.35)
      label.font = PanelStyle.value
      label.textColor = PanelStyle.label
      addSubview(patch)
      addSubview(label)
      views.append((patch, label))
    }
    for (index, view) in views.enumerated() {
      let isShown = index < new.count
      view.patch.isHidden = !isShown
      view.label.isHidden = !isShown
      guard isShown else { continue }
      view.patch.backgroundColor = new[index].color
      view.label.text = new[index].name
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    for (index, view) in views.enumerated() {
      let top = CGFloat(index) * 24 + 2
      view.patch.frame = CGRect(x: PanelStyle.indent, y: top + 3, width: 28, height: 18)
      view.label.frame = CGRect(
        x: PanelStyle.indent + 38, y: top, width: bounds.width - PanelStyle.indent - 46, height: 24)
    }
  }
}
