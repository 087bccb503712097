import FocusInspector
import Foundation
import HaloDisplayList
import HaloHosting

/// A line of the panel.
@MainActor
enum PanelLine {
  /// The heading of a group of lines.
  case heading(String)
  /// A text, on as many lines as it needs.
  case text(String, PanelTone = .plain)
  /// A name and its value.
  case fact(String, String, PanelTone = .plain)
  /// An action or a setting.
  case row(PanelRow)
  /// A text field.
  case field(PanelField)
  /// A text in glyphs of equal widths that can be selected and copied.
  case output(String)
  /// A picture, as wide as the panel.
  case picture(Bitmap)
  /// Enlarged pixels.
  case pixels(PixelExhibit)
  /// Colours with their names.
  case swatches([(name: String, color: Color)])
  /// The legend of the focus states that are drawn over the screen.
  case legend([FocusState], StateStyle)
  /// The curves of moves, with a mark each so many milliseconds.
  case curves([OnionMove], every: Double)
}

/// The tone of a line, which decides its colour.
enum PanelTone: Hashable, Sendable {
  case plain, quiet, alert, good

  var color: Color {
    switch self {
    case .plain: PanelStyle.label
    case .quiet: PanelStyle.quiet
    case .alert: PanelStyle.alert
    case .good: PanelStyle.good
    }
  }
}

/// An action or a setting, with the keys that perform it from anywhere.
@MainActor
struct PanelRow {
  /// The id, unique on its page.
  var id: String
  var title: String
  /// The value of the setting; empty for none.
  var value = ""
  /// The labels of its keys.
  var caps: [String] = []
  /// Whether the setting is on.
  var isOn = false
  /// Whether the row can be used now.
  var isEnabled = true
  /// The action of Return or a click; nil to choose the next value.
  var act: (() -> Void)?
  /// Takes the next value (1) or the one before (-1); nil where there are no values.
  var adjust: ((Int) -> Void)?
}

/// A text field.
@MainActor
struct PanelField {
  /// The id, unique on its page.
  var id: String
  var placeholder: String
  /// The text of the field.
  var text: String
  /// Whether the glyphs have equal widths.
  var isMonospaced = false
  /// Called on each change, and on Return.
  var change: (String) -> Void
  var done: () -> Void
  /// Called for a key that goes down while the field has the focus; returns true if the field is not
  /// to receive it.
  var takes: (Key) -> Bool = { _ in false }
}

/// Enlarged pixels of the screen.
struct PixelExhibit: Equatable {
  var bitmap: Bitmap
  /// Device pixels of the panel for each pixel of the bitmap.
  var magnification: Int
  /// The position of the cross, in pixels of the bitmap.
  var cross: (x: Int, y: Int)
  var hasGrid: Bool
  /// The spans between two edges that the ruler found, in pixels of the bitmap.
  var spans: [CGRect]

  static func == (one: Self, other: Self) -> Bool {
    one.bitmap == other.bitmap && one.magnification == other.magnification
      && one.cross == other.cross && one.hasGrid == other.hasGrid && one.spans == other.spans
  }
}
