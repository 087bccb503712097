import Foundation
import HaloAccessibilityBus
import HaloCairoRenderer
import HaloHosting
import HaloLayoutFiles
import HaloScreenImport

/// A program's screen while it is recorded: what it tells of itself, as a layout has it, and where
/// each thing is in that.
@MainActor
struct ScreenRecording {
  private var screen: ForeignScreen
  /// Where in the screen each object is: at which child of which child.
  private var places: [AccessibleReference: [Int]] = [:]
  private let told: ForeignPlaces
  private let picture: PixelSurface

  /// - Parameters:
  ///   - tree: of the program's window.
  ///   - told: where the things of the tree are.
  ///   - picture: of the window.
  init(_ tree: ForeignElement, told: ForeignPlaces, picture: PixelSurface) {
    (self.told, self.picture) = (told, picture)
    screen = ForeignScreen(
      size: CGSize(
        width: CGFloat(picture.width) / told.scale, height: CGFloat(picture.height) / told.scale),
      scale: told.scale)
    let bounds = CGRect(origin: .zero, size: screen.size)
    for child in tree.children { add(child, to: [], in: bounds) }
  }

  /// Adds what is shown of an element, and what is shown of what is in it.
  ///
  /// - Parameters:
  ///   - element: with all inside it.
  ///   - place: what it is added to.
  ///   - parent: where it is in, points.
  private mutating func add(_ element: ForeignElement, to place: [Int], in parent: CGRect) {
    let frame = frame(of: element, in: parent)
    // GTK 4 calls nothing shown but its window.
    let isShown = (element.isShowing || told.areContents) && isOnScreen(frame)
    var inner = place
    if isShown {
      inner = append(node(of: element, frame: frame), to: place, for: element.reference)
    }
    for child in element.children { add(child, to: inner, in: isShown ? frame : parent) }
  }

  private func isOnScreen(_ frame: CGRect) -> Bool {
    frame.width > 0 && frame.height > 0
      && frame.intersects(CGRect(origin: .zero, size: screen.size))
  }

  /// Points; the whole box of a thing of which only its content is told.
  private func frame(of element: ForeignElement, in parent: CGRect) -> CGRect {
    let frame = told.frame(of: element)
    guard told.areContents, element.isFocusable,
      let box = picture.box(
        around: pixels(frame), within: pixels(parent), reach: Int(20 * told.scale))
    else { return frame }
    return CGRect(
      x: CGFloat(box.x) / told.scale, y: CGFloat(box.y) / told.scale,
      width: CGFloat(box.width) / told.scale, height: CGFloat(box.height) / told.scale)
  }

  private func pixels(_ rect: CGRect) -> PixelRect {
    PixelRect(
      x: Int((rect.minX * told.scale).rounded()), y: Int((rect.minY * told.scale).rounded()),
      width: Int((rect.width * told.scale).rounded()),
      height: Int((rect.height * told.scale).rounded()))
  }

  private func node(of element: ForeignElement, frame: CGRect) -> ForeignNode {
    ForeignNode(
      id: element.identifier.isEmpty ? nil : element.identifier, frame: frame,
      name: name(of: element), role: element.role,
      isFocusable: element.isFocusable && element.role != .window, isFocused: element.isFocused,
      isEnabled: element.isEnabled, isSelected: element.isSelected)
  }

  private func name(of element: ForeignElement) -> String? {
    guard let name = element.givenName else { return nil }
    // GTK 4 says twice what it takes from a label inside.
    let half = String(name.prefix(name.count / 2))
    return told.areContents && name == "\(half) \(half)" ? half : name
  }

  private mutating func append(
    _ node: ForeignNode, to place: [Int], for reference: AccessibleReference
  ) -> [Int] {
    func append(_ nodes: inout [ForeignNode], _ path: ArraySlice<Int>) -> Int {
      guard let first = path.first else {
        nodes.append(node)
        return nodes.count - 1
      }
      return append(&nodes[first].children, path.dropFirst())
    }
    let index = append(&screen.nodes, place[...])
    places[reference] = place + [index]
    return place + [index]
  }

  /// Sees that something that has had the focus is there, and can have it.
  ///
  /// - Parameter element: as it is told of now; it may have come meanwhile.
  /// - Returns: Whether it is on the screen.
  mutating func note(_ element: ForeignElement) -> Bool {
    if let place = places[element.reference] {
      change(place) { $0.isFocusable = true }
      return true
    }
    let frame = frame(of: element, in: CGRect(origin: .zero, size: screen.size))
    guard isOnScreen(frame) else { return false }
    var node = node(of: element, frame: frame)
    node.isFocusable = true
    node.isFocused = false
    _ = append(node, to: [], for: element.reference)
    return true
  }

  private mutating func change(_ place: [Int], _ body: (inout ForeignNode) -> Void) {
    func change(_ nodes: inout [ForeignNode], _ path: ArraySlice<Int>) {
      guard let first = path.first else { return }
      if path.count == 1 { return body(&nodes[first]) }
      change(&nodes[first].children, path.dropFirst())
    }
    change(&screen.nodes, place[...])
  }

  /// With `picture` beside the layout, and everything named.
  func named(picture: String) -> (screen: ForeignScreen, id: (AccessibleReference) -> String?) {
    var screen = screen
    screen.picture = picture
    let named = screen.named
    return (
      named,
      { reference in
        guard let place = places[reference] else { return nil }
        var nodes = named.nodes
        var id: String?
        for index in place {
          id = nodes[index].id
          nodes = nodes[index].children
        }
        return id
      }
    )
  }
}
