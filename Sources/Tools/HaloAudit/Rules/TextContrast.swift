import FocusEngine
import Foundation
import HaloSceneGraph

// The rule about texts and marks that the focus makes hard to read.
extension AuditSubject {
  /// A warning for each item, under the appearance where its text can be read least: the item can be
  /// operated, but a user does not see what it is.
  var textContrast: [AuditFinding] {
    worst { $0.legibility?.share }.map(\.sight).compactMap { sight in
      guard let legibility = sight.legibility else { return nil }
      func ratio(_ value: Double) -> String { String(format: "%.1f : 1", value) }
      let name = id(sight.item)
      let what = legibility.text.map { "“\($0)”" } ?? "a mark"
      let former = legibility.former.map { "; without the focus it has \(ratio($0))" } ?? ""
      return AuditFinding(
        .textContrast, .warning, items: [name], keys: route(to: sight.item),
        why: "\(what) in \(name) has a contrast of \(ratio(legibility.ratio)) with what is behind "
          + "it when \(name) has the focus, and \(ratio(legibility.required)) is required"
          + "\(former)\(looks(sight)).")
    }
  }
}
