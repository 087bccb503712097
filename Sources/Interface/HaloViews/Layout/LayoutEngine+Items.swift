import Foundation
import HaloConstraints

/// The views and guides as variables of the system.
extension LayoutEngine {
  /// The system's state for a view or guide.
  final class Entry {
    weak var item: (any LayoutItem)?
    /// The variables by ``Part``; nil until a constraint needs one.
    var variables: [LinearVariable?] = [nil, nil, nil, nil]
    /// The equations of the frame, by ``Part``, for an item that constraints do not place.
    var given: [LinearConstraintID?] = [nil, nil, nil, nil]
    /// The content constraints of the width and of the height.
    var content: [Content?] = [nil, nil]
    /// The item if it is a view.
    weak var view: View?
    /// The item if it is an inset guide.
    weak var insetGuide: InsetGuide?
    /// Whether constraints rather than its frame place the item.
    let isPlaced: Bool
    /// Whether the height of the content depends on its width.
    let isWrapping: Bool
    /// The width for which an engine that measures asked for the content's height.
    var wrappingWidth: CGFloat?

    init(_ item: any LayoutItem, isPlaced: Bool) {
      (self.item, self.isPlaced) = (item, isPlaced)
      view = item as? View
      if view == nil { insetGuide = item as? InsetGuide }
      isWrapping = item is any WrappingContent
    }
  }

  /// The constraints of a view's length for its content, along one axis.
  struct Content {
    var hugging: LinearConstraintID
    var compression: LinearConstraintID
    /// The priorities of hugging and of compression resistance.
    var priorities: [Float]
  }

  /// Whether the item is now placed by constraints but was not before, or the reverse.
  func hasChangedSides(_ entry: Entry) -> Bool {
    entry.item.map { isPlaced($0) != entry.isPlaced } ?? false
  }

  func setConstant(_ constant: Double, of id: LinearConstraintID) {
    if system.setConstant(constant, of: id) { needsPlacing = true }
  }

  func value(of item: any LayoutItem, _ part: Part) -> Double {
    let rect = item.layoutRect
    let value =
      switch part {
      case .x: rect.minX
      case .y: rect.minY
      case .width: rect.width
      case .height: rect.height
      }
    return value.isFinite ? value : 0
  }

  func entry(of item: any LayoutItem) -> Entry {
    if let entry = entries[ObjectIdentifier(item)] { return entry }
    let entry = Entry(item, isPlaced: isPlaced(item))
    entries[ObjectIdentifier(item)] = entry
    if entry.isPlaced { needsContent.append(entry) }
    return entry
  }

  /// Returns whether constraints place an item; the root keeps its given size unless that is
  /// measured.
  func isPlaced(_ item: any LayoutItem) -> Bool {
    item === root ? measures : item.isPlacedByConstraints
  }

  func variable(_ part: Part, of item: any LayoutItem) -> LinearVariable {
    let entry = entry(of: item)
    if let variable = entry.variables[part.rawValue] { return variable }
    let variable = system.addVariable()
    entry.variables[part.rawValue] = variable
    if let given = given(part, variable, of: item, entry) {
      entry.given[part.rawValue] = system.add(given)
    }
    return variable
  }

  /// Removes entries with the constraints that exist only for them.
  func forget(_ leaving: [ObjectIdentifier: Entry]) {
    for (key, entry) in leaving {
      for id in entry.given.compactMap(\.self) { system.remove(id) }
      for content in entry.content.compactMap(\.self) {
        system.remove(content.hugging)
        system.remove(content.compression)
      }
      entries[key] = nil
    }
    // The variables go last, because another entry's equation may use them.
    for variable in leaving.values.flatMap(\.variables).compactMap(\.self) {
      system.remove(variable)
    }
  }
}
