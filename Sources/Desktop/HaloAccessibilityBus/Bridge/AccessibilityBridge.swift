import Foundation
import HaloHosting
import HaloMessageBus

/// Tells a content's accessible tree to whoever asks over AT-SPI, and what changes in it to whoever
/// listens (at-spi2-core, xml/*.xml and devel-docs/architecture.rst).
///
/// Nothing waits: a bus that is frozen, dies or comes again holds nothing up. While nobody wants
/// accessibility there is one connection to the session bus, and nothing else; while nobody listens
/// no tree is built but to answer who asks.
@MainActor
package final class AccessibilityBridge {
  /// Where the window is on the screen.
  package var place = AccessiblePlace()
  /// Called with descriptors that are to be watched, which then have ``receive()`` called, and with
  /// those that are no longer to be.
  package var watchHandler: (_ descriptor: Int32, _ isWatched: Bool) -> Void = { _, _ in }
  /// Called with the answer to a keystroke: whether a reader has taken it.
  package var keystrokeHandler: (_ question: UInt32, _ isTaken: Bool) -> Void = { _, _ in }

  /// Has the content do what a client asks for.
  package var performHandler: (AccessibleAction, UInt64) -> Bool = { _, _ in false }

  private let content: any HostedContent
  private let program: AccessibleProgram
  private let launcher: AccessibilityLauncher?
  /// What the environment names instead of what the launcher would say.
  private let fixedAddress: String?
  private var address: String?
  private var bus: BusConnection?
  private var registration: AccessibilityRegistration?
  private var keystrokes: Set<UInt32> = []
  /// What clients were told last; nil: to be made when somebody asks.
  private var snapshot: AccessibleSnapshot?
  private var isStale = true
  private var isHeard = false
  private var isActive = false
  /// Whether a client keeps what it was told of elements, and is to be told what is gone.
  private var isCached = false
  /// When ``contentChanged(at:isAtRest:)`` last built a tree.
  private var refreshed: TimeInterval = 0

  private typealias Names = AccessibilityNames

  /// Messages that are answered between two frames.
  private static let batch = 64
  /// Bytes that may wait for a bus that does not read.
  private static let outgoingLimit = 1 << 22
  /// Seconds between two looks at what moves.
  private static let pause = 0.25

  /// - Parameters:
  ///   - name: of the program.
  ///   - content: what is told.
  ///   - sessionAddress: of the session bus; nil turns the bridge off.
  ///   - environment: `NO_AT_BRIDGE` turns it off too, `AT_SPI_BUS_ADDRESS` names the bus.
  package init(
    program name: String, content: any HostedContent, sessionAddress: String?,
    environment: [String: String]
  ) {
    self.content = content
    program = AccessibleProgram(name: name)
    let isOff =
      sessionAddress == nil || !["", "0"].contains(environment["NO_AT_BRIDGE"] ?? "")
    let fixed = environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
    fixedAddress = isOff ? nil : fixed
    launcher =
      isOff || fixed != nil ? nil : AccessibilityLauncher(sessionAddress: sessionAddress)
  }

  /// Begins to listen; the handlers are called from here on.
  package func start() {
    if let launcher { watchHandler(launcher.descriptor, true) }
    follow(fixedAddress)
  }

  /// Descriptors that can be written to before something that waits can go.
  package var blockedDescriptors: [Int32] {
    var descriptors: [Int32] = []
    if let launcher, launcher.isBlocked { descriptors.append(launcher.descriptor) }
    if let bus, bus.isBlocked { descriptors.append(bus.descriptor) }
    return descriptors
  }

  /// Whether messages wait that ``receive()`` left for the next time.
  package var hasMore: Bool { bus?.hasMessage == true }

  // MARK: The bus

  /// Answers what has come, at most a batch.
  package func receive() {
    if let launcher, launcher.isConnected {
      launcher.receive()
      if launcher.isConnected {
        follow(launcher.address)
      } else {
        watchHandler(launcher.descriptor, false)
        follow(nil)
      }
    }
    guard let bus else { return }
    let wasNamed = bus.uniqueName != nil
    for _ in 0..<Self.batch {
      guard let message = bus.takeMessages(limit: 1).first else { break }
      if !wasNamed, program.busName.isEmpty, let name = bus.uniqueName {
        program.busName = name
        registration?.embed()
      }
      // The next answers tell what this has done, so a frame comes first.
      if handle(message, on: bus) { break }
    }
    if !bus.isConnected { disconnect() }
    updateHeard()
  }

  private func follow(_ address: String?) {
    guard address != self.address else { return }
    disconnect()
    self.address = address
    guard let address, let bus = BusConnection(address: address) else { return }
    bus.outgoingLimit = Self.outgoingLimit
    program.busName = ""
    self.bus = bus
    registration = AccessibilityRegistration(bus: bus, program: program)
    watchHandler(bus.descriptor, true)
  }

  private func disconnect() {
    guard let bus else { return }
    watchHandler(bus.descriptor, false)
    (self.bus, registration, snapshot) = (nil, nil, nil)
    (isStale, isCached) = (true, false)
    program.notice = nil
    let questions = keystrokes
    keystrokes = []
    for question in questions { keystrokeHandler(question, false) }
    updateHeard()
  }

  /// - Returns: Whether the content was asked to do something.
  private func handle(_ message: BusMessage, on bus: BusConnection) -> Bool {
    switch message.kind {
    case .reply(let serial) where keystrokes.remove(serial) != nil:
      keystrokeHandler(serial, message.arguments.first?.boolean == true)
    case .error(let serial, _) where keystrokes.remove(serial) != nil:
      keystrokeHandler(serial, false)
    case .call:
      if message.interface == Names.cache { isCached = true }
      var hasActed = false
      let answers = answers(from: currentSnapshot()) { [performHandler] action, id in
        hasActed = true
        return performHandler(action, id)
      }
      bus.answer(message, with: answers.answer(message))
      if hasActed { isStale = true }
      return hasActed
    default: _ = registration?.receive(message)
    }
    return false
  }

  private func answers(
    from snapshot: AccessibleSnapshot, perform: @escaping (AccessibleAction, UInt64) -> Bool
  ) -> AccessibleAnswers {
    AccessibleAnswers(
      snapshot: snapshot, place: place, program: program, content: content, perform: perform)
  }

  private func currentSnapshot() -> AccessibleSnapshot {
    if let snapshot, !isStale { return snapshot }
    if isHeard { return refresh() }
    let made = AccessibleSnapshot(content.accessibleTree(), hasKeyboard: isActive)
    (snapshot, isStale) = (made, false)
    return made
  }

  // MARK: What happens

  /// To be called after a frame has been shown.
  ///
  /// - Parameters:
  ///   - time: on the host's clock.
  ///   - hasNews: whether something happened that is told at once, however much still moves.
  ///   - isAtRest: whether nothing moves any more; asked only while somebody listens.
  package func contentChanged(
    at time: TimeInterval, hasNews: Bool, isAtRest: () -> Bool
  ) {
    isStale = true
    guard isHeard else { return }
    guard hasNews || time - refreshed >= Self.pause || isAtRest() else { return }
    refreshed = time
    refresh()
  }

  /// Tells whether the window has the keyboard.
  package func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    isStale = true
    guard isHeard, let window = snapshot?.window else { return }
    if isActive { emit(.window("Activate", window, title: content.title)) }
    refresh()
    if !isActive { emit(.window("Deactivate", window, title: content.title)) }
  }

  private func updateHeard() {
    let isHeard = registration?.isHeard == true
    guard isHeard != self.isHeard else { return }
    self.isHeard = isHeard
    content.setHeard(isHeard)
    isStale = true
    guard isHeard else {
      snapshot = nil
      return
    }
    // Whoever begins to listen hears where things stand, as if the window came now.
    let now = AccessibleSnapshot(content.accessibleTree(), hasKeyboard: isActive)
    (snapshot, isStale) = (now, false)
    emit(.window("Create", now.window, title: content.title))
    if isActive {
      emit(.window("Activate", now.window, title: content.title))
      emit(.state(.active, of: .element(now.window), true))
    }
    if let focused = now.focused { emit(.state(.focused, of: .element(focused), true)) }
  }

  @discardableResult
  private func refresh() -> AccessibleSnapshot {
    let new = AccessibleSnapshot(content.accessibleTree(), hasKeyboard: isActive)
    let tellsBounds = registration?.hearsBounds == true
    let events = snapshot.map { new.changes(from: $0, tellsBounds: tellsBounds) } ?? []
    (snapshot, isStale) = (new, false)
    for event in events {
      emit(event)
      if isCached, event.member == "ChildrenChanged", event.detail == "add",
        case .object(.element(let id)) = event.content
      {
        tellCaches(of: id, in: new)
      }
    }
    tellAnnouncements(in: new.window)
    return new
  }

  /// Of what has come, with all inside it, to those who keep what they were told.
  private func tellCaches(of id: UInt64, in snapshot: AccessibleSnapshot) {
    let answers = answers(from: snapshot) { _, _ in false }
    func tell(_ id: UInt64) {
      bus?.emit(
        path: Names.cachePath, interface: Names.cache, "AddAccessible",
        AccessibleAnswers.cacheItemType, [.list(answers.cacheItem(.element(id)))])
      for child in snapshot.entries[id]?.children ?? [] { tell(child) }
    }
    tell(id)
  }

  /// By an element that is there to be read once: what readers of Debian 12 know of.
  private func tellAnnouncements(in window: UInt64) {
    let news = content.takeAnnouncements()
    guard !news.isEmpty else { return }
    func tell(_ detail: String) {
      let index = snapshot?.entries[window]?.children.count ?? 0
      emit(
        AccessibleEvent(
          source: .element(window), member: "ChildrenChanged", detail: detail, first: index,
          content: .object(.notice)))
    }
    if program.notice != nil { tell("remove") }
    // Its name is read after it has come, so one has all that is new.
    program.notice = news.joined(separator: ". ")
    tell("add")
    emit(.state(.showing, of: .notice, true))
  }

  private func emit(_ event: AccessibleEvent) {
    guard let bus else { return }
    let content: BusValue =
      switch event.content {
      case .nothing: .variant(.integer(0), type: "i")
      case .text(let text): .variant(.string(text), type: "s")
      case .number(let number): .variant(.double(number), type: "d")
      case .frame(let frame):
        .variant(
          .list(place.pixels(frame, .screen, parent: .zero).map { .integer($0) }), type: "(iiii)")
      case .object(let object): .variant(program.reference(object), type: "(so)")
      }
    if isCached, event.member == "StateChanged", event.detail == AccessibleState.defunct.name {
      bus.emit(
        path: Names.cachePath, interface: Names.cache, "RemoveAccessible", "(so)",
        [program.reference(event.source)])
    }
    bus.emit(
      path: program.path(event.source),
      interface: event.isWindow ? Names.windowEvent : Names.objectEvent, event.member,
      "siiva{sv}",
      [
        .string(event.detail), .integer(Int64(event.first)), .integer(Int64(event.second)),
        content, .list([]),
      ])
  }

  // MARK: Keys

  /// Whether somebody wants to be asked about keys.
  package var wantsKeys: Bool { registration?.wantsKeys == true }

  /// Asks those who listen to keys whether they take one; ``keystrokeHandler`` is called with the
  /// answer, if one comes.
  ///
  /// - Returns: The number of the question; nil: nobody listens.
  package func ask(_ keystroke: AccessibleKeystroke) -> UInt32? {
    guard let bus, wantsKeys else { return nil }
    // Not as the XML has it, (uiuuisb), which the registry of at-spi2-core 2.46 refuses.
    let body: [BusValue] = [
      .integer(keystroke.isPress ? 0 : 1), .integer(Int64(keystroke.symbol)),
      .integer(Int64(keystroke.keycode)), .integer(Int64(keystroke.modifiers)),
      .integer(Int64(Int32(bitPattern: keystroke.time))), .string(keystroke.text),
      .boolean(keystroke.isText),
    ]
    let question = bus.send(
      to: Names.registry, path: Names.devicePath, interface: Names.device,
      "NotifyListenersSync", "(uiiiisb)", [.list(body)])
    if let question { keystrokes.insert(question) }
    return question
  }

  /// Forgets a question whose answer comes too late.
  package func forget(_ question: UInt32) { keystrokes.remove(question) }
}
