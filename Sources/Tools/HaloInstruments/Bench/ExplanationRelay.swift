import FocusEngine
import FocusGeometry

/// Tells the instruments of each focus decision, in addition to the handler that was set before.
@MainActor
struct ExplanationRelay {
  private var earlier: ((FocusExplanation) -> Void)?

  mutating func begin(
    on system: FocusSystem, telling listener: @escaping (FocusExplanation) -> Void
  ) {
    let earlier = system.explanationHandler
    self.earlier = earlier
    system.explanationHandler = { explanation in
      earlier?(explanation)
      listener(explanation)
    }
  }

  mutating func end(on system: FocusSystem?) {
    system?.explanationHandler = earlier
    earlier = nil
  }
}
