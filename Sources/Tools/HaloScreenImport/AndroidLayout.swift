import FocusGeometry
import Foundation
import HaloSourceText

/// A reader for the JSON of `android layout`: a list of elements or a tree of them.
///
/// Other fields are ignored, because they may change between versions.
enum AndroidLayout {
  /// Returns the visible nodes, with frames in pixels.
  ///
  /// - Throws: `SourceError` for an element without bounds, for a field of another type, or if
  ///   nothing is visible.
  static func nodes(in value: YAMLValue) throws -> [ForeignNode] {
    let roots = value.isList ? try value.list() : [value]
    let views = try roots.compactMap { try view($0, depth: 1) }
    guard !views.isEmpty else { throw value.error("the screen is empty") }
    return views.map { $0.node() }
  }

  /// The deepest nesting, far deeper than that of any screen and safe for recursion.
  private static let deepest = 500

  /// Returns nil for a view that is not visible.
  private static func view(_ value: YAMLValue, depth: Int) throws -> AndroidView? {
    guard depth <= deepest else { throw value.error("nested deeper than \(deepest)") }
    let fields = try value.fields("an element of android layout, with bounds")
    let children = try (fields["children"]?.list() ?? []).compactMap {
      try Self.view($0, depth: depth + 1)
    }
    if try fields["off-screen"]?.truth() == true { return nil }
    let field = try fields.required("bounds")
    let written = try field.text("[left,top][right,bottom]")
    guard let bounds = AndroidBounds(written) else {
      throw field.error("expected [left,top][right,bottom], found “\(written.shortened(to: 40))”")
    }
    func text(_ name: String) throws -> String { try fields[name]?.wordsOrNothing() ?? "" }
    let interactions = Set(try fields["interactions"]?.list().map { try $0.text() } ?? [])
    let states = Set(try fields["state"]?.list().map { try $0.text() } ?? [])
    var view = AndroidView()
    view.resourceID = try text("resourceId")
    view.text = try text("text")
    view.description = try text("contentDesc")
    view.className = try text("class")
    view.frame = bounds.rect
    view.isFocusable = interactions.contains("focusable")
    view.isClickable = interactions.contains("clickable")
    view.isCheckable = interactions.contains("checkable")
    view.isScrollable = interactions.contains("scrollable")
    view.isPassword = interactions.contains("password")
    view.isFocused = states.contains("focused")
    view.isChecked = states.contains("checked")
    view.isSelected = states.contains("selected")
    view.isEnabled = !states.contains("disabled")
    view.children = children
    return view
  }
}
