import Foundation
import Synchronization

/// Chromium without a window, controlled over a pipe by its DevTools protocol.
///
/// All tests share one instance, because its start takes longer than the tests.
@MainActor
final class Browser {
  /// The reason why the browser cannot be used.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static let shared = Result { try Browser() }

  /// Returns the browser of this process with a page open in it.
  static func showing(_ page: String) throws -> Browser {
    let browser = try shared.get()
    try browser.open(page)
    return browser
  }

  private nonisolated static let path = "/usr/bin/chromium"
  /// Whether the browser is there; Ubuntu has no package of it.
  nonisolated static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }
  /// The most seconds that an answer may take, also on a busy machine.
  private static let patience: Int32 = 30

  private let requests, answers: Int32
  private var buffer: [UInt8] = []
  private var number = 0
  private var session: String?

  private init() throws {
    guard Self.isInstalled else { throw Failure(description: "Chromium is not installed") }
    let profile = FileManager.default.temporaryDirectory
      .appending(path: "halo-browser-\(UUID().uuidString)").path
    // Chromium reads requests from 3 and writes answers to 4, so the pipes have higher numbers
    // until then.
    var (incoming, outgoing): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&incoming) == 0, pipe(&outgoing) == 0 else {
      throw Failure(description: "there are no pipes")
    }
    let ends = (incoming + outgoing).map { end in
      defer { close(end) }
      return fcntl(end, F_DUPFD_CLOEXEC, 16)
    }
    (requests, answers) = (ends[1], ends[2])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 3)
    posix_spawn_file_actions_adddup2(&actions, ends[3], 4)
    let words =
      [
        Self.path, "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
        "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
        "--user-data-dir=\(profile)", "about:blank",
      ]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, Self.path, &actions, nil, &arguments, environ) == 0 else {
      throw Failure(description: "Chromium cannot be started")
    }
    close(ends[0])
    close(ends[3])
    Self.atEnd(kill: process, folder: profile)
    let targets = try ask("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    guard let page = targets.first(where: { $0["type"] as? String == "page" }),
      let target = page["targetId"] as? String
    else { throw Failure(description: "Chromium shows no page") }
    session =
      try ask("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Accessibility"] { try ask("\(domain).enable") }
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false])
  }

  /// The process and folder that are removed at exit, on any thread.
  nonisolated private static let ending = Mutex<(process: pid_t, folder: String)?>(nil)

  nonisolated private static func atEnd(kill process: pid_t, folder: String) {
    ending.withLock { $0 = (process, folder) }
    atexit {
      guard let ending = Browser.ending.withLock({ $0 }) else { return }
      kill(ending.process, SIGKILL)
      waitpid(ending.process, nil, 0)
      try? FileManager.default.removeItem(atPath: ending.folder)
    }
  }

  // MARK: Asking

  /// Sends a request of the protocol and returns the answer of the browser.
  @discardableResult
  func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(requests, bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "Chromium has ended") }
      bytes.removeFirst(count)
    }
    while true {
      let answer = try next()
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience * 1000) > 0 else {
        throw Failure(description: "Chromium does not answer")
      }
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers, &part, part.count)
      guard count > 0 else { throw Failure(description: "Chromium has ended") }
      buffer += part[..<count]
    }
  }

  /// The value of a JavaScript expression, or of its promise.
  @discardableResult
  func value(_ expression: String) throws -> Any? {
    let answer = try ask(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Failure(description: "\(expression): \(exception?["description"] ?? details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The text of the first element that matches a selector.
  func text(_ selector: String) throws -> String? {
    try value("document.querySelector(\(Self.quoted(selector)))?.textContent.trim()") as? String
  }

  /// Waits until a condition is true, and evaluates it whenever the page changes.
  func wait(for condition: String) throws {
    try value(
      """
      new Promise((done) => {
        const holds = () => { try { return \(condition); } catch { return false; } };
        if (holds()) return done(true);
        const watch = new MutationObserver(() => {
          if (holds()) { watch.disconnect(); done(true); }
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true,
          characterData: true });
      })
      """)
  }

  static func quoted(_ text: String) -> String {
    (try? String(decoding: JSONEncoder().encode(text), as: UTF8.self)) ?? "\"\""
  }

  // MARK: Doing

  func open(_ path: String) throws {
    // Leaves the page first, so that the same page is loaded again.
    try ask("Page.navigate", ["url": "about:blank"])
    try ask("Page.navigate", ["url": URL(filePath: path).absoluteString])
    try wait(for: "document.documentElement.dataset.ready")
  }

  func setDark(_ isDark: Bool) throws {
    try ask(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  /// Presses a key that types a character, or one with a name.
  func press(_ key: String) throws {
    var parameters: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { parameters["text"] = key }
    if key == "Tab" { parameters["windowsVirtualKeyCode"] = 9 }
    if key == "Escape" { parameters["windowsVirtualKeyCode"] = 27 }
    try ask("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try ask("Input.dispatchKeyEvent", parameters)
  }

  /// Clicks the centre of the first element that matches a selector.
  func click(_ selector: String) throws {
    let place =
      try value(
        """
        (() => {
          const node = document.querySelector(\(Self.quoted(selector)));
          node.scrollIntoView({ block: "center" });
          const box = node.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        })()
        """) as? [Double] ?? []
    guard place.count == 2 else { throw Failure(description: "no place of \(selector)") }
    for type in ["mousePressed", "mouseReleased"] {
      try ask(
        "Input.dispatchMouseEvent",
        ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }
  }

  func type(_ text: String) throws { try ask("Input.insertText", ["text": text]) }
}
