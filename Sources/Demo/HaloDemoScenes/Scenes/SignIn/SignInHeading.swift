import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The heading of a part, with the check's verdict on its order.
@MainActor
final class SignInHeading: Decoration {
  /// The verdict; nil before the first check.
  var verdict: SignInOrder.Verdict? {
    didSet { if verdict != oldValue { showVerdict() } }
  }

  private let isInColumns: Bool
  private let titleLabel: Label
  private let mark = ShapeView()
  private let words = Label("", font: .systemFont(ofSize: 13, weight: .medium))

  init(_ title: String, isInColumns: Bool) {
    self.isInColumns = isInColumns
    titleLabel = Label(title, font: .systemFont(ofSize: 15, weight: .semibold))
    super.init(frame: .zero)
    for view in [titleLabel, mark, words] { addSubview(view) }
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side: CGFloat = 18
    let isLow = bounds.height <= Self.line
    let indent = isLow ? SignInRow.Metrics.wideIndent : 0
    let top = isLow ? 0 : Self.line + 4
    place(
      titleLabel,
      CGRect(x: 0, y: 0, width: isLow ? indent - 8 : bounds.width, height: Self.line))
    place(mark, CGRect(x: indent, y: top + (Self.line - side) / 2, width: side, height: side))
    place(
      words,
      CGRect(
        x: indent + side + 8, y: top, width: bounds.width - indent - side - 8, height: Self.line))
  }

  private static let line: CGFloat = 20

  /// Returns the height in points; in a narrow heading the verdict is below the name.
  static func height(in width: CGFloat) -> CGFloat {
    width < 540 ? 2 * line + 4 : line
  }

  override func appearanceDidChange() { showVerdict() }

  private func showVerdict() {
    let palette = effectiveAppearance.palette
    titleLabel.textColor = palette.label
    words.text = verdict?.words(isInColumns: isInColumns) ?? ""
    words.textColor = palette.label
    mark.isHidden = verdict == nil
    let isGood = verdict?.isGood == true
    // Symbol and colour change together, so that a symbol never has the other's colour.
    View.performWithoutAnimation {
      mark.symbol = isGood ? Symbols.check : Symbols.fault
      mark.color = isGood ? SignInStyle.success(palette) : SignInStyle.fault(palette)
    }
  }
}

extension Symbols {
  /// A tick in a circle.
  static let check: Symbol = {
    var path = BezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20))
    path.move(to: CGPoint(x: 7.2, y: 12.4))
    path.addLine(to: CGPoint(x: 10.7, y: 15.9))
    path.addLine(to: CGPoint(x: 16.8, y: 8.6))
    return Symbol(stroke: path, lineWidth: 2.2)
  }()

  /// A triangle with an exclamation mark.
  static let fault: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 12, y: 2.8))
    path.addLine(to: CGPoint(x: 22.2, y: 20.6))
    path.addLine(to: CGPoint(x: 1.8, y: 20.6))
    path.close()
    path.move(to: CGPoint(x: 12, y: 9.2))
    path.addLine(to: CGPoint(x: 12, y: 14.2))
    let dot = BezierPath(ovalIn: CGRect(x: 10.7, y: 16.1, width: 2.6, height: 2.6))
    return Symbol(fill: dot, stroke: path, lineWidth: 2.2)
  }()
}
