import Foundation
import HaloConstraints

/// Views and guides as numbers of the system.
extension LayoutEngine {
  /// What the system knows of a view or a guide.
  final class Entry {
    weak var item: (any LayoutItem)?
    /// By ``Part``; nil: no constraint has needed it.
    var variables: [LinearVariable?] = [nil, nil, nil, nil]
    /// The frame, for what constraints do not place.
    var given: [LinearConstraintID?] = [nil, nil, nil, nil]
    /// Hugging and compression resistance, of the width and of the height.
    var content: [Content?] = [nil, nil]
    /// The item, where it is a view.
    weak var view: View?
    /// The item, where it is its view but for insets.
    weak var insetGuide: InsetGuide?
    /// Whether constraints place it, rather than its frame.
    let isPlaced: Bool
    /// Whether its content needs another height in another width.
    let isWrapping: Bool
    /// The width that the height of its content was asked for, by an engine that measures.
    var wrappingWidth: CGFloat?

    init(_ item: any LayoutItem, isPlaced: Bool) {
      (self.item, self.isPlaced) = (item, isPlaced)
      view = item as? View
      if view == nil { insetGuide = item as? InsetGuide }
      isWrapping = item is any WrappingContent
    }
  }

  /// How long a view wants to be for the sake of what is in it, along one axis.
  struct Content {
    var hugging: LinearConstraintID
    var compression: LinearConstraintID
    /// Of hugging and of compression resistance.
    var priorities: [Float]
  }

  /// Whether constraints place now what they did not place before, or the contrary.
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

  /// The root has the size that it was given, whatever it says, unless that is what is looked for.
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

  /// Takes away what was only here for the sake of items.
  func forget(_ leaving: [ObjectIdentifier: Entry]) {
    for (key, entry) in leaving {
      for id in entry.given.compactMap(\.self) { system.remove(id) }
      for content in entry.content.compactMap(\.self) {
        system.remove(content.hugging)
        system.remove(content.compression)
      }
      entries[key] = nil
    }
    // What is given may be by the number of another one.
    for variable in leaving.values.flatMap(\.variables).compactMap(\.self) {
      system.remove(variable)
    }
  }
}
