import Foundation
import HaloConstraints

/// The size that a view needs for what is in it.
extension LayoutEngine {
  /// Of the root; by an engine that measures, once.
  func size(
    fitting target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    update()
    let (width, height) = (variable(.width, of: root), variable(.height, of: root))
    fit(width, to: target.width, horizontal)
    fit(height, to: target.height, vertical)
    updateContent()
    for _ in 0..<4 {
      system.solve()
      heedContradictions()
      findRewrapped()
      guard !needsContent.isEmpty else { break }
      updateContent()
      updateBaselines()
    }
    return CGSize(width: length(width), height: length(height))
  }

  /// What is required of the view comes before what is asked from outside.
  private func fit(_ variable: LinearVariable, to length: CGFloat, _ priority: LayoutPriority) {
    guard length.isFinite else { return }
    system.add(
      LinearConstraint(
        [LinearTerm(variable)], plus: -Double(length), .equal, priority: priority.rawValue,
        rank: .max))
  }

  /// Without what sums of many numbers are off by.
  private func length(_ variable: LinearVariable) -> CGFloat {
    max(0, (CGFloat(system.value(of: variable)) * 1_024).rounded() / 1_024)
  }

  /// Finds texts that have got another width than they were asked for.
  private func findRewrapped() {
    for entry in entries.values where entry.isPlaced && entry.isWrapping {
      guard let variable = entry.variables[Part.width.rawValue] else { continue }
      let width = length(variable)
      guard width > 0, width != entry.wrappingWidth else { continue }
      entry.wrappingWidth = width
      needsContent.append(entry)
    }
  }

  /// Of a text in the width that was solved, and in one line before that.
  func measuredContent(of entry: Entry, _ view: View) -> CGSize {
    guard let text = view as? any WrappingContent else { return view.intrinsicContentSize }
    text.wrappingWidth = entry.wrappingWidth ?? .infinity
    defer { text.wrappingWidth = nil }
    return text.intrinsicContentSize
  }
}
