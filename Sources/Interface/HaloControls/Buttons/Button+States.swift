import Foundation
import HaloDisplayList

/// The content of a button for each state.
struct ButtonStates {
  var titles: [Control.State: String] = [:]
  var titleColors: [Control.State: Color] = [:]
  var images: [Control.State: Image] = [:]
  var symbols: [Control.State: Symbol] = [:]

  /// Returns the value for the exact state, else for the state without focus, else for the normal
  /// one.
  static func value<Value>(_ values: [Control.State: Value], for state: Control.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }
}

extension Button {
  /// Sets the title for a state; nil for that of the normal state.
  public func setTitle(_ title: String?, for state: State) { states.titles[state] = title }
  /// Sets the colour of the title for a state; nil for that of the normal state.
  public func setTitleColor(_ color: Color?, for state: State) { states.titleColors[state] = color }
  /// Sets the picture for a state; nil for that of the normal state.
  public func setImage(_ image: Image?, for state: State) { states.images[state] = image }
  /// Sets the symbol, a drawing in one colour, for a state; nil for that of the normal state.
  public func setSymbol(_ symbol: Symbol?, for state: State) { states.symbols[state] = symbol }

  /// Returns the title that was set for a state, or for the normal one; nil if none.
  public func title(for state: State) -> String? {
    ButtonStates.value(states.titles, for: state)
  }
  /// Returns the colour that was set for a state, or for the normal one; nil if none.
  public func titleColor(for state: State) -> Color? {
    ButtonStates.value(states.titleColors, for: state)
  }
  /// Returns the picture that was set for a state, or for the normal one; nil if none.
  public func image(for state: State) -> Image? { ButtonStates.value(states.images, for: state) }
  /// Returns the symbol that was set for a state, or for the normal one; nil if none.
  public func symbol(for state: State) -> Symbol? {
    ButtonStates.value(states.symbols, for: state)
  }

  /// The title that was set for the present state; nil if none.
  public var currentTitle: String? { title(for: state) }
  /// The picture that was set for the present state; nil if none.
  public var currentImage: Image? { image(for: state) }
  /// The colour of the title that was set for the present state; nil for that of the appearance.
  public var currentTitleColor: Color? { titleColor(for: state) }
}
