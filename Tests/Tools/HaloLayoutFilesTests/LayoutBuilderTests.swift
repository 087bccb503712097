import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import HaloSourceText
import Testing

@testable import HaloLayoutFiles

/// Every field of a layout is applied to the view that it describes.
@MainActor
struct LayoutBuilderTests {
  @Test
  func `kinds of views can be focused by default as their classes can, in every model`() throws {
    let focusable: [String: Set<String>] = [
      "pad": ["text-field", "poster", "cell", "row"],
      "catalyst": ["text-field", "poster", "cell", "row"],
      "tv": ["button", "text-field", "poster", "cell", "row", "tile"],
      "android": ["button", "text-field", "poster", "cell", "row", "tile"],
      "html": ["button", "text-field", "poster", "cell", "row", "tile"],
    ]
    for (model, expected) in focusable {
      let frame = "frame: [0, 0, 50, 50]"
      let kinds = ["view", "button", "text-field", "label", "image", "poster", "cell"]
      let stage = try LayoutStage(
        "model: \(model)\nviews:\n"
          + kinds.map { "  - {id: \($0), kind: \($0), \(frame)}\n" }.joined()
          + "  - {id: l, kind: list, \(frame), views: [{id: row, kind: cell, \(frame)}]}\n"
          + "  - {id: g, kind: grid, \(frame), views: [{id: tile, kind: cell, \(frame)}]}\n")
      let found = try (kinds + ["row", "tile", "l", "g"]).filter {
        try stage.view($0).canBecomeFocused
      }
      #expect(Set(found) == expected, "\(model)")
    }
  }

  @Test func `the fields of a view in a layout become properties of the view`() throws {
    let stage = try LayoutStage(
      """
      model: android
      views:
        - id: a
          kind: button
          title: Title
          frame: [10, 20, 300, 40]
          focusable: true
          alpha: 0.5
          interaction: false
          clips: true
          transparent: true
          prefers: [b]
          group: top
          priority: previouslyFocused
          selected: true
          enabled: false
          next: {up: b, forward: b}
          tabIndex: 7
          views: [{id: b, kind: view, frame: [1, 1, 2, 2], hidden: true, priority: 12}]
      """)
    let a = try stage.view("a")
    let b = try stage.view("b")
    #expect(a.frame == CGRect(x: 10, y: 20, width: 300, height: 40))
    #expect(a.alpha == 0.5)
    #expect(!a.isUserInteractionEnabled)
    #expect(a.clipsToBounds)
    #expect(a.isTransparentFocusItem)
    #expect(a.preferredFocusEnvironments.first === b)
    #expect(a.focusGroupIdentifier == "top")
    #expect(a.focusGroupPriority == .previouslyFocused)
    #expect(a.focusItemState.isSuperset(of: [.selected, .disabled, .interactionDisabled]))
    #expect(!a.canBecomeFocused)
    #expect(a.nextFocusItem(for: .up) === b)
    #expect(a.nextFocusItem(for: .next) === b)
    #expect(a.nextFocusItem(for: .down) == nil)
    #expect(a.tabIndex == 7)
    #expect(b.isHidden)
    #expect(b.superview === a)
    #expect(b.focusGroupPriority.rawValue == 12)
    #expect((a as? Button)?.titleLabel.text == "Title")
  }

  @Test func `focus halos have the shape, position and reference views of the file`() throws {
    let stage = try LayoutStage(
      """
      model: catalyst
      views:
        - {id: badge, frame: [0, 0, 9, 9]}
        - {id: r, focusable: true, frame: [0, 0, 30, 20], halo: {shape: rect, position: inside}}
        - {id: c, focusable: true, frame: [0, 0, 30, 20],
           halo: {shape: rounded, radius: 6, curve: circular, reference: badge, container: r}}
        - {id: p, focusable: true, frame: [0, 0, 30, 20], halo: {shape: path, path: M0 0 H5 V5 Z}}
        - {id: i, focusable: true, frame: [0, 0, 30, 20]}
        - {id: n, focusable: true, effect: none, frame: [0, 0, 30, 20]}
        - {id: s, focusable: true, effect: scale, frame: [0, 0, 30, 20]}
      """)
    func halo(_ id: String) throws -> FocusHaloEffect? {
      try stage.view(id).focusEffect as? FocusHaloEffect
    }
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(try halo("r")?.outline == .rect(bounds))
    #expect(try halo("r")?.position == .inside)
    #expect(
      try halo("c")?.outline == .roundedRect(bounds, cornerRadius: 6, curve: .circular))
    #expect(try halo("c")?.referenceView === stage.view("badge"))
    #expect(try halo("c")?.containerView === stage.view("r"))
    #expect(try halo("p")?.outline == .path(BezierPath(svgPathData: "M0 0H5V5Z")))
    #expect(try halo("i")?.outline == .inferred)
    #expect(try halo("n") == nil)
    #expect(try halo("s") == nil)
    // A shape without coordinates follows the view.
    try stage.set("r", "frame: [0, 0, 50, 50]")
    #expect(try halo("r")?.outline == .rect(CGRect(x: 0, y: 0, width: 50, height: 50)))
    stage.player.window.focusSystem?.model = .tv
    #expect(try halo("r") == nil)
  }

  /// WWDC21 10260, 6:53; HIG, Focus and selection.
  @Test(arguments: [FocusModel.pad, .catalyst])
  func `a cell has a ring if something opaque fills it, and otherwise a highlight`(
    model: FocusModel
  ) throws {
    let stage = try LayoutStage(
      """
      model: pad
      views:
        - id: grid
          kind: grid
          allowsFocus: true
          frame: [0, 0, 640, 400]
          views:
            - {id: text, kind: cell, title: Text, frame: [0, 0, 200, 80]}
            - {id: color, kind: cell, title: Red, color: "#a04020", frame: [210, 0, 200, 80]}
            - id: filled
              kind: cell
              frame: [420, 0, 200, 80]
              views: [{id: picture, kind: image, frame: [0, 0, 200, 80]}]
            - id: mixed
              kind: cell
              frame: [0, 100, 200, 80]
              views:
                - {id: thumbnail, kind: image, frame: [10, 10, 60, 60]}
                - {id: word, kind: label, title: Word, frame: [80, 10, 100, 40]}
            - {id: ringed, kind: cell, title: Ring, halo: {shape: rect}, frame: [210, 100, 200, 80]}
      """)
    var shown = model
    shown.defersFocus = false
    stage.player.window.focusSystem?.model = shown
    let highlight = Palette.light.highlight
    func word() throws -> Color? {
      try stage.view("word").subviews.compactMap { $0 as? Label }.first { !$0.text.isEmpty }?
        .textColor
    }
    let resting = try word()
    var highlighted: [String] = []
    for id in ["text", "color", "filled", "mixed", "ringed"] {
      let cell = try stage.view(id)
      stage.player.window.focusSystem?.requestFocusUpdate(to: cell)
      stage.player.rest()
      #expect((cell.focusEffect == nil) == (cell.backgroundColor == highlight), "\(id)")
      if cell.focusEffect == nil { highlighted.append(id) }
      #expect(try (word() == Palette.light.onTint) == (id == "mixed"))
    }
    #expect(highlighted == ["text", "mixed"])
    #expect(resting != Palette.light.onTint)
    // In the model tv, a focused cell has a white plate, so its text is not white.
    stage.player.window.focusSystem?.model = .tv
    stage.player.window.focusSystem?.requestFocusUpdate(to: try stage.view("mixed"))
    stage.player.rest()
    #expect(try word() == stage.view("mixed").style.highlightedText)
  }

  @Test
  func `cells have the frames of the file in any reading direction, and one is selected`() throws {
    let stage = try LayoutStage(
      """
      model: pad
      direction: rtl
      views:
        - id: list
          kind: list
          frame: [0, 0, 200, 100]
          contentOffset: [0, 60]
          views:
            - {id: a, kind: cell, frame: [5, 0, 100, 40]}
            - {id: note, kind: label, title: Note, frame: [0, 40, 100, 20]}
            - {id: b, kind: cell, frame: [7, 60, 100, 180], selected: true}
      """)
    let list = try #require(try stage.view("list") as? LayoutList)
    #expect(try stage.view("a").frame == CGRect(x: 5, y: 0, width: 100, height: 40))
    #expect(try stage.view("b").frame == CGRect(x: 7, y: 60, width: 100, height: 180))
    #expect(list.subviews.map(\.focusDebugLabel) == ["a", "note", "b"])
    #expect(list.contentSize == CGSize(width: 200, height: 240))
    #expect(list.contentOffset == CGPoint(x: 0, y: 60))
    #expect(list.clipsToBounds)
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    stage.controller.select("a")
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    try stage.set("a", "selected: false")
    #expect(list.indexPathsForSelectedItems == nil)
  }

  @Test func `a list scrolls to the focused row and back`() throws {
    let rows = (0..<10).map { "{id: r\($0), kind: cell, frame: [0, \($0 * 50), 100, 50]}" }
    let stage = try LayoutStage(
      "views: [{id: s, kind: list, frame: [0, 0, 100, 120], views: [\(rows.joined(separator: ", "))]}]"
    )
    let scroll = try #require(try stage.view("s") as? ScrollView)
    #expect(scroll.contentOffset.y == 0)
    #expect(try stage.press("Down Down Down Down Down") == "r5")
    #expect(scroll.contentOffset.y > 150)
    #expect(try stage.press("Up Up Up Up Up") == "r0")
    #expect(scroll.contentOffset.y == 0)
  }

  @Test
  func `the focus starts at the item that the layout names, and otherwise where the model says`()
    throws
  {
    func start(_ head: String) throws -> LayoutStage {
      try LayoutStage(
        head + "\nviews: [{id: a, kind: cell, frame: [0, 0, 9, 9]},"
          + " {id: b, kind: cell, frame: [9, 0, 9, 9]}]")
    }
    #expect(try start("model: tv").focus == "a")
    #expect(try start("model: tv\nfocus: b").focus == "b")
    #expect(try start("model: pad").focus == nil)
    #expect(try start("model: pad\nfocus: b").focus == "b")
    let none = try start("model: tv\nfocus: none")
    #expect(none.focus == nil)
    #expect(try none.press("Right") == "a")
    #expect(try none.press("Right") == "b")
  }

  @Test func `a focus guide leads on, and can be disabled and removed`() throws {
    let stage = try LayoutStage(
      """
      views:
        - {id: a, kind: button, frame: [0, 0, 50, 50]}
        - {id: g, kind: guide, frame: [0, 100, 50, 50], prefers: [b]}
        - {id: b, kind: button, frame: [200, 100, 50, 50]}
      """)
    #expect(try stage.press("Down") == "b")
    #expect(try stage.press("Up") == "b")
    let off = try LayoutStage(
      """
      views:
        - {id: a, kind: button, frame: [0, 0, 50, 50]}
        - {id: g, kind: guide, enabled: false, frame: [0, 100, 50, 50], prefers: [b]}
        - {id: b, kind: button, frame: [200, 100, 50, 50]}
      """)
    #expect(try off.press("Down") == "a")
    try off.set("g", "enabled: true")
    #expect(try off.press("Down") == "b")
    off.controller.remove("g")
    try off.set("b", "frame: [0, 200, 50, 50]")
    #expect(try off.press("Up Down") == "b")
  }

  @Test func `a picture beside the layout is shown, and an invalid one is an error with its line`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "halo-pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let red = try PixelSurface(width: 4, height: 4)
    let data = try #require(red.data).assumingMemoryBound(to: UInt32.self)
    for index in 0..<16 { data[index] = 0xFF_0000 }
    red.markChanged()
    try red.writePNG(to: folder.appending(path: "red.png").path)
    try Data("not a picture".utf8).write(to: folder.appending(path: "bad.png"))
    let file = folder.appending(path: "screen.yaml").path
    func layout(_ name: String) -> String {
      "model: pad\nsize: [64, 64]\nviews:\n  - {kind: image, image: \(name), frame: [0, 0, 64, 64]}"
    }
    let stage = try LayoutStage(layout("red.png"), file: file)
    let renderer = Renderer(text: TestFonts.textEngine())
    let picture = try renderer.picture(of: stage.player.frame())
    #expect(picture.pixel(x: 32, y: 32) == 0xFFFF_0000)
    for (name, problem) in [("gone.png", "No such file"), ("bad.png", "not a PNG picture")] {
      let error = #expect(throws: SourceError.self) { try LayoutStage(layout(name), file: file) }
      let line = try #require(error).description
      #expect(line.hasPrefix("\(file):4: views[0].image: cannot read"), "\(line)")
      #expect(line.contains(problem), "\(line)")
    }
  }

  @Test func `layout does not go on for ever in any model`() throws {
    for model in FocusModel.all.map(\.name) {
      let stage = try LayoutStage(
        """
        model: \(model)
        views:
          - {kind: label, title: "A long line that does not fit and is broken", frame: [0, 0, 90, 60]}
          - {id: b, kind: button, title: A title that is too long, frame: [0, 80, 90, 40]}
          - {id: p, kind: poster, title: Poster, frame: [0, 140, 90, 120]}
          - {id: t, kind: text-field, title: Text, frame: [0, 300, 90, 40]}
        """)
      try stage.press("Tab Down Down")
      #expect(stage.player.window.saturatedFrames == 0, "\(model)")
      // Only the time after which the focus hides and the blinking caret need further frames.
      let next = stage.player.window.nextFrameTime(now: stage.player.time) ?? .infinity
      #expect(next > stage.player.time + 0.1, "\(model)")
    }
  }
}
