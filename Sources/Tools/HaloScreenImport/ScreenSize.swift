import FocusGeometry
import Foundation
import HaloSourceText

/// The size of a screen that is only known from its nodes and its picture.
enum ScreenSize {
  /// Returns the size of the screen.
  ///
  /// - Parameters:
  ///   - reach: the largest right and lower edges of the nodes, in points or pixels.
  ///   - picture: the size of a picture of the screen in the same unit; nil for no picture.
  ///   - place: the place in errors.
  /// - Returns: The picture's size if the nodes fit into it, otherwise `reach`.
  /// - Throws: `SourceError` if the picture shows another screen.
  static func size(
    reach: CGSize, picture: CGSize?, place: SourcePlace
  ) throws -> CGSize {
    guard let picture else { return reach }
    // The picture may contain system bars that are not among the nodes.
    if picture.width >= reach.width - 1, picture.height >= reach.height - 1 { return picture }
    try check(picture, shows: reach, place)
    return reach
  }

  /// Checks the proportions of a picture.
  ///
  /// - Throws: `SourceError` if a picture has other proportions than the screen.
  static func check(_ picture: CGSize, shows size: CGSize, _ place: SourcePlace) throws {
    let ratio = picture.width * size.height / max(1, picture.height * size.width)
    guard abs(ratio - 1) <= 0.02 else {
      throw SourceError(
        place,
        "the picture is \(words(picture)), but the screen extends to \(words(size)): "
          + "the picture shows another screen, or was rotated")
    }
  }

  private static func words(_ size: CGSize) -> String {
    "\(Double(size.width.rounded()).short) × \(Double(size.height.rounded()).short)"
  }

  /// Returns the size if a layout may have it.
  ///
  /// - Throws: `SourceError` for any other size.
  static func checked(_ size: CGSize, _ place: SourcePlace) throws -> CGSize {
    guard [size.width, size.height].allSatisfy({ (64...16_384).contains($0) }) else {
      throw SourceError(
        place, "the screen is \(words(size)) points; a layout has 64 to 16384 each way")
    }
    return size
  }
}

extension ForeignScreen {
  /// Creates a screen of nodes whose frames are in pixels.
  ///
  /// - Parameters:
  ///   - nodes: the nodes, with frames in pixels.
  ///   - scale: pixels per point.
  ///   - pictureSize: the size of a picture in pixels; nil for no picture.
  ///   - file: the name of the file in errors.
  /// - Throws: `SourceError` if the screen has no possible size.
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
  /// The largest right and lower edges of the nodes that have a place.
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
  /// Returns the node with all lengths multiplied by `factor`.
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
