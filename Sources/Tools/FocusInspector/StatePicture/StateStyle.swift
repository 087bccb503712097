import FocusGeometry
import Foundation
import HaloDisplayList

/// The style of each state: a colour and a line of its own.
///
/// The lines tell states apart without colours, too (Halo's choice).
@MainActor
package struct StateStyle {
  package let search: SearchStyle

  /// Creates a style with the colours and sizes of the other pictures over a screen.
  package init(_ search: SearchStyle) { self.search = search }

  private var isDark: Bool { search.palette.isDark }

  /// Returns the colour of the outline and of tags.
  func color(of state: FocusState) -> Color {
    switch state {
    case .focused: search.guide
    case .ancestor: Color(hex: isDark ? 0xC9C9D0 : 0x4A4A52)
    case .tab: Color(hex: isDark ? 0x6FDD8B : 0x17743A)
    case .arrows: search.candidate
    case .unreached: Color(hex: isDark ? 0xFFC46B : 0x8F5300)
    case .refuses: search.start
    }
  }

  /// Returns the width of the outline, in points.
  private static func width(of state: FocusState) -> CGFloat {
    switch state {
    case .focused: 4
    case .ancestor: 1
    case .tab, .unreached: 2.25
    case .arrows, .refuses: 1.5
    }
  }

  private static func dash(of state: FocusState) -> [CGFloat] {
    switch state {
    case .tab: [10, 4]
    case .unreached: [10, 4, 2, 4]
    case .focused, .ancestor, .arrows, .refuses: []
    }
  }

  /// Draws the outline of a place, or the given one, and its fill; the lines of a hatch are
  /// `spacing` points apart.
  func draw(
    _ state: FocusState, in place: CGRect, outline: Shape? = nil, hatch spacing: CGFloat = 9,
    on canvas: inout DiagramCanvas
  ) {
    let color = color(of: state)
    let width = Self.width(of: state)
    let inset = min(width / 2, place.width / 4, place.height / 4)
    let line = place.insetBy(dx: inset, dy: inset)
    let shape =
      outline?.outset(by: -inset)
      ?? .rounded(line, radius: state == .ancestor ? 0 : 4, curve: .circular)
    switch state {
    case .ancestor: break
    case .refuses:
      canvas.add(.fill(shape, .color(color.withAlphaComponent(0.10))))
      let pattern = SearchPattern(kind: .hatch(-45), spacing: spacing)
      canvas.stroke(
        pattern.paths(in: line).lines, SearchPattern.lineWidth, color.withAlphaComponent(0.75))
    case .focused, .tab, .arrows, .unreached:
      canvas.add(
        .fill(shape, .color(color.withAlphaComponent(state == .focused ? 0.20 : 0.10))))
    }
    guard state != .arrows else {
      canvas.fill(BezierPath.dots(around: line, size: 4.5), search.casing)
      return canvas.fill(BezierPath.dots(around: line, size: 3), color)
    }
    canvas.add(.stroke(shape, width: width + 2, color: search.casing, dash: []))
    canvas.add(.stroke(shape, width: width, color: color, dash: Self.dash(of: state)))
  }

  /// Returns a small sample on the screen's background, for a legend.
  package func sample(of state: FocusState, in rect: CGRect) -> [DisplayItem] {
    var canvas = DiagramCanvas(clip: rect)
    canvas.add(.fill(.rounded(rect, radius: 4, curve: .circular), .color(search.palette.window)))
    draw(state, in: rect.insetBy(dx: 4, dy: 4), hatch: 5, on: &canvas)
    return canvas.items
  }
}
