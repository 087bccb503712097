import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloCommand

/// The demo's own keys, which are handled like all keys.
@MainActor
struct DemoApplicationTests {
  private final class Record {
    var actions: [Selector] = []
  }

  private let scene: SceneHarness
  private let application: DemoApplication
  private let record = Record()

  init() throws {
    scene = try SceneHarness("photos")
    let record = record
    let all: [Selector] = [
      .quit, .close, .minimize, .save, .toggleFullScreen, .nextModel, .previousModel, .nextScene,
      .previousScene, .hide, .minimizeAll, .closeFile, .closeAll,
    ]
    var actions: [Selector: @MainActor () -> Void] = [:]
    for action in all { actions[action] = { record.actions.append(action) } }
    application = DemoApplication(actions: actions)
    scene.window.application = application
  }

  @Test(arguments: [
    ("F2", Selector.nextScene), ("shift+F2", .previousScene), ("F3", .nextModel),
    ("shift+F3", .previousModel), ("F11", .toggleFullScreen), ("F12", .save), ("ctrl+s", .save),
    ("q", .quit), ("ctrl+q", .quit), ("Escape", .quit), ("ctrl+w", .close), ("ctrl+m", .minimize),
    ("ctrl+h", .hide), ("ctrl+alt+m", .minimizeAll),
    ("ctrl+alt+w", .closeAll), ("ctrl+shift+w", .closeFile), ("ctrl+super+f", .toggleFullScreen),
  ])
  func `each key of the demo performs its action`(key: String, action: Selector) throws {
    try scene.press(key)
    #expect(record.actions == [action])
  }

  @Test func `the Super key is Command with Mac modifiers`() throws {
    scene.window.modifierScheme = .mac
    try scene.press("ctrl+q")
    #expect(record.actions.isEmpty)
    try scene.press("super+q")
    #expect(record.actions == [.quit])
  }

  @Test func `Escape goes back if that is possible, and otherwise quits the demo`() throws {
    let root = try #require(scene.window.rootViewController)
    root.present(ViewController(), animated: false)
    scene.player.rest()
    try scene.press("Escape")
    #expect(root.presentedViewController == nil)
    #expect(record.actions.isEmpty)
    try scene.press("Escape")
    #expect(record.actions == [.quit])
  }

  @Test func `an Escape whose release is lost does not quit the demo`() throws {
    let key = try Key(name: "Escape")
    scene.window.send(key, phase: .down, at: scene.player.time)
    scene.window.send(key, phase: .cancelled, at: scene.player.time)
    #expect(record.actions.isEmpty)
  }

  @Test func `letters are text and not commands while text is edited`() throws {
    let root = try #require(scene.window.rootViewController)
    let field = TextField(placeholder: "")
    field.frame = CGRect(x: 20, y: 20, width: 200, height: 36)
    root.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    scene.player.rest()
    try scene.press("q")
    #expect(field.text == "q")
    #expect(record.actions.isEmpty)
    try scene.press("F12")
    #expect(record.actions == [.save])
  }
}
