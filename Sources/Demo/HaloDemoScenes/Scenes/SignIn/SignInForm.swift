import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A form that is built with or without care for its focus order; both look the same.
@MainActor
final class SignInForm: View {
  enum Build: String, CaseIterable {
    case good, broken
  }

  let build: Build
  let rows: [SignInItem: SignInRow]
  /// Whether the field that appears later is shown.
  var showsCode = false { didSet { if showsCode != oldValue { showCode() } } }

  /// Whether the other form is beside this one rather than above or below.
  var isBesideOther = true
  let status = SignInStatus()
  private let titleLabel: Label
  private let reason = Label("", font: .systemFont(ofSize: 13))
  private let headings = [
    SignInHeading("Account", isInColumns: false), SignInHeading("Addresses", isInColumns: true),
  ]
  /// Whether the field that appears later was shown at the last layout.
  private var isCodePlaced = false
  private let columnTitles = ["Shipping", "Billing"].map {
    Label($0, font: .systemFont(ofSize: 13, weight: .semibold))
  }

  init(_ build: Build) {
    self.build = build
    titleLabel = Label(
      build == .good ? "Built in order" : "Built as it came",
      font: .systemFont(ofSize: 22, weight: .semibold))
    rows = Dictionary(
      uniqueKeysWithValues: SignInItem.allCases.map {
        ($0, SignInRow($0, name: "\(build.rawValue)-\($0.rawValue)"))
      })
    super.init(frame: .zero)
    accessibilityIdentifier = build.rawValue
    accessibilityLabel = titleLabel.text
    focusGroupIdentifier = build.rawValue
    cornerRadius = 18
    reason.numberOfLines = 2
    reason.lineHeight = 18
    for view in [titleLabel, reason, status] + headings + columnTitles { addSubview(view) }
    addRows()
    takeReturn()
    showCode()
  }

  /// Adds the rows in an order that depends on the build.
  ///
  /// In the good build each part is a transparent view that groups its content for a screen reader
  /// (BBC, Focus order) and is a focus group for Tab; the first part is added first. In the other
  /// build the fields are added from the bottom up, and the addresses line by line as in a table.
  private func addRows() {
    switch build {
    case .good:
      for (part, name) in [
        (SignInItem.Part.account, "account"), (.shipping, "shipping"), (.billing, "billing"),
      ] {
        let group = SignInGroup()
        group.accessibilityIdentifier = "\(build.rawValue)-\(name)"
        group.accessibilityLabel = name.capitalized
        group.shouldGroupAccessibilityChildren = true
        group.focusGroupIdentifier = group.accessibilityIdentifier
        addSubview(group)
        for item in SignInItem.allCases where item.part == part {
          if let row = rows[item] { group.addSubview(row) }
        }
      }
    case .broken:
      let order: [SignInItem] = [
        .logIn, .code, .options, .password, .username, .shippingName, .billingName,
        .shippingAddress, .billingAddress,
      ]
      for item in order { if let row = rows[item] { addSubview(row) } }
    }
  }

  func control(_ item: SignInItem) -> Control? { rows[item]?.control }

  /// The visible items in the intended reading order.
  var intended: [SignInItem] {
    SignInItem.allCases.filter { showsCode || $0 != .code }
  }

  private func showCode() {
    status.outcome = nil
    rows[.code]?.isHidden = !showsCode
    rows[.code]?.alpha = showsCode ? 1 : 0
    (control(.options) as? Button)?.titleLabel.text =
      showsCode ? "Fewer options" : SignInItem.options.title
    link()
    setNeedsLayout()
  }

  // MARK: Order

  /// Shows the order of Tab and its faults.
  ///
  /// - Parameters:
  ///   - numbers: the position of each control in the order of Tab, by label.
  ///   - isMixed: whether Tab moves back and forth between the two forms; otherwise only the
  ///     controls of this form are counted.
  func show(_ numbers: [String: Int], isMixed: Bool) {
    var found: [(row: SignInRow, number: Int)] = []
    for row in rows.values {
      if let number = numbers[row.control.focusDebugLabel] { found.append((row, number)) }
      row.number = nil
    }
    found.sort { $0.number < $1.number }
    for (index, stop) in found.enumerated() {
      stop.row.number = isMixed ? stop.number : index + 1
    }
    let order = SignInOrder(
      stops: found.map { .init(item: $0.row.item, top: $0.row.frame.minY) })
    let verdicts =
      isMixed
      ? [.crosses, .crosses]
      : [order.verdict(on: [.account]), order.verdict(on: [.shipping, .billing])]
    for (heading, verdict) in zip(headings, verdicts) { heading.verdict = verdict }
    let culprits = verdicts.map(\.culprit)
    for row in rows.values { row.isCulprit = culprits.contains(row.item) }
  }

  var verdicts: [SignInOrder.Verdict?] { headings.map(\.verdict) }

  /// Explains the order under a model.
  func explain(_ model: FocusModel) {
    reason.text =
      switch (model.tabOrder, build) {
      case (.focusGroups, .good), (.groupMembers, .good):
        "Each column of addresses is a focus group, so Tab reads it to its end."
      case (.focusGroups, .broken), (.groupMembers, .broken):
        "A table without groups: rows are read across. What appears later is put first."
      case (.items, _):
        "A TV has no focus groups: every line is read across"
          + (isBesideOther ? ", over both forms." : ".")
      case (.chains, .good):
        "nextFocusDown and nextFocusUp lead round, nextFocusForward through the whole form."
      case (.chains, .broken):
        "nextFocusDown leads from 1 to 3 to 2, and not back. The rest is read across."
      case (.tabIndex, .good): "tabIndex counts up through the form."
      case (.tabIndex, .broken):
        "No tabIndex, so the order of the document, which was written from the bottom up."
      }
  }

  // MARK: Layout

  private static let inset: CGFloat = 24

  /// Returns the height that all visible rows need, in points.
  func height(in width: CGFloat) -> CGFloat {
    (showsCode ? 632 : 582) + 2 * (SignInHeading.height(in: width - 2 * Self.inset) - 20)
  }

  /// The account and the addresses, each with its heading, in the form's coordinates.
  var parts: [CGRect] {
    let (width, middle) = (bounds.width, headings[1].frame.minY - 8)
    return [
      CGRect(x: 0, y: 94, width: width, height: middle - 94),
      CGRect(x: 0, y: middle, width: width, height: bounds.height + 20 - middle),
    ]
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let inset = Self.inset
    let width = bounds.width - 2 * inset
    for case let group as SignInGroup in subviews { group.frame = bounds }
    place(titleLabel, CGRect(x: inset, y: 20, width: width, height: 28))
    let words = reason.sizeThatFits(CGSize(width: width, height: .infinity))
    place(reason, CGRect(x: inset, y: 52, width: width, height: min(36, words.height)))
    var y: CGFloat = 102
    let heading = SignInHeading.height(in: width)
    place(headings[0], CGRect(x: inset, y: y, width: width, height: heading))
    y += heading + 8
    var account: [SignInItem] = [.username, .password, .options, .code, .logIn]
    if build == .broken { account = [.code, .username, .password, .options, .logIn] }
    for item in account where showsCode || item != .code {
      guard let row = rows[item] else { continue }
      let frame = CGRect(x: inset, y: y, width: width, height: row.height)
      if item == .code, !isCodePlaced {
        // The row appears at its place while the others move.
        View.performWithoutAnimation {
          place(row, frame)
          row.layoutIfNeeded()
        }
      } else {
        place(row, frame)
      }
      y += row.height + 10
    }
    isCodePlaced = showsCode
    let indent = SignInRow.Metrics.wideIndent
    place(
      status,
      CGRect(
        x: inset + indent, y: y - 4, width: width - indent, height: SignInStatus.height))
    let bottom = bounds.height - Self.inset - 2 * (SignInRow.Metrics.title + 40) - 8
    place(
      headings[1], CGRect(x: inset, y: bottom - 32 - heading, width: width, height: heading))
    let columns: [[SignInItem]] = [
      [.shippingName, .shippingAddress], [.billingName, .billingAddress],
    ]
    let column = ((width - inset) / 2).rounded(.down)
    for (index, items) in columns.enumerated() {
      let x = inset + CGFloat(index) * (column + inset)
      place(
        columnTitles[index],
        CGRect(
          x: x + SignInRow.Metrics.indent, y: bottom - 25,
          width: column - SignInRow.Metrics.indent, height: 18))
      var y = bottom
      for item in items {
        guard let row = rows[item] else { continue }
        place(row, CGRect(x: x, y: y, width: column, height: row.height))
        y += row.height + 8
      }
    }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = palette.card
    hairlineColor = palette.separator
    titleLabel.textColor = palette.label
    reason.textColor = palette.secondaryLabel
    for label in columnTitles { label.textColor = palette.label }
  }
}

/// A container for the rows of a part, which may be anywhere in the form.
///
/// Focus and clicks find only the rows.
@MainActor
private final class SignInGroup: View {
  override var isTransparentFocusItem: Bool { true }

  override func hitTest(_ point: CGPoint) -> View? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}
