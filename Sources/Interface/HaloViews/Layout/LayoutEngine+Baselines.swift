import Foundation

/// The baselines of text in views.
extension LayoutEngine {
  /// The baselines of a view as last read, and the constraints that depend on them.
  struct Baselined {
    weak var view: View?
    var known: Known
    var constraints: Set<ObjectIdentifier> = []

    /// The views with the first and the last baseline, and the baselines in points from the centres
    /// of these views; nil without text.
    struct Known: Equatable {
      var first: ObjectIdentifier
      var last: ObjectIdentifier
      var offsets: [CGFloat?]
    }
  }

  /// Makes the engine add a constraint again when the baselines of a view change.
  func noteBaseline(of view: View, for constraint: LayoutConstraint) {
    baselined[ObjectIdentifier(view), default: Baselined(view: view, known: known(of: view))]
      .constraints.insert(ObjectIdentifier(constraint))
  }

  /// Removes and adds again the constraints that depend on a baseline that has changed.
  func updateBaselines() {
    for (key, each) in baselined {
      guard let view = each.view else {
        baselined[key] = nil
        continue
      }
      guard known(of: view) != each.known else { continue }
      baselined[key] = nil
      for constraint in each.constraints.compactMap({ solved[$0]?.constraint }) {
        remove(constraint)
        if let host = constraint.host { add(constraint, in: host) }
      }
    }
  }

  private func known(of view: View) -> Baselined.Known {
    let (first, last) = (view.forFirstBaselineLayout, view.forLastBaselineLayout)
    return Baselined.Known(
      first: ObjectIdentifier(first), last: ObjectIdentifier(last),
      offsets: [baselines(of: first)?.first, baselines(of: last)?.last])
  }

  /// Returns the positions in points of the first and last baseline below the view's centre; nil
  /// without text.
  func baselines(of view: View) -> TextBaselines? {
    guard let text = view as? any BaselineContent else { return nil }
    guard measures, let wrapping = view as? any WrappingContent else {
      return text.baselinesFromCenter
    }
    wrapping.wrappingWidth = entries[ObjectIdentifier(view)]?.wrappingWidth ?? .infinity
    defer { wrapping.wrappingWidth = nil }
    return text.baselinesFromCenter
  }
}
