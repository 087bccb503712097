import FocusGeometry
import Foundation
import HaloControls
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// A panel with the errors of a file, over its last valid state.
final class ErrorPanel: Decoration {
  /// The errors, one in a line, of which the first few are shown; nil hides the panel.
  var text: String? {
    didSet {
      label.text = Self.beginning(of: text ?? "")
      isHidden = text == nil
      setNeedsLayout()
    }
  }

  private let bar = View()
  private let heading = Label(
    "The file cannot be shown", font: .systemFont(ofSize: 13, weight: .semibold))
  private let label = Label("", font: .systemFont(ofSize: 15))

  private static let inset: CGFloat = 18
  /// The largest number of lines, so that the panel leaves the screen visible.
  private static let mostLines = 6

  private static func beginning(of text: String) -> String {
    let lines = text.split(separator: "\n")
    guard lines.count > mostLines else { return text }
    let shown = lines.prefix(mostLines - 1)
    return (shown + ["and \(lines.count - shown.count) more"]).joined(separator: "\n")
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = Color(hex: 0x2A1719)
    hairlineColor = Color(hex: 0xFF6961, alpha: 0.45)
    shadow = Shadow(offsetY: 6, sigma: 12, color: Color(white: 0, alpha: 0.35))
    cornerRadius = 12
    bar.backgroundColor = Color(hex: 0xFF6961)
    bar.cornerRadius = 2
    heading.textColor = Color(hex: 0xFF9C96)
    label.textColor = Color(white: 1, alpha: 0.96)
    label.numberOfLines = 0
    for view in [bar, heading, label] { addSubview(view) }
    isHidden = true
  }

  /// Places the panel at the bottom of `area`, as high as the text needs.
  func place(in area: CGRect) {
    let width = min(area.width - 32, 760)
    guard width > 2 * Self.inset else { return }
    let text = label.sizeThatFits(CGSize(width: width - 2 * Self.inset, height: .infinity)).height
    let height = text + 58
    frame = CGRect(
      x: area.midX - width / 2, y: area.maxY - height - 24, width: width, height: height)
  }

  override func layoutSubviews() {
    bar.frame = CGRect(x: 6, y: 14, width: 4, height: max(0, bounds.height - 28))
    let width = bounds.width - 2 * Self.inset
    heading.frame = CGRect(x: Self.inset, y: 14, width: width, height: 18)
    label.frame = CGRect(
      x: Self.inset, y: 38, width: width, height: max(0, bounds.height - 38 - 14))
  }
}
