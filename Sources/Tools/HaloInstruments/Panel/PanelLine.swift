import FocusInspector
import Foundation
import HaloDisplayList

/// A line of the panel.
@MainActor
enum PanelLine {
  /// Above a group of lines.
  case heading(String)
  /// In as many lines as it takes.
  case text(String, PanelTone = .plain)
  /// A name and what it is.
  case fact(String, String, PanelTone = .plain)
  /// Something to do or to set.
  case row(PanelRow)
  /// A line of text to be filled in.
  case field(PanelField)
  /// A picture, as wide as the panel.
  case picture(Bitmap)
  /// Pixels.
  case pixels(PixelExhibit)
  /// Colours with their names.
  case swatches([(name: String, color: Color)])
  /// How states of focus are drawn over the screen, with their names.
  case legend([FocusState], StateStyle)
}

/// How a line is meant.
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

/// Something to do or to set, with the keys that do it from anywhere.
@MainActor
struct PanelRow {
  /// Unique on its page.
  var id: String
  var title: String
  /// What it is set to; empty for none.
  var value = ""
  /// As printed on the keys.
  var caps: [String] = []
  /// Whether what it turns on is on.
  var isOn = false
  /// Whether something can be done now.
  var isEnabled = true
  /// What Return or a click does; nil: the next value.
  var act: (() -> Void)?
  /// Takes the next value (1) or the one before (-1); nil where there are none.
  var adjust: ((Int) -> Void)?
}

/// A line of text to be filled in.
@MainActor
struct PanelField {
  /// Unique on its page.
  var id: String
  var placeholder: String
  /// Put into the field when it appears.
  var text: String
  /// Told of each change, and of Return.
  var change: (String) -> Void
  var done: () -> Void
}

/// Pixels of the screen, enlarged.
struct PixelExhibit: Equatable {
  var bitmap: Bitmap
  /// Device pixels of the panel for each of the bitmap's.
  var magnification: Int
  /// Of the bitmap's pixels, the one under the cross.
  var cross: (x: Int, y: Int)
  var hasGrid: Bool
  /// In the bitmap's pixels: between two edges that a ruler found.
  var spans: [CGRect]

  static func == (one: Self, other: Self) -> Bool {
    one.bitmap == other.bitmap && one.magnification == other.magnification
      && one.cross == other.cross && one.hasGrid == other.hasGrid && one.spans == other.spans
  }
}
