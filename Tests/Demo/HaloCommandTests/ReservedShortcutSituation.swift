import FocusGeometry
import Foundation
import HaloAudit
import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph

/// A scene, and the keys after which a reserved shortcut has something to do.
struct ReservedShortcutSituation {
  var scene: String
  /// The keys as in a walk, with `cmd+` for the key that stands for Command.
  var keys: String
  var size = CGSize(width: 1280, height: 800)
  /// The text on the clipboard.
  var clipboard: String?
  /// The points by which the wheel scrolls the middle of the window.
  var scroll: CGFloat = 0

  /// Whether the scene's first text field is edited before the keys are pressed.
  var editsText = false

  private init(_ scene: String, _ keys: String) {
    self.scene = scene
    self.keys = keys
  }

  private init(editing scene: String, then keys: String) {
    self.init(scene, "f r e s h space o n e " + keys)
    editsText = true
  }

  /// - Parameters:
  ///   - row: A row that works.
  ///   - scene: A scene that the row names; `photos` if it names none.
  init(for row: ReservedShortcut, in scene: String) {
    switch (row.action.name, scene) {
    case ("selectAll", "selection"): self.init(scene, "Down shift+Tab Down Return Tab")
    case ("deselectAll", "selection"):
      self.init(scene, "Down shift+Tab Down Return Tab shift+Down")
    case ("selectAll", _), ("undo", _): self.init(editing: scene, then: "")
    case ("redo", _): self.init(editing: scene, then: "cmd+z")
    case ("cut", _), ("copy", _), ("deselectAll", _):
      self.init(editing: scene, then: "shift+Left")
    case ("paste", _), ("pasteAndMatchStyle", _):
      self.init(editing: scene, then: "")
      clipboard = "water"
    case ("selectRight", _), ("selectWordRight", _), ("selectToLineEnd", _), ("selectToEnd", _),
      ("selectParagraphDown", _):
      self.init(editing: scene, then: "Home")
    case ("selectLeft", _), ("selectWordLeft", _), ("selectToLineStart", _), ("selectToStart", _),
      ("selectParagraphUp", _):
      self.init(editing: scene, then: "")
    case ("selectDown", _): self.init(scene, "Down shift+Tab Down Return Tab")
    case ("selectUp", _): self.init(scene, "Down shift+Tab Down Return Tab Down Down")
    case ("focusCellRight", _), ("focusCellDown", _): self.init(scene, "Tab Tab")
    case ("focusCellLeft", _), ("focusCellUp", _): self.init(scene, "Tab Tab Right Down")
    case ("findNext", _), ("findPrevious", _): self.init(scene, "Tab Down cmd+e")
    case ("jumpToSelection", _):
      self.init(scene, "Tab End")
      size = CGSize(width: 900, height: 300)
      scroll = -2000
    default: self.init(scene, "Tab")
    }
  }

  @MainActor
  func open(scheme: ModifierScheme) throws -> SceneHarness {
    let scene = try SceneHarness(scene, size: size, appearance: .still)
    scene.window.modifierScheme = scheme
    if editsText, let field = scene.textField {
      scene.window.focusSystem?.requestFocusUpdate(to: field)
      scene.player.rest()
      field.becomeFirstResponder()
    }
    let command = scheme == .pc ? "ctrl+" : "super+"
    // Does not wait for animations, because the keys lead to the same state without them.
    for key in try Key.sequence(keys.replacingOccurrences(of: "cmd+", with: command)) {
      scene.player.press(key)
    }
    scene.player.rest()
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

extension FocusAppearance {
  /// The light appearance without motion.
  static let still = AppearancePreferences(prefersReducedMotion: true).appearance()
}

extension SceneHarness {
  /// The first text field or text view that can be focused; nil in a scene without text.
  var textField: View? {
    FocusMap.focusableItems(in: window).first { $0 is TextField || $0 is TextView }
  }
}
