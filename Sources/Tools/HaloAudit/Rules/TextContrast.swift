import FocusEngine
import Foundation
import HaloSceneGraph

// The rule about texts and marks that the focus makes hard to read.
extension AuditSubject {
  /// A warning for each item, under the appearance where it can be read least: it can be operated,
  /// but a user does not see what it is.
  var textContrast: [AuditFinding] {
    var worst: [Int: FocusSight] = [:]
    for sight in sights {
      guard let share = sight.legibility?.share else { continue }
      if share < worst[sight.item]?.legibility?.share ?? .infinity { worst[sight.item] = sight }
    }
    return worst.values.sorted { $0.item < $1.item }.compactMap { sight in
      guard let legibility = sight.legibility else { return nil }
      func ratio(_ value: Double) -> String { String(format: "%.1f : 1", value) }
      let name = id(sight.item)
      let what = legibility.text.map { "“\($0)”" } ?? "a mark"
      let former = legibility.former.map { "; without the focus it has \(ratio($0))" } ?? ""
      let look = sight.look.map { " (\($0))" } ?? ""
      return AuditFinding(
        .textContrast, .warning, items: [name], keys: route(to: sight.item),
        why: "\(what) in \(name) has a contrast of \(ratio(legibility.ratio)) with what is behind "
          + "it when \(name) has the focus, and \(ratio(legibility.required)) is required"
          + "\(former)\(look).")
    }
  }
}

extension FocusSight.Legibility {
  fileprivate var share: Double { ratio / required }
}
