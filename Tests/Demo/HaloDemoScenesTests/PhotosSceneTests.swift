import FocusEngine
import Foundation
import HaloAudit
import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloLists
import HaloSceneGraph
import Testing

@MainActor
struct PhotosSceneTests {
  @Test("nothing in Photos has the focus until a key asks for it")
  func deferral() throws {
    let scene = try SceneHarness("photos")
    #expect(scene.focus == nil)
    try scene.press("Down")
    #expect(scene.focus == "library")
  }

  @Test("Tab goes to the other group and comes back to the last item of the first one")
  func tab() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Down Tab Right Down")
    let photo = try #require(scene.focus)
    #expect(photo != "library")
    try scene.press("Tab")
    #expect(scene.focus == "library")
    try scene.press("shift+Tab")
    #expect(scene.focus == photo)
  }

  @Test("arrows stay inside the focus group")
  func arrows() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Down")
    let step = try scene.press("Right")
    #expect(scene.focus == "library")
    #expect(step?.outcome == .stayed)
  }

  @Test("the sidebar's selection follows the focus, and the grid follows the selection")
  func selection() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Down Down Down Down")
    let row = try #require(scene.focusedView as? CollectionViewCell)
    #expect(row.accessibilityIdentifier == "mountains")
    #expect(row.isSelected)
    let shown = FocusMap.focusableItems(in: scene.window).map(\.focusDebugLabel)
    #expect(shown.contains("snow-peak"))
    #expect(!shown.contains("dunes"))
  }

  /// WWDC21 10260, 1:15.
  @Test("Return selects the focused photo, and the selection is visible")
  func selectedPhoto() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Down Tab Right")
    let cell = try #require(scene.focusedView as? CollectionViewCell)
    let grid = try #require(cell.collectionView)
    let place = cell.convert(cell.bounds, to: scene.window)
    let before = try scene.picture(of: place)
    try scene.press("Return")
    let path = try #require(cell.indexPath)
    #expect(cell.isSelected && grid.indexPathsForSelectedItems == [path])
    #expect(scene.texts.contains("1 of 32 selected"))
    // The selection is visible with the focus and without it.
    let chosen = try scene.picture(of: place)
    #expect(chosen.share(differingFrom: before, by: 24) > 0.02)
    try scene.press("Right")
    let beside = try scene.picture(of: place)
    try scene.press("Left Return")
    #expect(!cell.isSelected && scene.texts.contains("32 photos"))
    #expect(try scene.picture(of: place).share(differingFrom: before) == 0)
    try scene.press("Right")
    #expect(try scene.picture(of: place).share(differingFrom: beside, by: 24) > 0.02)
    // Another album begins without a selection.
    try scene.press("Return Tab Down Up")
    #expect(grid.indexPathsForSelectedItems == nil && scene.texts.contains("32 photos"))
  }

  @Test("a full stop marks a photo as favourite, once for each press")
  func favourite() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Down Tab")
    func favourites() throws -> Int {
      let row = try #require(
        FocusMap.focusableItems(in: scene.window)
          .first { $0.accessibilityIdentifier == "favourites" } as? CollectionViewListCell)
      let content = row.contentConfiguration as? ListContentConfiguration
      return try #require(content?.secondaryText.flatMap { Int($0) })
    }
    let before = try favourites()
    try scene.press(".")
    let after = try favourites()
    #expect(abs(after - before) == 1)
    try scene.press(".")
    #expect(try favourites() == before)
  }

  @Test("a photo that is no favourite any more leaves the album, and the next one is focused")
  func leaving() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Down Down Tab")
    func pictures() -> [String] {
      FocusMap.focusableItems(in: scene.window)
        .filter { $0.superview?.accessibilityIdentifier == "photos-grid" }.map(\.focusDebugLabel)
    }
    func title() -> String? {
      scene.texts.first { $0.hasSuffix(" photos") || $0.hasSuffix(" photo") }
    }
    var left = pictures()
    try #require(left.count == 8 && scene.focus == left[0])
    // In the middle the next photo moves up; at the end the previous one is focused.
    for index in [2, 2, 5, 4, 0, 2, 1, 0] {
      let picture = FocusMap.focusableItems(in: scene.window)
        .first { $0.focusDebugLabel == left[index] }
      scene.window.focusSystem?.requestFocusUpdate(to: try #require(picture))
      scene.player.rest()
      try scene.press(".")
      left.remove(at: index)
      #expect(pictures() == left)
      #expect(title() == (left.count == 1 ? "1 photo" : "\(left.count) photos"))
      #expect(scene.focus == (left.isEmpty ? "favourites" : left[min(index, left.count - 1)]))
    }
    // All of them are still in the library.
    try scene.press("Up")
    #expect(title() != "0 photos")
    #expect(!pictures().isEmpty)
  }

  @Test("going down a long grid scrolls it so that the focused picture is visible")
  func scrolls() throws {
    let scene = try SceneHarness("photos", size: CGSize(width: 900, height: 500))
    try scene.press("Down Tab Down Down Down")
    let cell = try #require(scene.focusedView as? CollectionViewCell)
    let grid = try #require(cell.collectionView)
    #expect(grid.contentOffset.y > 0)
    let visible = CGRect(origin: grid.contentOffset, size: grid.visibleSize)
    #expect(visible.contains(cell.frame))
  }

  @Test("a scene at rest needs no frame until the focus hides")
  func rest() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Down Tab Right")
    // Only inactivity needs a frame a minute later, which hides the focus.
    #expect(
      scene.window.nextFrameTime(now: scene.player.time)
        == scene.window.focusSystem?.inactivityDeadline)
    #expect(scene.window.saturatedFrames == 0)
  }

  // MARK: A new album

  private static let newAlbum = Array(repeating: "Down", count: 10).joined(separator: " ")

  private func selected(_ scene: SceneHarness) -> [String] {
    FocusMap.focusableItems(in: scene.window)
      .filter { ($0 as? CollectionViewListCell)?.configurationState.isSelected == true }
      .map(\.focusDebugLabel)
  }

  @Test("the row New Album… can be focused without being selected")
  func exception() throws {
    let scene = try SceneHarness("photos")
    try scene.press(Self.newAlbum)
    #expect(scene.focus == "new-album")
    #expect(selected(scene) == ["studies"])
    try scene.press("Up")
    #expect(selected(scene) == ["studies"] && scene.focus == "studies")
  }

  @Test(
    "a new album asks for a title, and cancelling comes back to its row",
    arguments: ["Escape", "Tab Return", "a Tab Left Return"])
  func asking(answer: String) throws {
    let scene = try SceneHarness("photos")
    try scene.press(Self.newAlbum + " Return")
    #expect(scene.focus == "album-title")
    try scene.press(answer)
    #expect(scene.focus == "new-album" && selected(scene) == ["studies"])
    try scene.press("Up")
    #expect(scene.focus == "studies")
  }

  @Test(
    "a new album is empty and shown at once with the focus on its row, even in a low window")
  func made() throws {
    let scene = try SceneHarness("photos", size: CGSize(width: 640, height: 400))
    try scene.press(Self.newAlbum + " Return space M a y space Return")
    #expect(scene.focus == "album-1" && selected(scene) == ["album-1"])
    for text in ["May", "0 photos", "No Photos"] { #expect(scene.texts.contains(text), "\(text)") }
    let row = try #require(scene.focusedView)
    #expect(row.convert(row.bounds, to: scene.window).maxY < 400 - 44)
    #expect((row as? CollectionViewListCell)?.indexPath?.item == 9)
    try scene.press("Down")
    #expect(scene.focus == "new-album")
    try scene.press("Return M a y Return")
    #expect(scene.focus == "album-2" && selected(scene) == ["album-2"])
    try scene.press("Up Up")
    #expect(scene.focus == "studies" && !scene.texts.contains("No Photos"))
  }

  @Test("an album without a name is not made", arguments: ["Return", "space space Return"])
  func nameless(keys: String) throws {
    let scene = try SceneHarness("photos")
    try scene.press(Self.newAlbum + " Return " + keys)
    #expect(scene.focus == "album-title")
    try scene.press("a BackSpace Tab Return")
    #expect(scene.focus == "new-album" && selected(scene) == ["studies"])
  }

  @Test("the list of shortcuts has the command for larger pictures once")
  func shortcuts() throws {
    let scene = try SceneHarness("photos")
    scene.player.hold([try Key(name: "ctrl")])
    scene.player.advance(by: 1)
    #expect(scene.texts.filter { $0 == "Larger Pictures" }.count == 1)
  }

  @Test("the standard shortcuts change the size of pictures within limits")
  func size() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Tab Tab")
    func width() throws -> CGFloat { try #require(scene.focusedView).bounds.width }
    let usual = try width()
    try scene.press("ctrl+shift+=")
    let larger = try width()
    #expect(larger > usual)
    try scene.press("ctrl+- ctrl+-")
    let smaller = try width()
    #expect(smaller < usual)
    try scene.press("ctrl+- ctrl+- ctrl+-")
    #expect(try width() <= smaller)
    try scene.press("ctrl+shift+= ctrl+shift+=")
    #expect(try width() == usual)
  }

  @Test("the keys + and - change the density, from the sidebar as well", arguments: [1, 2])
  func density(tabs: Int) throws {
    let scene = try SceneHarness("photos")
    try scene.press(String(repeating: "Tab ", count: tabs) + "Down")
    let focus = scene.focus
    let columns = { () throws -> Int in
      let cells = try #require(self.grid(scene)).visibleCells
      return cells.filter { $0.frame.minY == cells[0].frame.minY }.count
    }
    let before = try columns()
    #expect(before == 5)
    for (key, count) in [("+", 4), ("+", 3), ("+", 3), ("-", 4), ("-", 5), ("-", 6), ("-", 7)] {
      try scene.press(key)
      let shown = try columns()
      #expect(shown == count)
    }
    #expect(scene.focus == focus)
    // The focused item stays visible.
    let view = try #require(scene.focusedView)
    #expect(scene.window.bounds.contains(view.convert(view.bounds, to: scene.window)))
  }

  @Test(
    "pictures begin and end at the margins, whatever the width of the window is",
    arguments: [640, 960, 1273, 1280, 1999])
  func gutters(width: CGFloat) throws {
    let scene = try SceneHarness("photos", size: CGSize(width: width, height: 800))
    let frames = try #require(grid(scene)).visibleCells.map(\.frame)
    let row = frames.filter { $0.minY == frames[0].minY }
    let gutters = zip(row, row.dropFirst()).map { $1.minX - $0.maxX }
    #expect(try #require(gutters.min()) >= 8 && #require(gutters.max()) < 10)
    let list = try #require(grid(scene))
    #expect(frames[0].minX == list.bounds.maxX - row[row.count - 1].maxX)
    let next = try #require(frames.first { $0.minY > frames[0].minY })
    #expect(next.minY - frames[0].maxY == 8)
  }

  @Test("in a low window the largest pictures are whole, and no hint offers larger ones")
  func largest() throws {
    let scene = try SceneHarness("photos", size: CGSize(width: 640, height: 400))
    try scene.press("Tab Tab Right Down + + +")
    let view = try #require(scene.focusedView)
    let place = view.convert(view.bounds, to: scene.window)
    #expect(place.width > 150 && place.minY > 62 + 8 && place.maxY < 346 - 8)
    let wide = try SceneHarness("photos", size: CGSize(width: 1280, height: 800))
    try wide.press("Tab Tab")
    #expect(wide.window.hints.contains("Picture size"))
    try wide.press("+ +")
    let hints = wide.window.hints
    #expect(hints.contains("Smaller") && !hints.contains("Picture size"))
  }

  @Test("when the size changes, the focused picture begins at its old place, with its ring")
  func sizing() throws {
    let scene = try SceneHarness("photos", size: CGSize(width: 640, height: 400))
    try scene.press("Tab Tab Right Down")
    let view = try #require(scene.focusedView)
    let before = view.convert(view.bounds, to: scene.window)
    scene.player.press(try Key(name: "+"))
    let place = view.convert(view.bounds, to: scene.window)
    let start = view.presented(.transform, view.transform)
    #expect(start.a < 1 && place.width > before.width)
    #expect(abs(place.midX + start.tx - before.midX) < 1)
    #expect(abs(place.midY + start.ty - before.midY) < 1)
    #expect(scene.window.shows(ringAround: view))
  }

  @Test("hearts are inside their pictures at every density")
  func hearts() throws {
    let scene = try SceneHarness("photos")
    for _ in 0..<5 {
      for cell in try #require(grid(scene)).visibleCells {
        #expect(cell.subviews.filter { !cell.bounds.contains($0.frame) }.isEmpty)
      }
      try scene.press(scene.focus == nil ? "Tab - -" : "+")
    }
  }

  @Test("an album without pictures says so")
  func empty() throws {
    let scene = try SceneHarness("photos")
    try scene.press("Down Down Tab")
    #expect(!scene.texts.contains("No Favourites"))
    try scene.press(Array(repeating: ".", count: 8).joined(separator: " "))
    #expect(scene.texts.contains("No Favourites"))
    try scene.press("Up")
    #expect(!scene.texts.contains("No Favourites"))
  }

  @Test("an arrow from a row beside no picture leads to the pictures")
  func shortAlbum() throws {
    let scene = try SceneHarness("photos")
    scene.window.focusSystem?.model = .tv
    try scene.press("Left" + String(repeating: " Down", count: 9))
    #expect(scene.focus == "new-album")
    try scene.press("Right")
    #expect(scene.focus == "discs")
    // The row beside the last pictures is left of them.
    try scene.press("Down Left")
    #expect(scene.focus == "places")
  }

  private func grid(_ scene: SceneHarness) -> CollectionView? {
    func find(in view: View) -> CollectionView? {
      if view.accessibilityIdentifier == "photos-grid" { return view as? CollectionView }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(in: scene.window)
  }
}
