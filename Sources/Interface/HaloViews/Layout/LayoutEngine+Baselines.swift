import Foundation

/// Where lines of text stand in views.
extension LayoutEngine {
  /// What a constraint to a baseline was read from, and the constraints that were.
  struct Baselined {
    weak var view: View?
    var known: Known
    var constraints: Set<ObjectIdentifier> = []

    /// Which views have the text, and where it stands in them.
    struct Known: Equatable {
      var first: ObjectIdentifier
      var last: ObjectIdentifier
      var offsets: [CGFloat?]
    }
  }

  /// Has a constraint read again when text stands elsewhere in a view.
  func noteBaseline(of view: View, for constraint: LayoutConstraint) {
    baselined[ObjectIdentifier(view), default: Baselined(view: view, known: known(of: view))]
      .constraints.insert(ObjectIdentifier(constraint))
  }

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

  /// Points from the middle of a view to its first and last baseline; nil without text.
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
