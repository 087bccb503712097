import Foundation
import HaloSceneGraph

extension Bench {
  /// The list of all keys: the panel's first page.
  var overview: [PanelLine] {
    func row(
      _ command: InstrumentCommand, _ title: String, _ value: String = "", isOn: Bool = false
    )
      -> PanelLine
    {
      .row(
        PanelRow(
          id: command.rawValue, title: title, value: value,
          caps: command.caps(scheme: screen.modifierScheme), isOn: isOn,
          act: { [weak self] in self?.choose(command) }))
    }
    let (time, why, loupe) = (instruments.time, instruments.why, instruments.loupe)
    let (looks, two, recorder) = (instruments.looks, instruments.two, instruments.recorder)
    return [
      .heading("Time"),
      row(.stop, clock.isStopped ? "Go on" : "Stop", time.moment, isOn: clock.isStopped),
      row(.speed, "Speed", time.speedName, isOn: clock.speed != .whole),
      row(.frameOn, "One frame on"),
      row(.frameBack, "One frame back", time.past == nil ? "" : "in the past"),
      .heading("Why"),
      row(.why, "Why focus moved", why.mode.isLast ? "shown" : "", isOn: why.mode.isLast),
      row(.ahead, "Where keys would lead", why.aheadName, isOn: why.mode.isAhead),
      .heading("Look closer"),
      row(.loupe, "Loupe and ruler", panelHost.page === loupe ? "\(loupe.magnification)×" : ""),
      row(.facts, "Facts: what has the focus"),
      .heading("Try out"),
      row(.looks, "Looks", looks.summary, isOn: !looks.summary.isEmpty),
      row(.two, "Two at once", two.summary, isOn: two.twin != nil),
      .heading("Keep"),
      row(.shot, "Screenshot"),
      row(.note, "Note and arrows on it", instruments.notes.summary),
      row(.record, "Record walk and film", recorder.summary, isOn: recorder.isOn),
      row(.keep, "Keep the last ten seconds"),
      .heading("This panel"),
      row(.panel, "Keys to it and back"),
      row(.close, "Put all away"),
    ]
  }

  /// From the list, what is on already is opened and not switched off: its page does that.
  private func choose(_ command: InstrumentCommand) {
    let (why, two) = (instruments.why, instruments.two)
    switch command {
    case .why where why.mode.isLast, .ahead where why.mode.isAhead: show(why)
    case .two where two.twin != nil: show(two)
    default: perform(command)
    }
  }
}
