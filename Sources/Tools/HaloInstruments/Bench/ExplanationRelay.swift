import FocusEngine
import FocusGeometry

/// Tells the instruments of each decision on focus, beside whoever hears of it already.
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
