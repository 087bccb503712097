import AccessibilityBus
import Foundation
import Hosting
import LayoutFiles
import ScreenImport
import XlibHost

/// A program's screen while it is recorded: what it tells of itself, as a layout has it, and where
/// each thing is in that.
@MainActor
struct ScreenRecording {
  /// What is seen of the window, in its pixels.
  let visible: CGRect
  private var screen: ForeignScreen
  /// Where in the screen each object is: at which child of which child.
  private var places: [AccessibleReference: [Int]] = [:]
  private let toScreen: (ForeignElement) -> CGRect

  /// - Parameters:
  ///   - tree: of the program's window.
  ///   - window: where that is on the screen, in pixels.
  ///   - shadow: pixels of the window around what is seen of it.
  ///   - toolkit: decides which of the places that it tells are right.
  init(
    _ tree: ForeignElement, window: CGRect,
    shadow: (left: Int, top: Int, right: Int, bottom: Int), toolkit: (name: String, version: String)
  ) {
    let visible = CGRect(
      x: CGFloat(shadow.left), y: CGFloat(shadow.top),
      width: window.width - CGFloat(shadow.left + shadow.right),
      height: window.height - CGFloat(shadow.top + shadow.bottom))
    self.visible = visible
    // GTK 4 does not know where its window is, and tells places in the window as if on the screen;
    // others tell wrong places in the window, and right ones on the screen.
    let isGTK4 =
      toolkit.name.lowercased() == "gtk" && (Int(toolkit.version.prefix { $0 != "." }) ?? 0) >= 4
    toScreen = { element in
      isGTK4
        ? element.inWindow
        : element.onScreen.offsetBy(
          dx: -window.minX - visible.minX, dy: -window.minY - visible.minY)
    }
    screen = ForeignScreen(size: visible.size)
    let bounds = CGRect(origin: .zero, size: visible.size)
    for child in tree.children { add(child, to: [], in: bounds, tellsShown: !isGTK4) }
  }

  /// Adds what is shown of an element, and what is shown of what is in it.
  private mutating func add(
    _ element: ForeignElement, to place: [Int], in bounds: CGRect, tellsShown: Bool
  ) {
    let frame = toScreen(element)
    let isShown =
      (element.isShowing || !tellsShown) && frame.width > 0 && frame.height > 0
      && frame.intersects(bounds)
    var inner = place
    if isShown {
      inner = append(node(of: element, frame: frame), to: place, for: element.reference)
    }
    for child in element.children { add(child, to: inner, in: bounds, tellsShown: tellsShown) }
  }

  private func node(of element: ForeignElement, frame: CGRect) -> ForeignNode {
    ForeignNode(
      id: element.identifier.isEmpty ? nil : element.identifier, frame: frame,
      name: element.name.isEmpty ? nil : element.name, role: element.role,
      isFocusable: element.isFocusable && element.role != .window, isFocused: element.isFocused,
      isEnabled: element.isEnabled, isSelected: element.isSelected)
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
    let frame = toScreen(element)
    guard frame.width > 0, frame.height > 0,
      frame.intersects(CGRect(origin: .zero, size: visible.size))
    else { return false }
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
