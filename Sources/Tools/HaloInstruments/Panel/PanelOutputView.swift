import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// A text in glyphs of equal widths that can be selected and copied, but not changed.
@MainActor
final class PanelOutputView: View, PanelLineView, TextViewDelegate {
  private let textView = OutputTextView()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    textView.font = PanelStyle.code
    textView.textColor = PanelStyle.label
    textView.accessibilityIdentifier = "output"
    textView.delegate = self
    addSubview(textView)
  }

  func height(for width: CGFloat) -> CGFloat {
    place(in: width, height: textView.frame.height)
    textView.setNeedsLayout()
    textView.layoutIfNeeded()
    return textView.contentSize.height + 6
  }

  private func place(in width: CGFloat, height: CGFloat) {
    let left = PanelStyle.indent - textView.textContainerInset.left
    textView.frame = CGRect(
      x: left, y: 3, width: max(0, width - left - PanelStyle.trailing), height: height)
  }

  let kind = "output"

  func show(_ line: PanelLine) {
    guard case .output(let text) = line, text != textView.text else { return }
    textView.text = text
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() { place(in: bounds.width, height: max(0, bounds.height - 6)) }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [textView] }

  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { false }
}

/// A text view that leaves Tab to the focus, because nothing can be typed into it.
@MainActor
private final class OutputTextView: TextView {
  override func receive(_ key: Key) -> Bool { key.keyCode == .tab ? false : super.receive(key) }

  override func answer(to key: Key) -> KeyAnswer {
    key.keyCode == .tab ? .passes : super.answer(to: key)
  }
}
