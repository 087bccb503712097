import Foundation
import HaloDisplayList

/// What a button shows in a state.
struct ButtonStates {
  var titles: [Control.State: String] = [:]
  var titleColors: [Control.State: Color] = [:]
  var images: [Control.State: Image] = [:]
  var symbols: [Control.State: Symbol] = [:]

  /// For the very state, then for the state without focus, then for the normal one.
  static func value<Value>(_ values: [Control.State: Value], for state: Control.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }
}

extension Button {
  /// Says `title` in a state; nil: what it says in the normal one.
  public func setTitle(_ title: String?, for state: State) { states.titles[state] = title }
  /// Draws the title in a colour in a state; nil: in that of the normal one.
  public func setTitleColor(_ color: Color?, for state: State) { states.titleColors[state] = color }
  /// Shows a picture in a state; nil: that of the normal one.
  public func setImage(_ image: Image?, for state: State) { states.images[state] = image }
  /// Shows a drawing in one colour in a state; nil: that of the normal one.
  public func setSymbol(_ symbol: Symbol?, for state: State) { states.symbols[state] = symbol }

  /// What was set for the state, or for the normal one.
  public func title(for state: State) -> String? {
    ButtonStates.value(states.titles, for: state)
  }
  /// What was set for the state, or for the normal one.
  public func titleColor(for state: State) -> Color? {
    ButtonStates.value(states.titleColors, for: state)
  }
  /// What was set for the state, or for the normal one.
  public func image(for state: State) -> Image? { ButtonStates.value(states.images, for: state) }
  /// What was set for the state, or for the normal one.
  public func symbol(for state: State) -> Symbol? {
    ButtonStates.value(states.symbols, for: state)
  }

  /// What it says now.
  public var currentTitle: String? { title(for: state) }
  /// The picture that is shown now.
  public var currentImage: Image? { image(for: state) }
  /// The colour of the title now; nil: that of the looks.
  public var currentTitleColor: Color? { titleColor(for: state) }
}
