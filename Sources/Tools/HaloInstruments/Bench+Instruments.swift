import HaloCairoRenderer
import HaloSceneGraph

extension Bench {
  /// Creates a bench with all instruments.
  ///
  /// - Parameters:
  ///   - screen: the window to look at; keeps its size while there is enough space.
  ///   - owner: knows where the screen comes from; may be set later.
  ///   - text: lays out the panel's text.
  ///   - folder: the folder in which each sitting that saves something makes its own folder.
  package convenience init(
    screen: Window, owner: (any BenchSubject)? = nil, text: TextEngine,
    keepingIn folder: String = "halo-screenshots"
  ) {
    self.init(screen: screen, owner: owner, text: text, keepingIn: folder) { bench in
      let (time, why, looks) = (
        TimeInstrument(bench), WhyInstrument(bench), LooksInstrument(bench)
      )
      let notes = NotesInstrument(bench, looks: looks, why: why)
      let two = TwoInstrument(bench)
      return [
        time, why, DebuggerInstrument(bench), OnionInstrument(bench), SquintInstrument(bench),
        LoupeInstrument(bench),
        FactsInstrument(bench, why: why), looks, TuneInstrument(bench, notes: notes), two,
        ModelsInstrument(bench, two: two), RecordInstrument(bench, notes: notes), notes,
      ]
    }
  }
}
