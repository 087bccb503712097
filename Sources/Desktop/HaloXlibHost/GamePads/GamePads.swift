import Foundation
import HaloHosting

/// All game controllers and remotes, as a source of keys.
@MainActor
final class GamePads {
  /// A closure that sends a key to the host.
  typealias Handler = @MainActor (_ key: Key, _ phase: KeyPhase, _ time: TimeInterval) -> Void

  /// A closure that opens a device by its path.
  typealias Probe = @MainActor (_ path: String) -> ControllerProbe

  /// A closure that is called when ``descriptors`` may have changed.
  var descriptorsHandler: (() -> Void)?
  private let folder: InputFolder
  private let probe: Probe
  private let handler: Handler
  private let report: @MainActor (HostMessage) -> Void
  /// The connected controllers, by file name in the folder.
  private var devices: [String: ControllerDevice] = [:]
  private var others: Set<String> = []
  private var hasReportedDenial = false
  private var held: Set<ControllerButton> = []
  private var repetition = ButtonRepeat()
  private(set) var isActive = false

  /// Creates a source of keys that has not searched for controllers yet.
  ///
  /// - Parameters:
  ///   - folder: the folder of the devices.
  ///   - report: called once if there is no permission to read a device.
  ///   - probe: opens a device by its path.
  ///   - handler: receives every key.
  init(
    folder: String = InputFolder.devices, report: @escaping @MainActor (HostMessage) -> Void,
    probe: @escaping Probe = ControllerProbe.device(at:),
    handler: @escaping Handler
  ) {
    self.folder = InputFolder(path: folder)
    self.report = report
    self.probe = probe
    self.handler = handler
  }

  /// The descriptors that the host waits for.
  ///
  /// They include controllers only while the window has the keyboard focus, so that a controller
  /// used for another program does not wake this one.
  var descriptors: [Int32] {
    (folder.descriptor >= 0 ? [folder.descriptor] : [])
      + (isActive ? devices.values.map(\.descriptor).sorted() : [])
  }

  /// The time at which a held button repeats; nil if none is held.
  var deadline: TimeInterval? { repetition.deadline }

  /// Searches for controllers: at the beginning, and when the folder has changed.
  func search() {
    folder.clear()
    let names = folder.names
    others.formIntersection(names)
    for name in names where devices[name] == nil && !others.contains(name) {
      let path = "\(folder.path)/\(name)"
      switch probe(path) {
      case .controller(let device): devices[name] = device
      case .other: others.insert(name)
      case .denied where !hasReportedDenial:
        hasReportedDenial = true
        report(.unreadable(device: path))
      case .denied: break
      }
    }
    descriptorsHandler?()
  }

  /// Sets whether the window has the keyboard focus, and with it the controllers.
  func setActive(_ isActive: Bool, at time: TimeInterval) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    for (name, device) in devices {
      // Buttons pressed for another window do not count for this one.
      if !device.receive({}) { devices[name] = nil }
      device.cancel()
    }
    update(to: [], .cancelled, at: time)
    descriptorsHandler?()
  }

  /// Reads from one of ``descriptors``.
  func receive(_ descriptor: Int32, at time: TimeInterval) {
    if descriptor == folder.descriptor { return search() }
    guard let (name, device) = devices.first(where: { $0.value.descriptor == descriptor }) else {
      return
    }
    let isThere = device.receive { [weak self] in
      guard let self else { return }
      update(to: heldByAll, .up, at: time)
    }
    guard !isThere else { return }
    devices[name] = nil
    update(to: heldByAll, .cancelled, at: time)
    descriptorsHandler?()
  }

  /// Sends a repetition of the held button if one is due.
  func repeatIfDue(at time: TimeInterval) {
    if let button = repetition.due(at: time) { handler(button.key, .repeat, time) }
  }

  private var heldByAll: Set<ControllerButton> {
    devices.values.reduce(into: []) { $0.formUnion($1.state.held) }
  }

  /// Sends the changes; buttons that are no longer held end with the phase `ending`.
  private func update(
    to now: Set<ControllerButton>, _ ending: KeyPhase, at time: TimeInterval
  ) {
    let before = held
    held = now
    // Releases come first: a stick leaves one direction before it enters another.
    for button in ControllerButton.allCases where before.contains(button) && !now.contains(button) {
      repetition.didRelease(button)
      handler(button.key, ending, time)
    }
    for button in ControllerButton.allCases where now.contains(button) && !before.contains(button) {
      repetition.didPress(button, at: time)
      handler(button.key, .down, time)
    }
  }
}
