import Foundation
import Glibc
import HaloMessageBus

/// A client that reads the screens of other programs, like a screen reader.
///
/// It blocks until replies arrive, each for a limited time: it is for commands, not for windows.
@MainActor
package final class AccessibilityClient {
  private typealias Names = AccessibilityNames

  /// The seconds that a reply may take.
  private let patience: TimeInterval
  private let session: BusConnection?
  private let bus: BusConnection
  private var replies: [UInt32: BusMessage] = [:]
  /// The objects that programs reported as focused, oldest first.
  private var focused: [AccessibleReference] = []
  /// The bus names of programs that have left the bus.
  private var gone: Set<String> = []
  /// Whether this client has enabled accessibility.
  private var hasEnabled = false

  /// The number of calls that wait for replies at a time.
  private static let batch = 100

  /// Connects to the accessibility bus.
  ///
  /// - Parameters:
  ///   - environment: the environment variables that name the buses.
  ///   - patience: the seconds that a reply may take.
  /// - Throws: ``AccessibilityClientError/noBus``.
  package init(environment: [String: String], patience: TimeInterval = 2) throws {
    self.patience = patience
    session = BusConnection.sessionAddress(in: environment)
      .flatMap(BusConnection.init(address:))
    let fixed = environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
    let address =
      try fixed
      ?? session.flatMap {
        try Self.wait(
          for: $0.send(
            to: Names.launcher, path: Names.launcherPath, interface: Names.launcher, "GetAddress"),
          on: $0, seconds: patience)?.arguments.first?.string
      }
    guard let bus = address.flatMap(BusConnection.init(address:)) else {
      throw AccessibilityClientError.noBus
    }
    self.bus = bus
    bus.addMatch(
      "type='signal',interface='\(Names.objectEvent)',member='StateChanged',arg0='focused'")
    bus.addMatch("type='signal',interface='\(BusMessage.driver)',member='NameOwnerChanged'")
    enable()
    try listen()
  }

  /// Enables accessibility, for programs that provide nothing while it is disabled.
  private func enable() {
    guard let session else { return }
    let isEnabled = try? Self.wait(
      for: session.send(
        to: Names.launcher, path: Names.launcherPath, interface: Names.properties, "Get", "ss",
        [.string(Names.status), .string("IsEnabled")]), on: session, seconds: patience)?
      .arguments.first?.unwrapped.boolean
    guard isEnabled == false else { return }
    setEnabled(true)
    hasEnabled = true
  }

  private func setEnabled(_ isEnabled: Bool) {
    guard let session else { return }
    _ = try? Self.wait(
      for: session.send(
        to: Names.launcher, path: Names.launcherPath, interface: Names.properties, "Set", "ssv",
        [
          .string(Names.status), .string("IsEnabled"), .variant(.boolean(isEnabled), type: "b"),
        ]), on: session, seconds: patience)
  }

  /// Disables accessibility again if this client has enabled it.
  package func end() {
    if hasEnabled { setEnabled(false) }
    hasEnabled = false
  }

  private func listen() throws {
    _ = try ask([
      call(
        Names.registry, Names.registryPath, Names.registry, "RegisterEvent", "sass",
        [.string("object:state-changed:focused"), .list([]), .string("")])
    ])
  }

  // MARK: Programs

  /// Returns the root of the program with a name or a process number; nil if there is none yet.
  ///
  /// - Parameters:
  ///   - name: a part of the name, in any case; nil for any.
  ///   - process: the process number; nil for any.
  /// - Returns: the root of the first such program, other than this process.
  /// - Throws: ``AccessibilityClientError``.
  package func program(
    named name: String? = nil, process: Int32? = nil
  ) throws -> AccessibleReference? {
    let root = AccessibleReference(bus: Names.registry, path: Names.root)
    guard let children = try ask([accessible(root, "GetChildren")])[0]?.arguments.first?.list
    else { throw AccessibilityClientError.noBus }
    let programs = children.compactMap(AccessibleReference.init)
    // A program that hangs must not hide the others.
    let names = try programs.map {
      do {
        return try ask([property($0, "Name")])[0]?.arguments.first?.unwrapped.string ?? ""
      } catch AccessibilityClientError.noAnswer { return "" }
    }
    let processes = try ask(
      programs.map {
        call(
          BusMessage.driver, "/org/freedesktop/DBus", BusMessage.driver,
          "GetConnectionUnixProcessID", "s",
          [.string($0.bus)])
      }
    ).map { $0?.arguments.first?.integer }
    let own = Int64(getpid())
    return programs.indices.first { index in
      guard processes[index] != own else { return false }
      let fits = name.map { names[index].localizedCaseInsensitiveContains($0) } ?? true
      return fits && (process.map { processes[index] == Int64($0) } ?? true)
    }.map { programs[$0] }
  }

  /// Returns the number of the process that has an object; nil if the process has ended.
  package func process(of reference: AccessibleReference) throws -> Int32? {
    try ask([
      call(
        BusMessage.driver, "/org/freedesktop/DBus", BusMessage.driver, "GetConnectionUnixProcessID",
        "s",
        [.string(reference.bus)])
    ])[0]?.arguments.first?.integer.flatMap(Int32.init(exactly:))
  }

  /// Returns the name and version of the toolkit of a program.
  package func toolkit(of program: AccessibleReference) throws -> (name: String, version: String) {
    let answers = try ask(
      ["ToolkitName", "Version"].map { property(program, $0, of: Names.application) })
    let texts = answers.map { $0?.arguments.first?.unwrapped.string ?? "" }
    return (texts[0], texts[1])
  }

  // MARK: Trees

  /// Reads an object with its descendants, to a depth of 60.
  ///
  /// - Parameters:
  ///   - root: the object.
  ///   - limit: the greatest number of objects.
  ///   - seconds: the time for all of them together.
  /// - Returns: the object with its descendants.
  /// - Throws: ``AccessibilityClientError/noAnswer``, ``AccessibilityClientError/ended``.
  package func tree(
    _ root: AccessibleReference, limit: Int = 5_000, seconds: TimeInterval
  ) throws -> ForeignElement {
    let end = Date(timeIntervalSinceNow: seconds)
    var seen: Set<AccessibleReference> = [root]
    guard let top = try read([root])[0] else { throw failure(of: root) }
    // Reading level by level needs the fewest waits.
    var elements = [top]
    var children: [[Int]] = [[]]
    var level = 0..<1
    for _ in 0..<60 where !level.isEmpty {
      var found: [(reference: AccessibleReference, parent: Int)] = []
      for start in stride(from: level.lowerBound, to: level.upperBound, by: Self.batch) {
        guard end.timeIntervalSinceNow > 0 else { throw failure(of: root) }
        let part = start..<min(start + Self.batch, level.upperBound)
        let lists = try ask(part.map { accessible(elements[$0].reference, "GetChildren") })
        for (parent, answer) in zip(part, lists) {
          found += (answer?.arguments.first?.list ?? []).compactMap(AccessibleReference.init)
            .filter { seen.insert($0).inserted }.map { ($0, parent) }
        }
      }
      found = Array(found.prefix(limit - elements.count))
      level = elements.count..<elements.count
      for start in stride(from: 0, to: found.count, by: Self.batch) {
        guard end.timeIntervalSinceNow > 0 else { throw failure(of: root) }
        let part = found[start..<min(start + Self.batch, found.count)]
        for (element, place) in zip(try read(part.map(\.reference)), part) {
          guard let element else { continue }
          children[place.parent].append(elements.count)
          elements.append(element)
          children.append([])
        }
      }
      level = level.lowerBound..<elements.count
    }
    // The bus replies for a program that has left with errors, as for an object that does not
    // exist.
    guard try process(of: root) != nil else { throw AccessibilityClientError.ended }
    for index in elements.indices.reversed() {
      elements[index].children = children[index].map { elements[$0] }
    }
    return elements[0]
  }

  /// Reads an object alone; nil if it no longer exists.
  package func element(_ reference: AccessibleReference) throws -> ForeignElement? {
    try read([reference])[0]
  }

  private func read(_ references: [AccessibleReference]) throws -> [ForeignElement?] {
    let kinds = 6
    let answers = try ask(
      references.flatMap {
        [
          accessible($0, "GetRole"), property($0, "Name"), accessible($0, "GetState"),
          component($0, 0), component($0, 1), property($0, "AccessibleId"),
        ]
      })
    return references.indices.map { index in
      let values = answers[(index * kinds)..<((index + 1) * kinds)].map { $0?.arguments.first }
      guard let role = values[0]?.integer, let states = values[2]?.list, states.count == 2 else {
        return nil
      }
      var element = ForeignElement(references[index])
      element.role = .init(atspi: Int(role))
      element.name = values[1]?.unwrapped.string ?? ""
      element.identifier = values[5]?.unwrapped.string ?? ""
      element.onScreen = Self.rect(values[3])
      element.inWindow = Self.rect(values[4])
      let words = states.map { UInt64(truncatingIfNeeded: $0.integer ?? 0) }
      let bits = AccessibleStateBits(rawValue: words[0] | words[1] << 32)
      (element.isFocusable, element.isFocused) = (
        bits.contains(.focusable), bits.contains(.focused)
      )
      (element.isActive, element.isShowing) = (bits.contains(.active), bits.contains(.showing))
      element.isEnabled = bits.contains(.sensitive) || bits.contains(.enabled)
      element.isSelected = bits.contains(.selected) || bits.contains(.checked)
      return element
    }
  }

  private static func rect(_ value: BusValue?) -> CGRect {
    guard let numbers = value?.list?.compactMap(\.integer), numbers.count == 4 else { return .zero }
    return CGRect(
      x: Int(numbers[0]), y: Int(numbers[1]), width: Int(numbers[2]), height: Int(numbers[3]))
  }

  // MARK: Focus

  /// Waits until no program has reported a new focus for some time.
  ///
  /// - Parameters:
  ///   - program: the bus name of the program to observe.
  ///   - quiet: the seconds without a report.
  ///   - limit: the greatest number of seconds.
  /// - Returns: the object of the program that was focused last; nil if there was no report.
  /// - Throws: ``AccessibilityClientError/ended``.
  package func focusChange(
    in program: String, quiet: TimeInterval, limit: TimeInterval
  ) throws -> AccessibleReference? {
    focused = []
    let end = Date(timeIntervalSinceNow: limit)
    var calm = Date(timeIntervalSinceNow: quiet)
    while min(calm, end).timeIntervalSinceNow > 0 {
      let before = focused.count
      Self.sleep(on: bus, until: min(calm, end))
      take()
      if gone.contains(program) { throw AccessibilityClientError.ended }
      if focused.count != before { calm = Date(timeIntervalSinceNow: quiet) }
    }
    return focused.last { $0.bus == program }
  }

  // MARK: Calls

  private struct Call {
    var bus, path, interface, member, types: String
    var values: [BusValue]
  }

  private func call(
    _ bus: String, _ path: String, _ interface: String, _ member: String, _ types: String = "",
    _ values: [BusValue] = []
  ) -> Call {
    Call(bus: bus, path: path, interface: interface, member: member, types: types, values: values)
  }

  private func accessible(_ reference: AccessibleReference, _ member: String) -> Call {
    call(reference.bus, reference.path, Names.accessible, member)
  }

  private func property(
    _ reference: AccessibleReference, _ name: String, of interface: String = Names.accessible
  ) -> Call {
    call(
      reference.bus, reference.path, Names.properties, "Get", "ss",
      [.string(interface), .string(name)])
  }

  private func component(_ reference: AccessibleReference, _ base: Int64) -> Call {
    call(
      reference.bus, reference.path, Names.component, "GetExtents", "u", [.integer(base)])
  }

  /// Returns the replies in the order of the calls; nil for an error.
  private func ask(_ calls: [Call]) throws -> [BusMessage?] {
    var answers: [BusMessage?] = []
    for start in stride(from: 0, to: calls.count, by: Self.batch) {
      let part = calls[start..<min(start + Self.batch, calls.count)]
      let serials = part.map {
        bus.send(
          to: $0.bus, path: $0.path, interface: $0.interface, $0.member, $0.types, $0.values)
      }
      let end = Date(timeIntervalSinceNow: patience)
      for (call, serial) in zip(part, serials) {
        guard let serial else {
          answers.append(nil)
          continue
        }
        while replies[serial] == nil {
          guard bus.isConnected, end.timeIntervalSinceNow > 0 else {
            throw failure(of: AccessibleReference(bus: call.bus, path: call.path))
          }
          Self.sleep(on: bus, until: end)
          take()
        }
        let reply = replies.removeValue(forKey: serial)
        if case .error = reply?.kind { answers.append(nil) } else { answers.append(reply) }
      }
    }
    return answers
  }

  private func failure(of reference: AccessibleReference) -> AccessibilityClientError {
    gone.contains(reference.bus) || !bus.isConnected
      ? .ended : .noAnswer
  }

  private func take() {
    for message in bus.takeMessages() {
      switch message.kind {
      case .reply(let serial), .error(let serial, _): replies[serial] = message
      case .signal where message.isSignal(Names.objectEvent, "StateChanged"):
        guard message.arguments.first?.string == "focused", message.integer(1) == 1 else {
          continue
        }
        focused.append(AccessibleReference(bus: message.sender, path: message.path))
      case .signal where message.isSignal(BusMessage.driver, "NameOwnerChanged"):
        if message.string(2)?.isEmpty == true, let name = message.string(0) { gone.insert(name) }
      default: break
      }
    }
  }

  private static func wait(
    for serial: UInt32?, on bus: BusConnection, seconds: TimeInterval
  ) throws -> BusMessage? {
    guard let serial else { return nil }
    let end = Date(timeIntervalSinceNow: seconds)
    while bus.isConnected, end.timeIntervalSinceNow > 0 {
      for message in bus.takeMessages() {
        if message.kind == .reply(serial) { return message }
        if case .error(serial, _) = message.kind { return nil }
      }
      sleep(on: bus, until: end)
    }
    return nil
  }

  private static func sleep(on bus: BusConnection, until end: Date) {
    var entry = pollfd(
      fd: bus.descriptor, events: Int16(bus.isBlocked ? POLLIN | POLLOUT : POLLIN), revents: 0)
    let milliseconds = max(0, min(end.timeIntervalSinceNow * 1_000, 60_000))
    _ = poll(&entry, 1, Int32(milliseconds.rounded(.up)))
  }
}
