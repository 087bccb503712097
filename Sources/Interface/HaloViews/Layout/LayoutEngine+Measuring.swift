import Foundation
import HaloConstraints

/// The size that a view needs for its content.
extension LayoutEngine {
  /// Returns the size of the root that fits; an engine that measures calls it once.
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

  /// Adds a constraint to a target length; the rank puts it after the view's own required
  /// constraints.
  private func fit(_ variable: LinearVariable, to length: CGFloat, _ priority: LayoutPriority) {
    guard length.isFinite else { return }
    system.add(
      LinearConstraint(
        [LinearTerm(variable)], plus: -Double(length), .equal, priority: priority.rawValue,
        rank: .max))
  }

  /// Returns the value of a length without rounding errors of long sums.
  private func length(_ variable: LinearVariable) -> CGFloat {
    max(0, (CGFloat(system.value(of: variable)) * 1_024).rounded() / 1_024)
  }

  /// Finds texts whose width differs from the one that they were measured for.
  private func findRewrapped() {
    for entry in entries.values where entry.isPlaced && entry.isWrapping {
      guard let variable = entry.variables[Part.width.rawValue] else { continue }
      let width = length(variable)
      guard width > 0, width != entry.wrappingWidth else { continue }
      entry.wrappingWidth = width
      needsContent.append(entry)
    }
  }

  /// Returns the size of content: of a text for its solved width, and before that in one line.
  func measuredContent(of entry: Entry, _ view: View) -> CGSize {
    guard let text = view as? any WrappingContent else { return view.intrinsicContentSize }
    text.wrappingWidth = entry.wrappingWidth ?? .infinity
    defer { text.wrappingWidth = nil }
    return text.intrinsicContentSize
  }
}
