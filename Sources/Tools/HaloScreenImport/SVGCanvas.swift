import FocusGeometry
import Foundation
import HaloSourceText

/// How large a drawing is, and how its units become pixels.
struct SVGCanvas {
  /// CSS pixels.
  let size: CGSize
  /// From the units of what is inside.
  let transform: CGAffineTransform
  /// In units, for lengths in percent.
  let viewport: CGSize

  /// - Parameters:
  ///   - root: `<svg>`.
  ///   - file: what errors name.
  /// - Throws: `SourceError` for one that does not say how large it is.
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

  /// nil where there is none, or one of nothing.
  static func viewBox(of element: MarkupElement) -> CGRect? {
    guard let text = element["viewBox"] else { return nil }
    let n = text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    guard n.count == 4, n.allSatisfy({ abs($0) < 1e9 }), n[2] > 0, n[3] > 0 else { return nil }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// As `preserveAspectRatio` has it unless it says something: whole, and in the middle.
  static func fitting(_ box: CGRect, into rect: CGRect) -> CGAffineTransform {
    let scale = min(rect.width / box.width, rect.height / box.height)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - box.midX * scale,
      ty: rect.midY - box.midY * scale)
  }
}
