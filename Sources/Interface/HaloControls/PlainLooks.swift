import Foundation
import HaloDisplayList
import HaloSceneGraph

// Other names for properties that the module `UIKit` hides with its own under UIKit's names.

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
  /// Returns to the palette's label colour.
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

extension ProgressView {
  package var plainProgressTintColor: Color? {
    get { progressTintColor }
    set { progressTintColor = newValue }
  }
  package var plainTrackTintColor: Color? {
    get { trackTintColor }
    set { trackTintColor = newValue }
  }
}

extension Button {
  package func setPicture(_ image: Image?, for state: State) { setImage(image, for: state) }
  package func setPlainTitleColor(_ color: Color?, for state: State) {
    setTitleColor(color, for: state)
  }
}

extension Button.Configuration {
  package var plainImage: Image? {
    get { image }
    set { image = newValue }
  }
  package var plainForegroundColor: Color? {
    get { baseForegroundColor }
    set { baseForegroundColor = newValue }
  }
  package var plainBackgroundColor: Color? {
    get { baseBackgroundColor }
    set { baseBackgroundColor = newValue }
  }
}

extension Action {
  package var plainImage: Image? {
    get { image }
    set { image = newValue }
  }
}

extension ContentUnavailableConfiguration {
  package var plainImage: Symbol? {
    get { image }
    set { image = newValue }
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
