import DisplayList
import Foundation
import SceneGraph

// What is drawn, by names that module `UIKit`, which has properties of its own under UIKit's names,
// does not hide.

extension Label {
  package var plainText: String {
    get { text }
    set { text = newValue }
  }
  package var plainFont: Font {
    get { font }
    set { font = newValue }
  }
  package var plainTextColor: Color {
    get { textColor }
    set { textColor = newValue }
  }
  /// Sets the palette's colour of text again.
  package func resetTextColor() {
    givenTextColor = nil
    setNeedsDisplay()
  }
}

extension ImageView {
  package var plainImage: Image? {
    get { image }
    set { image = newValue }
  }
}

extension BackgroundConfiguration {
  package var plainBackgroundColor: Color? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  package var plainStrokeColor: Color? {
    get { strokeColor }
    set { strokeColor = newValue }
  }
}

extension ListContentConfiguration {
  package var plainImage: Image? {
    get { image }
    set { image = newValue }
  }
}

extension ListContentConfiguration.TextProperties {
  package var plainColor: Color {
    get { color }
    set { color = newValue }
  }
}

extension ListContentConfiguration.ImageProperties {
  package var plainTintColor: Color {
    get { tintColor }
    set { tintColor = newValue }
  }
}

extension TextField {
  package var plainText: String {
    get { text }
    set { text = newValue }
  }
  package var plainPlaceholder: String {
    get { placeholder }
    set { placeholder = newValue }
  }
  package var plainFont: Font {
    get { font }
    set { font = newValue }
  }
  package var plainTextColor: Color? {
    get { textColor }
    set { textColor = newValue }
  }
}

extension TextView {
  package var plainText: String {
    get { text }
    set { text = newValue }
  }
  package var plainFont: Font {
    get { font }
    set { font = newValue }
  }
  package var plainTextColor: Color? {
    get { textColor }
    set { textColor = newValue }
  }
}

extension Slider {
  package var plainMinimumTrackTintColor: Color? {
    get { minimumTrackTintColor }
    set { minimumTrackTintColor = newValue }
  }
  package var plainMaximumTrackTintColor: Color? {
    get { maximumTrackTintColor }
    set { maximumTrackTintColor = newValue }
  }
}

extension Switch {
  package var plainOnTintColor: Color? {
    get { onTintColor }
    set { onTintColor = newValue }
  }
}
