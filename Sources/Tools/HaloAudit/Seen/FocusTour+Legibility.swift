import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

// The contrast of an item's texts and marks.
extension FocusTour {
  /// Returns the text or mark of a focused item that stands out least from the ground behind it,
  /// compared with what is required; nil for none that the focus makes insufficient or worse.
  ///
  /// Call it after ``measure(_:_:)``, which draws both pictures around the item.
  func legibility(_ focused: DisplayList, _ view: View) -> FocusSight.Legibility? {
    let frame = IndicatorMeasure.frame(of: view)
    let reach = IndicatorMeasure.reach(of: view)
    // Both pictures are up to date only in this area.
    let area = frame.insetBy(dx: -reach.width, dy: -reach.height).intersection(window.bounds)
    guard !area.isNull, !area.isEmpty else { return nil }
    let own = view.displayIDs
    let measurer = window.textMeasurer
    let now = DrawnParts(of: focused, in: area, measurer: measurer)
    let before = DrawnParts(of: unfocused, in: area, measurer: measurer)
    var worst: FocusSight.Legibility?
    for part in now.parts where own.contains(part.id.view) && area.contains(part.frame) {
      guard let required = part.requiredContrast, let ratio = part.contrast(on: surfaces.focused),
        ratio < required * Self.rounding
      else { continue }
      let former = before.part(like: part).flatMap { rest in
        area.contains(rest.frame) ? rest.contrast(on: surfaces.unfocused) : nil
      }
      // A contrast that is as low without the focus is not an effect of the focus.
      guard former.map({ $0 >= required || ratio < $0 * Self.worse }) ?? true,
        ratio / required < worst?.share ?? 1
      else { continue }
      worst = FocusSight.Legibility(
        text: part.text?.string, ratio: ratio, required: required, former: former)
    }
    return worst
  }

  /// The factor for colours that are sufficient before they are rounded to pixels.
  private static let rounding = 0.97
  /// The factor below which a contrast that is insufficient anyway counts as worse.
  private static let worse = 0.9
}

extension DrawnParts.Part {
  /// The contrast that a text or a mark needs; nil for a surface.
  ///
  /// From 18 points on, and from 14 points on in bold, a text counts as large (WCAG 2.2, 1.4.3).
  fileprivate var requiredContrast: Double? {
    switch content {
    case .text(_, let style):
      let isBold = style.font.weight.rawValue >= Font.Weight.bold.rawValue
      return style.font.pointSize >= (isBold ? 14 : 18) ? 3 : 4.5
    case .mark: return 3
    case .surface: return nil
    }
  }

  @MainActor
  fileprivate func contrast(on screen: PixelSurface) -> Double? {
    let color: Color
    switch content {
    case .text(_, let style): color = style.color
    // A mark that fills most of its frame is the ground there, and the pixels around it stand out.
    case .mark(let own): color = own
    case .surface: return nil
    }
    return GroundContrast(in: frame, of: screen)?.ratio(of: color, opacity: alpha)
  }
}
