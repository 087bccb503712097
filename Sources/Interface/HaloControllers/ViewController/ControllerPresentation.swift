import HaloSceneGraph

/// The presentation of a controller over another, as both controllers use it.
@MainActor
protocol ControllerPresentation: Presentation {
  /// The outermost controller of the screen beneath.
  var presentingResponder: Responder? { get }
  /// Whether the transition that shows the controller is still running.
  var isArriving: Bool { get }
  /// Whether dismissal has begun.
  var isLeaving: Bool { get }
  /// Dismisses the presentation for the user, who pressed Escape or clicked outside, if this is
  /// allowed.
  func dismissForPerson()
}
