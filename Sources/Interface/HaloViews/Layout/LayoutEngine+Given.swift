import FocusGeometry
import Foundation
import HaloConstraints

/// The values that constraints do not determine.
extension LayoutEngine {
  /// Reads the current frames of items that constraints do not place.
  func updateGiven() {
    for entry in entries.values where !entry.isPlaced {
      guard let item = entry.item else { continue }
      for part in Part.allCases {
        guard let id = entry.given[part.rawValue] else { continue }
        setConstant(givenConstant(part, of: item, entry), of: id)
      }
    }
  }

  /// Returns the equation of a given value; nil if constraints determine it.
  func given(
    _ part: Part, _ variable: LinearVariable, of item: any LayoutItem, _ entry: Entry
  ) -> LinearConstraint? {
    // Content begins at its origin, however large constraints make it.
    let isOrigin = entry.view == nil && (part == .x || part == .y) && item is ContentGuide
    guard !entry.isPlaced || isOrigin else { return nil }
    var terms = [LinearTerm(variable)]
    if let guide = entry.insetGuide, let view = guide.owningView, part == .width || part == .height
    {
      terms.append(LinearTerm(self.variable(part, of: view), times: -1))
    } else if let springs = springs(part, entry) {
      terms.append(
        LinearTerm(self.variable(springs.length, of: springs.parent), times: -springs.share))
    }
    return LinearConstraint(
      terms, plus: givenConstant(part, of: item, entry), .equal, isGiven: true)
  }

  private func givenConstant(_ part: Part, of item: any LayoutItem, _ entry: Entry) -> Double {
    if let guide = entry.insetGuide, let view = guide.owningView {
      let insets = guide.insets
      let constant =
        switch part {
        case .x: -(view.bounds.minX + insets.left)
        case .y: -(view.bounds.minY + insets.top)
        case .width: insets.left + insets.right
        case .height: insets.top + insets.bottom
        }
      return constant.isFinite ? constant : 0
    }
    guard let springs = springs(part, entry) else { return -value(of: item, part) }
    return springs.share * value(of: springs.parent, springs.length) - value(of: item, part)
  }

  /// Returns how a view placed by its frame follows the size of its superview, which is being
  /// measured; nil if it does not.
  private func springs(
    _ part: Part, _ entry: Entry
  ) -> (share: Double, length: Part, parent: View)? {
    guard measures, let view = entry.view, view !== root, !view.autoresizingMask.isEmpty,
      let parent = view.superview, parent.autoresizesSubviews
    else { return nil }
    let rect = view.layoutRect.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
    let isAcross = part == .x || part == .width
    let shares = view.autoresizingMask.shares(
      isAcross ? .horizontal : .vertical, of: rect, in: parent.bounds.size)
    let share = part == .x || part == .y ? shares.margin : shares.length
    return (Double(share), isAcross ? Part.width : Part.height, parent)
  }
}
