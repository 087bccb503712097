import Foundation
import HaloHosting
import HaloMessageBus

/// A bridge that serves the accessible tree of a content over AT-SPI, and sends events for its
/// changes (at-spi2-core, xml/*.xml and devel-docs/architecture.rst).
///
/// Nothing blocks: a bus that hangs, ends or restarts delays nothing. While accessibility is not
/// enabled, there is only a connection to the session bus; while no client listens to events, a
/// tree is built only to answer a call.
@MainActor
package final class AccessibilityBridge {
  /// The position of the window on the screen.
  package var place = AccessiblePlace()
  /// Called with a descriptor for which to start or stop calling ``receive()`` when it is readable.
  package var watchHandler: (_ descriptor: Int32, _ isWatched: Bool) -> Void = { _, _ in }
  /// Called with the answer to a keystroke: whether a screen reader has taken it.
  package var keystrokeHandler: (_ question: UInt32, _ isTaken: Bool) -> Void = { _, _ in }

  /// Performs a client's request on the element with an id; returns whether it was done.
  package var performHandler: (AccessibleAction, UInt64) -> Bool = { _, _ in false }

  private let content: any HostedContent
  private let program: AccessibleProgram
  private let launcher: AccessibilityLauncher?
  /// The address of the bus from the environment; nil to ask the launcher.
  private let fixedAddress: String?
  private var address: String?
  private var bus: BusConnection?
  private var registration: AccessibilityRegistration?
  private var keystrokes: Set<UInt32> = []
  /// The state of which clients were informed last; nil until it is needed.
  private var snapshot: AccessibleSnapshot?
  private var isStale = true
  private var isHeard = false
  private var isActive = false
  /// Whether a client caches elements, and needs to know which are removed.
  private var isCached = false
  /// The time at which ``contentChanged(at:hasNews:isAtRest:)`` last built a tree.
  private var refreshed: TimeInterval = 0

  private typealias Names = AccessibilityNames

  /// The number of messages that are answered between two frames.
  private static let batch = 64
  /// The number of bytes that may wait for a bus that does not read.
  private static let outgoingLimit = 1 << 22
  /// The seconds between two snapshots of moving content.
  private static let pause = 0.25

  /// Creates a bridge; it listens only after ``start()``.
  ///
  /// - Parameters:
  ///   - name: the name of the program.
  ///   - content: the content whose tree is served.
  ///   - sessionAddress: the address of the session bus; nil turns the bridge off.
  ///   - environment: `NO_AT_BRIDGE` also turns it off, and `AT_SPI_BUS_ADDRESS` gives the bus.
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

  /// Starts to listen; from here on the handlers are called.
  package func start() {
    if let launcher { watchHandler(launcher.descriptor, true) }
    follow(fixedAddress)
  }

  /// The descriptors that must become writable before waiting bytes can be sent.
  package var blockedDescriptors: [Int32] {
    var descriptors: [Int32] = []
    if let launcher, launcher.isBlocked { descriptors.append(launcher.descriptor) }
    if let bus, bus.isBlocked { descriptors.append(bus.descriptor) }
    return descriptors
  }

  /// Whether messages wait that ``receive()`` left for the next call.
  package var hasMore: Bool { bus?.hasMessage == true }

  // MARK: The bus

  /// Answers received messages, up to the size of a batch.
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
      // The next answers describe the result of this request, so a frame is drawn first.
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

  /// Handles a message.
  ///
  /// - Returns: whether the content was asked to do something.
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

  // MARK: Changes

  /// Handles a change of the content; to be called after a frame has been shown.
  ///
  /// - Parameters:
  ///   - time: the time on the host's clock, in seconds.
  ///   - hasNews: whether there is news to be sent at once, even during a motion.
  ///   - isAtRest: returns whether nothing moves any more; called only while a client listens.
  package func contentChanged(
    at time: TimeInterval, hasNews: Bool, isAtRest: () -> Bool
  ) {
    isStale = true
    guard isHeard else { return }
    guard hasNews || time - refreshed >= Self.pause || isAtRest() else { return }
    refreshed = time
    refresh()
  }

  /// Handles a change of the keyboard focus of the window.
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
    // A new listener receives the present state, as if the window were new.
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

  /// Sends an element that was added, with its descendants, to clients that cache elements.
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

  /// Sends announcements as the name of a temporary element, which the screen readers of Debian 12
  /// support.
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
    // Clients read the name after the element was added, so a single element has all that is new.
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

  /// Whether a client wants to be asked about keys.
  package var wantsKeys: Bool { registration?.wantsKeys == true }

  /// Asks clients that listen to keys whether they take one; ``keystrokeHandler`` is called with
  /// the answer, if one arrives.
  ///
  /// - Returns: the number of the question; nil if no client listens.
  package func ask(_ keystroke: AccessibleKeystroke) -> UInt32? {
    guard let bus, wantsKeys else { return nil }
    // The XML has (uiuuisb), which the registry of at-spi2-core 2.46 refuses.
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

  /// Drops a question whose answer would be too late.
  package func forget(_ question: UInt32) { keystrokes.remove(question) }
}
