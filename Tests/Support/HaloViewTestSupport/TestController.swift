import FocusEngine
import Foundation

@testable import HaloControllers
@testable import HaloSceneGraph

/// The events of several objects, in order.
@MainActor
final class Journal {
  var entries: [String] = []

  /// Returns the entries so far, and removes them.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller with tiles side by side, which records the calls that it receives.
@MainActor
final class TestController: ViewController {
  let name: String
  let tiles: [Tile]
  var preferred: [any FocusEnvironment]?
  var journal: Journal?

  init(_ name: String, tiles count: Int = 3, journal: Journal? = nil) {
    self.name = name
    self.journal = journal
    tiles = (0..<count).map { Tile("\(name)-\($0)", CGFloat($0) * 120 + 10, 10) }
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  override func viewDidLoad() {
    view.accessibilityIdentifier = name
    tiles.forEach(view.addSubview)
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { preferred ?? [view] }

  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
  override func willMove(toParent parent: ViewController?) {
    note(parent == nil ? "will leave" : "will come")
  }
  override func didMove(toParent parent: ViewController?) {
    note(parent == nil ? "did leave" : "did come")
  }

  private func note(_ text: String, _ animated: Bool = false) {
    journal?.entries.append("\(name) \(text)\(animated ? " animated" : "")")
  }
}

extension Stage {
  convenience init(_ screen: ViewController, model: FocusModel = .tv) {
    self.init(model: model, screen: screen)
  }

  /// Advances the clock until nothing moves.
  func rest() { advance(2) }
}
