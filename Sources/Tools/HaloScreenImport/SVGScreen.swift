import FocusGeometry
import Foundation
import HaloHosting
import HaloSourceText

/// A reader for an SVG drawing of a screen, whose elements have meanings in their ids.
///
/// See ``SVGName``.
final class SVGScreen {
  private let root: MarkupElement
  private let file: String
  private let canvas: SVGCanvas
  private var known: [String: MarkupElement] = [:]
  private var visits = 0

  private let mostVisits: Int
  /// The share of an item's whole area from which one of its parts counts as its background.
  private static let mostOfAll = 0.6
  /// The deepest nesting of `<use>` elements.
  private static let deepestUse = 20

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - root: the element `<svg>`.
  ///   - file: the name of the file in errors.
  ///   - mostVisits: the most elements to visit; a reused element counts each time.
  /// - Throws: `SourceError` for a drawing that has no size.
  init(_ root: MarkupElement, file: String, mostVisits: Int = 1_000_000) throws {
    (self.root, self.file, self.mostVisits) = (root, file, mostVisits)
    canvas = try SVGCanvas(root, file: file)
    note(root)
  }

  private func note(_ element: MarkupElement) {
    if let id = element["id"], known[id] == nil { known[id] = element }
    for child in element.children { note(child) }
  }

  /// Returns the named elements of the drawing as a screen.
  ///
  /// - Parameters:
  ///   - scale: CSS pixels of the drawing per point.
  ///   - pictureSize: the size of a picture in pixels; nil for no picture.
  /// - Returns: The screen.
  /// - Throws: `SourceError` for a named item without a size, or if no element has a name.
  func screen(scale: CGFloat, pictureSize: CGSize?) throws -> ForeignScreen {
    let place = SourcePlace(file: file, line: root.line)
    if let pictureSize { try ScreenSize.check(pictureSize, shows: canvas.size, place) }
    let start = Surroundings(transform: canvas.transform)
    let nodes = try root.children.flatMap { try self.nodes(in: $0, start) }
    guard !nodes.isEmpty else {
      throw SourceError(
        place,
        "no element has an id such as button/Play; the kinds are \(SVGName.kindNames)")
    }
    let size = CGSize(width: canvas.size.width / scale, height: canvas.size.height / scale)
    return ForeignScreen(
      size: try ScreenSize.checked(size, place),
      scale: pictureSize.map { $0.width / size.width } ?? 1,
      nodes: nodes.map { $0.scaled(by: 1 / scale) })
  }

  /// The state that an element inherits.
  private struct Surroundings {
    /// The transform to pixels.
    var transform: CGAffineTransform
    /// The clip in pixels; nil for none.
    var clip: SVGBox?
    var uses = 0
  }

  // MARK: Names

  private func nodes(in element: MarkupElement, _ around: Surroundings) throws -> [ForeignNode] {
    guard try isDrawn(element) else { return [] }
    let inside = try entering(element, around)
    let content = try content(of: element, inside)
    let children = try content?.elements.flatMap { try nodes(in: $0, content?.inside ?? inside) }
    guard let name = element.svgName else { return children ?? [] }
    let isItem = name.use == .item
    guard let box = try box(of: element, around, isItem: isItem) else {
      guard isItem else { return children ?? [] }
      throw error(
        element, "“\(name.title.shortened(to: 40))” draws nothing that has a size; add a rect to it"
      )
    }
    return [
      ForeignNode(
        id: name.title.idOfWords, frame: box.rect,
        name: name.use == .holder && name.role == .group
          ? nil : name.title, role: name.role,
        isFocusable: isItem, isFocused: name.isFocused, isEnabled: name.isEnabled,
        isSelected: name.isSelected, group: name.role == .group ? name.title : nil,
        cornerRadius: box.radius, children: children ?? [])
    ]
  }

  // MARK: Boxes

  /// Returns the box of an element; nil if it draws nothing.
  ///
  /// The box of an item is that of the part that fills most of it, so that a badge over its edge
  /// changes nothing.
  private func box(
    of element: MarkupElement, _ around: Surroundings, isItem: Bool = false
  ) throws -> SVGBox? {
    guard try isDrawn(element) else { return nil }
    let inside = try entering(element, around)
    if let (outline, radius) = element.svgShape(in: canvas.viewport) {
      let rect = outline.applying(inside.transform).bounds
      let box = SVGBox(rect: rect, radius: radius * inside.transform.growth)
      return inside.clip.map { box.clipped(to: $0) } ?? box
    }
    guard let content = try content(of: element, inside) else { return nil }
    let boxes = try content.elements.compactMap {
      try box(of: $0, content.inside, isItem: isItem)
    }
    guard let first = boxes.first else { return nil }
    let whole = boxes.dropFirst().reduce(first) { $0.union($1) }
    return isItem ? boxes.first { $0.area >= whole.area * Self.mostOfAll } ?? whole : whole
  }

  /// Returns the elements drawn inside an element, with the state that they inherit.
  ///
  /// Returns nil for an element that cannot contain others.
  private func content(
    of element: MarkupElement, _ around: Surroundings
  ) throws -> (elements: [MarkupElement], inside: Surroundings)? {
    var inside = around
    switch element.name {
    case "g", "a", "switch": return (element.children, inside)
    case "svg":
      inside.transform = viewport(of: element, at: element).concatenating(around.transform)
      return (element.children, inside)
    case "use":
      guard inside.uses < Self.deepestUse else {
        throw error(element, "uses are nested deeper than \(Self.deepestUse)")
      }
      guard let name = element["href"] ?? element["xlink:href"], name.first == "#",
        let target = known[String(name.dropFirst())]
      else { return nil }
      inside.uses += 1
      let isSymbol = target.name == "symbol"
      inside.transform = viewport(of: isSymbol ? target : element, at: element)
        .concatenating(around.transform)
      return (isSymbol ? target.children : [target], inside)
    default: return nil
    }
  }

  /// Returns the transform from the units of an element, which may have its own `viewBox`.
  ///
  /// The place is that of another element.
  private func viewport(
    of element: MarkupElement, at place: MarkupElement
  ) -> CGAffineTransform {
    func length(_ name: String, _ whole: CGFloat) -> CGFloat? {
      SVGLength.value(place[name], of: whole)
    }
    let x = length("x", canvas.viewport.width) ?? 0
    let y = length("y", canvas.viewport.height) ?? 0
    guard let box = SVGCanvas.viewBox(of: element),
      let width = length("width", canvas.viewport.width),
      let height = length("height", canvas.viewport.height), width > 0, height > 0
    else { return CGAffineTransform(translationX: x, y: y) }
    return SVGCanvas.fitting(box, into: CGRect(x: x, y: y, width: width, height: height))
  }

  private func isDrawn(_ element: MarkupElement) throws -> Bool {
    visits += 1
    guard visits <= mostVisits else {
      throw error(element, "the drawing expands to more than \(mostVisits) elements")
    }
    return !element.isHiddenInSVG
  }

  private func entering(
    _ element: MarkupElement, _ around: Surroundings
  ) throws -> Surroundings {
    var inside = around
    if let written = element["transform"] {
      guard let own = CGAffineTransform(svg: written) else {
        throw error(element, "“\(written.shortened(to: 60))” is not a transform")
      }
      inside.transform = own.concatenating(around.transform)
    }
    guard let clip = element["clip-path"]?.svgReference.flatMap({ known[$0] }),
      clip.name == "clipPath", inside.uses < Self.deepestUse
    else { return inside }
    var within = inside
    within.uses += 1
    let boxes = try clip.children.compactMap { try box(of: $0, within) }
    guard let first = boxes.first else { return inside }
    let whole = boxes.dropFirst().reduce(first) { $0.union($1) }
    inside.clip = inside.clip.flatMap { whole.clipped(to: $0) } ?? whole
    return inside
  }

  private func error(_ element: MarkupElement, _ problem: String) -> SourceError {
    SourceError(SourcePlace(file: file, line: element.line), problem)
  }
}

extension SVGScreen {
  /// Returns a line for each element that is left out because its kind is probably misspelt.
  static func remarks(on root: MarkupElement, file: String) -> [String] {
    var remarks: [String] = []
    func visit(_ element: MarkupElement) {
      let ids = ["inkscape:label", "data-name", "id"].compactMap { element[$0] }
      if element.svgName == nil,
        let (id, kind) = ids.lazy.compactMap({ id in
          SVGName.kind(meantBy: id).map { (id, $0) }
        }).first
      {
        let place = SourcePlace(file: file, line: element.line)
        let problem = "“\(id.shortened(to: 80))” is left out; did you mean the kind “\(kind)”?"
        remarks.append(SourceError(place, problem).description)
      }
      element.children.forEach(visit)
    }
    visit(root)
    return remarks
  }
}

extension MarkupElement {
  /// The meaning from the name that a person gave.
  ///
  /// Inkscape and Illustrator keep that name beside an id of their own.
  fileprivate var svgName: SVGName? {
    for name in ["inkscape:label", "data-name", "id"] {
      if let found = self[name].flatMap(SVGName.init) { return found }
    }
    return nil
  }

  fileprivate var isHiddenInSVG: Bool {
    if self["display"] == "none" || self["visibility"] == "hidden" { return true }
    let style = self["style"]?.filter { !$0.isWhitespace } ?? ""
    return style.contains("display:none") || style.contains("visibility:hidden")
  }
}

extension String {
  /// The id in `url(#id)`; nil for other text.
  fileprivate var svgReference: String? {
    guard hasPrefix("url("), hasSuffix(")") else { return nil }
    let name = dropFirst(4).dropLast().filter { $0 != "\"" && $0 != "'" }
    return name.first == "#" ? String(name.dropFirst()) : nil
  }
}
