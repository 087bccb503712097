import Foundation
import HaloDisplayList

extension View {
  /// Shows a colour that depends on the view's traits.
  ///
  /// - Parameters:
  ///   - color: nil: what was set so is no longer followed, and stays as it is.
  ///   - property: which is set, now and whenever traits or tint change.
  ///   - name: of that property.
  package func follow<V: View>(
    _ color: DynamicColor?, in property: ReferenceWritableKeyPath<V, Color>, as name: String
  ) {
    follow(color, as: name) { view, color in
      (view as? V)?[keyPath: property] = color.color(in: view)
    }
  }

  /// The same for a property that may have no colour, which nil sets.
  package func follow<V: View>(
    _ color: DynamicColor?, in property: ReferenceWritableKeyPath<V, Color?>, as name: String
  ) {
    follow(color, as: name) { view, color in
      (view as? V)?[keyPath: property] = color.color(in: view)
    }
    if color == nil { (self as? V)?[keyPath: property] = nil }
  }
}

extension DynamicColor {
  /// The colour in this view.
  package func color(in view: View) -> Color {
    color(with: view.traitCollection, tint: view.tintColor)
  }
}
