import Foundation
import HaloAccessibilityBus
import HaloCairoRenderer
import HaloHosting
import HaloLayoutFiles
import HaloScreenImport

/// A program's screen during a recording: its accessible tree in the form of a layout, and the
/// place of each object in it.
@MainActor
struct ScreenRecording {
  private var screen: ForeignScreen
  /// The path of each object in the screen, as the index of a child at each level.
  private var places: [AccessibleReference: [Int]] = [:]
  private let told: ForeignPlaces
  private let picture: PixelSurface

  /// Creates a recording.
  ///
  /// - Parameters:
  ///   - tree: the tree of the program's window.
  ///   - told: the frames of the elements in the tree.
  ///   - picture: the picture of the window.
  init(_ tree: ForeignElement, told: ForeignPlaces, picture: PixelSurface) {
    (self.told, self.picture) = (told, picture)
    screen = ForeignScreen(
      size: CGSize(
        width: CGFloat(picture.width) / told.scale, height: CGFloat(picture.height) / told.scale),
      scale: told.scale)
    let bounds = CGRect(origin: .zero, size: screen.size)
    for child in tree.children { add(child, to: [], in: bounds) }
  }

  /// Adds the visible part of an element and its descendants.
  ///
  /// - Parameters:
  ///   - element: the element with its descendants.
  ///   - place: the path of the node to which it is added.
  ///   - parent: the frame of that node, in points.
  private mutating func add(_ element: ForeignElement, to place: [Int], in parent: CGRect) {
    let frame = frame(of: element, in: parent)
    // In GTK 4 only the window is reported as showing.
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

  /// Returns the frame of an element in points; the box around the content if only that is
  /// reported.
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
    // GTK 4 repeats a name that it takes from a label inside.
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

  /// Records that an element has had the focus, and adds it if it is missing.
  ///
  /// - Parameter element: the element in its current state; it may be newer than the tree.
  /// - Returns: whether it is on the screen.
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

  /// Returns the screen with `picture` beside its layout and an id for each node, and a function
  /// from objects to ids.
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
