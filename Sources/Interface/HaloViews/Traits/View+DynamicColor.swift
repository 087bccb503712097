import Foundation
import HaloDisplayList

extension View {
  /// Sets a property to a colour that depends on the view's traits, now and whenever traits or tint
  /// change.
  ///
  /// - Parameters:
  ///   - color: the colour; nil stops following and keeps the current value.
  ///   - property: the property to set.
  ///   - name: the name of that property.
  package func follow<V: View>(
    _ color: DynamicColor?, in property: ReferenceWritableKeyPath<V, Color>, as name: String
  ) {
    follow(color, as: name) { view, color in
      (view as? V)?[keyPath: property] = color.color(in: view)
    }
  }

  /// Sets an optional property likewise; a nil colour sets it to nil.
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
  /// Returns the colour in this view.
  package func color(in view: View) -> Color {
    color(with: view.traitCollection, tint: view.tintColor)
  }
}
