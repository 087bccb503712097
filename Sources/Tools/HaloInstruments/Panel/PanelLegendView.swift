import FocusInspector
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The legend of the focus states that are drawn over the screen, with their names.
@MainActor
final class PanelLegendView: Decoration, PanelLineView {
  private var states: [FocusState] = []
  private var style: StateStyle?
  private var labels: [Label] = []
  private static let lineHeight: CGFloat = 28
  private static let sample = CGSize(width: 46, height: 24)

  func height(for width: CGFloat) -> CGFloat { CGFloat(states.count) * Self.lineHeight + 8 }

  let kind = "legend"

  func show(_ line: PanelLine) {
    guard case .legend(let new, let style) = line else { return }
    guard new != states || style.search != self.style?.search else { return }
    (states, self.style) = (new, style)
    while labels.count < new.count {
      let label = Label()
      label.font = PanelStyle.value
      label.textColor = PanelStyle.label
      addSubview(label)
      labels.append(label)
    }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= new.count
      if index < new.count { label.text = new[index].title }
    }
    setNeedsDisplay()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func top(of index: Int) -> CGFloat { CGFloat(index) * Self.lineHeight + 6 }

  override func draw(into builder: inout DisplayListBuilder) {
    guard let style else { return }
    for (index, state) in states.enumerated() {
      let place = CGRect(
        origin: CGPoint(x: PanelStyle.indent, y: top(of: index)), size: Self.sample)
      for item in style.sample(of: state, in: place) { builder.add(item.content) }
    }
  }

  override func layoutSubviews() {
    let x = PanelStyle.indent + Self.sample.width + 10
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: x, y: top(of: index), width: bounds.width - x - PanelStyle.trailing,
        height: Self.sample.height)
    }
  }
}
