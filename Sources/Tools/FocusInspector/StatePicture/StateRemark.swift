import FocusGeometry

extension FocusExplanation.Reason {
  /// The reason why an item refuses the focus, for a list.
  package var stateAccount: String {
    switch self {
    case .refused(let why): why
    case .ancestor(let label, let reason): "\(reason.stateAccount) in \(label)"
    default: description
    }
  }

  /// The possible texts of a tag on an item that refuses the focus, the longest first.
  var stateRemarks: [String] {
    switch self {
    case .disabled: ["disabled"]
    case .hidden: ["hidden"]
    case .alphaZero: ["alpha 0"]
    case .interactionDisabled: ["no interaction"]
    case .ancestor(let label, let reason):
      reason.stateRemarks.map { "\($0) in \(label)" } + reason.stateRemarks
    case .zeroSize: ["no size"]
    case .clipped, .clippedBy: ["cut off"]
    case .outOfSight: ["out of sight"]
    case .covered(let labels):
      [
        "covered by \(labels.first ?? "")"
          + (labels.count > 1 ? " and \(labels.count - 1) more" : ""),
        "covered",
      ]
    case .refused(let why): [why, "refuses"]
    default: [description, "refuses"]
    }
  }
}
