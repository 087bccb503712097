import HaloSceneGraph

/// Shows a controller over another, as both of them know it.
@MainActor
protocol ControllerPresentation: Presentation {
  /// The outermost controller of the screen beneath.
  var presentingResponder: Responder? { get }
  /// True until the transition that shows the controller is over.
  var isArriving: Bool { get }
  /// True from the moment dismissal begins.
  var isLeaving: Bool { get }
  /// Does what Escape and a click outside do.
  func dismissForPerson()
}
