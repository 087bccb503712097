import FocusGeometry
import Foundation
import HaloSourceText

/// How large a screen is that is told of by what is on it.
enum ScreenSize {
  /// - Parameters:
  ///   - reach: how far what is on the screen goes, in points or pixels.
  ///   - picture: how large a picture of the screen is, in the same; nil: there is none.
  ///   - place: what errors name.
  /// - Returns: The picture's size, or that of the screen which the picture shows larger or smaller.
  /// - Throws: `SourceError` where the picture is of some other screen.
  static func size(
    reach: CGSize, picture: CGSize?, place: SourcePlace
  ) throws -> CGSize {
    guard let picture else { return reach }
    // Bars of the system may be in the picture, and nowhere else.
    if picture.width >= reach.width - 1, picture.height >= reach.height - 1 { return picture }
    try check(picture, shows: reach, place)
    return reach
  }

  /// - Throws: `SourceError` where a picture has other proportions than the screen.
  static func check(_ picture: CGSize, shows size: CGSize, _ place: SourcePlace) throws {
    let ratio = picture.width * size.height / max(1, picture.height * size.width)
    guard abs(ratio - 1) <= 0.02 else {
      throw SourceError(
        place,
        "the picture is \(words(picture)), and what is on the screen goes to \(words(size)): "
          + "it shows another screen, or one that was turned")
    }
  }

  private static func words(_ size: CGSize) -> String {
    "\(Double(size.width.rounded()).short) × \(Double(size.height.rounded()).short)"
  }

  /// - Throws: `SourceError` for a size that no layout has.
  static func checked(_ size: CGSize, _ place: SourcePlace) throws -> CGSize {
    guard [size.width, size.height].allSatisfy({ (64...16_384).contains($0) }) else {
      throw SourceError(
        place, "the screen is \(words(size)) points; a layout has 64 to 16384 each way")
    }
    return size
  }
}

extension ForeignScreen {
  /// A screen of nodes whose frames are in pixels.
  ///
  /// - Parameters:
  ///   - nodes: their frames in pixels.
  ///   - scale: pixels a point.
  ///   - pictureSize: in pixels; nil: there is no picture.
  ///   - file: what errors name.
  /// - Throws: `SourceError` where there is no such screen.
  init(pixels nodes: [ForeignNode], scale: CGFloat, pictureSize: CGSize?, file: String) throws {
    let place = SourcePlace(file: file)
    let reach = nodes.reach
    let size = try ScreenSize.size(reach: reach, picture: pictureSize, place: place)
    let points = CGSize(width: size.width / scale, height: size.height / scale)
    self.init(
      size: try ScreenSize.checked(points, place), scale: scale,
      nodes: nodes.map { $0.scaled(by: 1 / scale) })
  }
}

extension [ForeignNode] {
  /// How far right and down anything goes.
  var reach: CGSize {
    reduce(into: .zero) { size, node in
      let inside = node.children.reach
      let own = node.hasPlace ? CGSize(width: node.frame.maxX, height: node.frame.maxY) : .zero
      size.width = Swift.max(size.width, Swift.max(inside.width, own.width))
      size.height = Swift.max(size.height, Swift.max(inside.height, own.height))
    }
  }
}

extension ForeignNode {
  /// The same in a space in which a unit has become `factor`.
  func scaled(by factor: CGFloat) -> ForeignNode {
    var node = self
    node.frame = CGRect(
      x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor,
      height: frame.height * factor)
    node.cornerRadius = cornerRadius.map { $0 * factor }
    node.children = children.map { $0.scaled(by: factor) }
    return node
  }
}
