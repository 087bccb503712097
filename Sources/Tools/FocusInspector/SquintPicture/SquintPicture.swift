import FocusGeometry
import Foundation
import HaloAudit
import HaloDisplayList
import HaloSceneGraph

/// A picture of a screen as it is seen from a distance, with the first three places that are seen,
/// numbered, and the place of the focus.
@MainActor
package struct SquintPicture {
  private let reading: SquintReading
  private let size: CGSize
  private let style: SearchStyle
  private let marks: [Mark]

  private struct Mark {
    var number: Int
    var frame: CGRect
    var isFocused: Bool
    /// nil if there is no space.
    var tag: CGRect?
  }

  /// The height of the caption below the screen, in points at a text scale of 1.
  private static let captionHeight: CGFloat = 68
  private static let margin: CGFloat = 16
  /// The distance of an outline from its place, in points.
  private static let gap: CGFloat = 4
  /// The largest radius of an outline's corners, in points.
  private static let radius: CGFloat = 22

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - reading: the order in which things are seen.
  ///   - size: the size of the screen, in points.
  ///   - style: colours for the appearance of the screen.
  ///   - text: measures the numbers.
  package init(
    _ reading: SquintReading, size: CGSize, style: SearchStyle, text: any TextMeasuring
  ) {
    self.reading = reading
    self.size = size
    self.style = style
    var shown = Array(reading.first.enumerated())
    if let focus = reading.focus, focus > shown.count {
      shown.append((focus - 1, reading.places[focus - 1]))
    }
    let bounds = CGRect(origin: .zero, size: size)
    var placement = TagPlacement(bounds: bounds)
    marks = shown.map { index, place in
      let frame = place.frame.insetBy(dx: -Self.gap, dy: -Self.gap)
        .intersection(bounds.insetBy(dx: 2, dy: 2))
      let tag = TagStyle.size(of: index + 1, Self.numberFont(style), text)
      return Mark(
        number: index + 1, frame: frame, isFocused: place.isFocused,
        tag: placement.place(among: frame.placesOnCorners(tag))
          ?? placement.placeAnywhere(tag, near: frame))
    }
  }

  private static func numberFont(_ style: SearchStyle) -> Font {
    .systemFont(ofSize: 13 * style.textScale, weight: .bold)
  }

  // MARK: Drawing

  /// The marks over the screen: solid outlines of what is seen first, and a dashed one of a focus
  /// that is seen later.
  package var overlay: [DisplayItem] {
    var canvas = DiagramCanvas(clip: CGRect(origin: .zero, size: size))
    for mark in marks.reversed() {
      let side = min(mark.frame.width, mark.frame.height)
      let shape = Shape.rounded(
        mark.frame, radius: min(Self.radius * style.textScale, side / 2), curve: .continuous)
      let isLate = mark.number > reading.first.count
      let width = (mark.number == 1 ? 4 : 2.5) * style.textScale
      let dash = isLate ? [8 * style.textScale, 5 * style.textScale] : []
      canvas.add(.stroke(shape, width: width + 3, color: style.casing, dash: []))
      canvas.add(.stroke(shape, width: width, color: color(of: mark), dash: dash))
    }
    for mark in marks {
      guard let tag = mark.tag else { continue }
      canvas.tag(
        "\(mark.number)", in: tag, font: Self.numberFont(style), color: style.onTag,
        on: color(of: mark), casing: style.casing, radius: tag.height / 2, alignment: .center)
    }
    return canvas.items
  }

  private func color(of mark: Mark) -> Color { mark.isFocused ? style.guide : style.start }

  /// Returns the screen as it is seen, with the marks and a caption below.
  ///
  /// - Parameter seen: the screen as it is seen.
  /// - Returns: The picture, higher than the screen by the caption.
  package func displayList(_ seen: Bitmap) -> DisplayList {
    let scale = style.textScale
    let height = (Self.captionHeight * scale).rounded()
    var canvas = DiagramCanvas(
      clip: CGRect(x: 0, y: 0, width: size.width, height: size.height + height))
    let strip = CGRect(x: 0, y: size.height, width: size.width, height: height)
    canvas.ground(of: strip, style.palette)
    func write(_ words: String, _ font: Font, _ color: Color, top: CGFloat, height: CGFloat) {
      canvas.add(
        .text(
          words, TextStyle(font: font, color: color, numberOfLines: 1),
          rect: CGRect(
            x: Self.margin * scale, y: strip.minY + top * scale,
            width: max(0, strip.width - 2 * Self.margin * scale), height: height * scale)))
    }
    write(
      reading.verdict, .systemFont(ofSize: 16 * scale, weight: .semibold), style.palette.label,
      top: 12, height: 22)
    write(
      detail, .systemFont(ofSize: 13 * scale), style.palette.secondaryLabel, top: 37, height: 20)
    let bounds = CGRect(origin: .zero, size: size)
    let ground = DisplayItem(
      id: DisplayItemID(view: .max, part: 1), transform: .identity, clip: bounds, alpha: 1,
      content: .pixels(seen, rect: bounds))
    var list = DisplayList(size: size, background: .color(style.palette.window))
    list.root = DisplayNode([ground])
    return list.placed(
      in: CGSize(width: size.width, height: size.height + height),
      background: style.palette.window, beneath: overlay + canvas.items)
  }

  /// The first three places and the conditions, in one line.
  private var detail: String {
    let places = reading.first.enumerated().map { "\($0 + 1) \($1.words)" }
    return (places + [reading.conditions.words]).joined(separator: "  ·  ")
  }
}
