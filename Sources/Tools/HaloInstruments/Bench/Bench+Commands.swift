import HaloHosting

/// The commands of the instruments' keys and of their list.
extension Bench {
  /// Leaves the last action out of walks: it is for the window around the screen, such as a command
  /// that fills the desktop with it.
  package func noteDeedForWindow() { hand.disownLast() }

  /// Does what a key or the list asks for.
  package func perform(_ command: InstrumentCommand) {
    panelHost.notice = nil
    noteDeedForWindow()
    endWelcome()
    switch command {
    case .panel:
      guard panelHost.panel != nil else { return openPanel(taking: true) }
      setPanelKeyboard(!panelHost.hasKeyboard)
    case .close: closePanel()
    case .shot: instruments.notes.shoot()
    default:
      let isNew = panelHost.panel == nil
      openPanel(taking: false)
      perform(command, isPanelNew: isNew)
    }
    setNeedsPanel()
  }

  private func perform(_ command: InstrumentCommand, isPanelNew: Bool) {
    let (page, loupe, facts) = (panelHost.page, instruments.loupe, instruments.facts)
    switch command {
    case .why: instruments.why.next()
    case .ahead: instruments.why.nextAhead()
    case .stop: instruments.time.toggleStop()
    case .speed: instruments.time.nextSpeed()
    case .frameOn: instruments.time.step()
    case .frameBack: instruments.time.stepBack()
    case .loupe: page === loupe && !isPanelNew ? loupe.nextSize() : show(loupe)
    case .facts: page === facts && !isPanelNew ? facts.nextItem() : show(facts)
    case .looks: show(instruments.looks, taking: true)
    case .two: instruments.two.next()
    case .record: instruments.recorder.toggle()
    case .keep: instruments.recorder.keepLastSeconds()
    case .note: instruments.notes.write()
    case .panel, .close, .shot: break
    }
  }

  /// Whether the key is the instruments', down or coming up.
  func takesCommand(_ key: Key, phase: KeyPhase) -> Bool {
    switch phase {
    case .down, .repeat:
      guard let command = InstrumentCommand(key, scheme: screen.modifierScheme) else {
        return false
      }
      input.spend(key)
      if phase == .down || command.repeats { perform(command) }
      return true
    case .up, .cancelled: return input.takeSpent(key)
    }
  }
}
