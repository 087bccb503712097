import DemoScenes
import FocusGeometry
import FocusTestSupport
import Foundation
import SceneGraph

/// Where there is something for a reserved shortcut to do: a scene, and the keys that lead to it.
struct ReservedShortcutSituation {
  var scene: String
  /// As for a walk, with `cmd+` for the key that stands for Command.
  var keys: String
  var size = CGSize(width: 1280, height: 800)
  /// What is on the clipboard.
  var clipboard: String?
  /// Points that the wheel is turned in the middle of the window.
  var scroll: CGFloat = 0

  init(_ scene: String, _ keys: String) {
    self.scene = scene
    self.keys = keys
  }

  init(for row: ReservedShortcut) {
    let search = "Tab Tab f r e s h space o n e"
    switch row.action.name {
    case "selectAll", "undo": self.init("reminders", search)
    case "redo": self.init("reminders", search + " cmd+z")
    case "cut", "copy", "deselectAll": self.init("reminders", search + " shift+Left")
    case "paste", "pasteAndMatchStyle":
      self.init("reminders", search)
      clipboard = "water"
    case "selectRight", "selectWordRight", "selectToLineEnd", "selectToEnd", "selectParagraphDown":
      self.init("reminders", search + " Home")
    case "selectLeft", "selectWordLeft", "selectToLineStart", "selectToStart", "selectParagraphUp":
      self.init("reminders", search)
    case "selectDown": self.init("selection", "Down shift+Tab Down Return Tab")
    case "selectUp": self.init("selection", "Down shift+Tab Down Return Tab Down Down")
    case "focusCellRight", "focusCellDown": self.init("photos", "Tab Tab")
    case "focusCellLeft", "focusCellUp": self.init("photos", "Tab Tab Right Down")
    case "findNext", "findPrevious": self.init("reminders", "Tab Down cmd+e")
    case "jumpToSelection":
      self.init("reminders", "Tab End")
      size = CGSize(width: 900, height: 300)
      scroll = -2000
    default:
      if case .scene(let id) = row.place(with: .mac) {
        self.init(id, "Tab")
      } else {
        self.init("photos", "Tab")
      }
    }
  }

  @MainActor
  func open(scheme: ModifierScheme) throws -> SceneHarness {
    let scene = try SceneHarness(scene, size: size)
    scene.window.modifierScheme = scheme
    let command = scheme == .pc ? "ctrl+" : "super+"
    try scene.press(keys.replacingOccurrences(of: "cmd+", with: command))
    if let clipboard { scene.window.pasteboard.setString(clipboard, for: .general) }
    if scroll != 0 {
      scene.window.pointerScrolled(
        by: CGVector(dx: 0, dy: scroll), .discrete,
        at: CGPoint(x: size.width * 0.7, y: size.height * 0.5), time: scene.player.time)
      scene.player.rest()
    }
    return scene
  }
}
