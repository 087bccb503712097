import FocusGeometry

/// A movement that leaves an item out, for a reason that belongs to a finding.
///
/// An explanation examines all items of the screen, so that not every finding gets one.
struct AuditQuestion: Hashable, Sendable {
  /// The index of the item at which the movement begins.
  var origin: Int
  /// The direction of the movement.
  var heading: FocusHeading
  /// The index of the item that is left out.
  var candidate: Int
  /// The beginning of a sentence that the reason ends; nil to end the description with the reason.
  var opening: String?
}
