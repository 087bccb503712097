import Foundation
import HaloConstraints

/// The sizes that views want for their content.
extension LayoutEngine {
  func findNewContent() {
    for entry in entries.values where entry.isPlaced {
      guard let view = entry.view, view.layoutMarks.contains(.contentSize) else { continue }
      needsContent.append(entry)
    }
  }

  func updateContent() {
    let entries = needsContent
    needsContent = []
    for entry in entries {
      guard let view = entry.view else { continue }
      if !measures { view.layoutMarks.remove(.contentSize) }
      let size = measures ? measuredContent(of: entry, view) : view.intrinsicContentSize
      setContent(of: entry, view, .horizontal, .width, size.width)
      setContent(of: entry, view, .vertical, .height, size.height)
    }
  }

  private func setContent(
    of entry: Entry, _ view: View, _ axis: LayoutConstraint.Axis, _ part: Part, _ length: CGFloat
  ) {
    let index = axis.rawValue
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let compression = view.contentCompressionResistancePriority(for: axis).rawValue
    if let content = entry.content[index] {
      if length != View.noIntrinsicMetric, content.priorities == [hugging, compression] {
        setConstant(-Double(length), of: content.hugging)
        setConstant(-Double(length), of: content.compression)
        return
      }
      system.remove(content.hugging)
      system.remove(content.compression)
      entry.content[index] = nil
      needsPlacing = true
    }
    guard length != View.noIntrinsicMetric else { return }
    let variable = variable(part, of: view)
    func add(_ relation: LinearConstraint.Relation, _ priority: Float) -> LinearConstraintID {
      system.add(
        LinearConstraint(
          [LinearTerm(variable)], plus: -Double(length), relation, priority: priority))
    }
    entry.content[index] = Content(
      hugging: add(.lessThanOrEqual, hugging),
      compression: add(.greaterThanOrEqual, compression), priorities: [hugging, compression])
    needsPlacing = true
  }
}
