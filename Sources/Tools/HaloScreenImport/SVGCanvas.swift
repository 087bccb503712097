import FocusGeometry
import Foundation
import HaloSourceText

/// The size of a drawing, and the conversion of its units to pixels.
struct SVGCanvas {
  /// The size in CSS pixels.
  let size: CGSize
  /// The transform from the units of the content to pixels.
  let transform: CGAffineTransform
  /// The size in units, which is 100 % for lengths in percent.
  let viewport: CGSize

  /// Reads the size of a drawing.
  ///
  /// - Parameters:
  ///   - root: the element `<svg>`.
  ///   - file: the name of the file in errors.
  /// - Throws: `SourceError` for a drawing that has no size.
  init(_ root: MarkupElement, file: String) throws {
    let box = Self.viewBox(of: root)
    let width = SVGLength.value(root["width"], of: box?.width ?? 0)
    let height = SVGLength.value(root["height"], of: box?.height ?? 0)
    guard let width = width ?? box?.width, let height = height ?? box?.height,
      width > 0, height > 0
    else {
      throw SourceError(
        SourcePlace(file: file, line: root.line),
        "<svg> has neither a viewBox nor a width and a height")
    }
    size = CGSize(width: width, height: height)
    viewport = box?.size ?? size
    transform =
      box.map {
        Self.fitting($0, into: CGRect(origin: .zero, size: CGSize(width: width, height: height)))
      } ?? .identity
  }

  /// Returns the `viewBox`; nil if it is missing, invalid or empty.
  static func viewBox(of element: MarkupElement) -> CGRect? {
    guard let text = element["viewBox"] else { return nil }
    let n = text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    guard n.count == 4, n.allSatisfy({ abs($0) < 1e9 }), n[2] > 0, n[3] > 0 else { return nil }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Returns the transform of the default `preserveAspectRatio`: the whole box, centred.
  static func fitting(_ box: CGRect, into rect: CGRect) -> CGAffineTransform {
    let scale = min(rect.width / box.width, rect.height / box.height)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - box.midX * scale,
      ty: rect.midY - box.midY * scale)
  }
}
