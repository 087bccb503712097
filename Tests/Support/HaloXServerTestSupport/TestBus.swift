import Foundation

/// A separate message bus for a test, without services.
package final class TestBus {
  package let address: String
  private let process = Process()
  private let folder: URL

  /// Starts the bus; with `isAbstract`, its address is a name that is not a file.
  package init(isAbstract: Bool = false) throws {
    guard let path = Tool.dbusDaemon.path else { throw ServerError.notInstalled(.dbusDaemon) }
    folder = FileManager.default.temporaryDirectory.appending(path: "halo-bus-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = isAbstract ? "unix:abstract=\(folder.path)/bus" : "unix:dir=\(folder.path)"
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>\(place)</listen>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
        <limit name="max_replies_per_connection">50000</limit>
      </busconfig>
      """
    let file = folder.appending(path: "bus.conf")
    try Data(configuration.utf8).write(to: file)
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--config-file=\(file.path)", "--nofork", "--print-address=1"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw ServerError.didNotStart }
      text += String(decoding: data, as: UTF8.self)
    }
    address = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  package func end() {
    // The bus ends only on this signal, like the X server.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
