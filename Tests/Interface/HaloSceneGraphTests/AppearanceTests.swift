import FocusEngine
import Foundation
import Testing

@testable import HaloAppearance
@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The order of the appearance and containment callbacks of view controllers.
@MainActor
struct AppearanceTests {
  private let journal = Journal()

  private func controller(_ name: String) -> TestController {
    TestController(name, journal: journal)
  }

  @Test func `a root view controller appears with its window and disappears when it is replaced`() {
    let stage = Stage(controller("a"))
    #expect(journal.take() == ["a will appear", "a did appear"])
    stage.window.rootViewController = controller("b")
    #expect(
      journal.take() == [
        "a will disappear", "a did disappear", "b will appear", "b did appear",
      ])
  }

  @Test func `a child view controller appears and disappears with its view, after its parent`() {
    let outer = controller("outer")
    let child = controller("child")
    outer.view.addSubview(child.view)
    let stage = Stage(outer)
    #expect(
      journal.take() == [
        "outer will appear", "child will appear", "outer did appear", "child did appear",
      ])
    child.view.removeFromSuperview()
    #expect(journal.take() == ["child will disappear", "child did disappear"])
    stage.root.addSubview(child.view)
    #expect(journal.take() == ["child will appear", "child did appear"])
  }

  @Test func `adding and removing a child view controller calls it in UIKit's order`() {
    let outer = controller("outer")
    let child = controller("child")
    outer.addChild(child)
    #expect(outer.children.first === child && child.parent === outer)
    child.didMove(toParent: outer)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(outer.children.isEmpty && child.parent == nil)
    #expect(
      journal.take() == [
        "child will come", "child did come", "child will leave", "child did leave",
      ])
  }

  @Test func `adding another's child moves it, and no view controller can contain itself`() {
    let (a, b, child) = (controller("a"), controller("b"), controller("child"))
    a.addChild(child)
    b.addChild(child)
    #expect(a.children.isEmpty && b.children.count == 1)
    child.addChild(b)
    child.addChild(child)
    #expect(child.children.isEmpty && b.parent == nil)
  }

  @Test func `presenting and dismissing a sheet does not call the view controller behind it`() {
    let below = controller("below")
    let stage = Stage(below, model: .pad)
    let sheet = controller("sheet")
    _ = journal.take()
    below.present(sheet, animated: true)
    stage.frame()
    #expect(journal.take() == ["sheet will appear animated"])
    stage.rest()
    #expect(journal.take() == ["sheet did appear animated"])
    sheet.dismiss(animated: true)
    stage.frame()
    #expect(journal.take() == ["sheet will disappear animated"])
    stage.rest()
    #expect(journal.take() == ["sheet did disappear animated"])
  }

  @Test func `a view controller disappears behind a full-screen one and appears again later`() {
    let below = controller("below")
    let stage = Stage(below)
    let cover = controller("cover")
    _ = journal.take()
    below.present(cover, animated: true)
    stage.rest()
    #expect(
      journal.take() == [
        "below will disappear animated", "cover will appear animated",
        "below did disappear animated", "cover did appear animated",
      ])
    cover.dismiss(animated: false)
    #expect(
      journal.take() == [
        "cover will disappear", "below will appear", "cover did disappear", "below did appear",
      ])
    _ = stage
  }

  @Test func `a stack of presentations is dismissed from the top, and only the top is animated`() {
    let below = controller("below")
    let stage = Stage(below, model: .pad)
    let (sheet, top) = (controller("sheet"), controller("top"))
    below.present(sheet, animated: false)
    sheet.present(top, animated: false)
    _ = journal.take()
    below.dismiss(animated: true)
    stage.rest()
    #expect(
      journal.take() == [
        "top will disappear animated", "sheet will disappear", "sheet did disappear",
        "top did disappear animated",
      ])
  }

  @Test func `a push and a pop call both view controllers in UIKit's order`() {
    let (list, detail) = (controller("list"), controller("detail"))
    let navigation = NavigationController(rootViewController: list)
    let stage = Stage(navigation)
    #expect(
      journal.take() == ["list will come", "list did come", "list will appear", "list did appear"])
    navigation.pushViewController(detail, animated: true)
    stage.rest()
    #expect(
      journal.take() == [
        "detail will come", "list will disappear animated", "detail will appear animated",
        "list did disappear animated", "detail did appear animated", "detail did come",
      ])
    navigation.popViewController(animated: true)
    stage.rest()
    #expect(
      journal.take() == [
        "detail will leave", "detail will disappear animated", "list will appear animated",
        "detail did disappear animated", "list did appear animated", "detail did leave",
      ])
  }

  @Test func `an interrupted transition ends before the next one begins`() {
    let below = controller("below")
    let stage = Stage(below, model: .pad)
    let sheet = controller("sheet")
    _ = journal.take()
    below.present(sheet, animated: true)
    stage.advance(0.05)
    sheet.dismiss(animated: true)
    stage.rest()
    #expect(
      journal.take() == [
        "sheet will appear animated", "sheet did appear animated",
        "sheet will disappear animated", "sheet did disappear animated",
      ])
  }

  @Test func `a view controller that leaves during its transition still gets all callbacks`() {
    let list = controller("list")
    let navigation = NavigationController(rootViewController: list)
    let stage = Stage(navigation)
    let detail = controller("detail")
    _ = journal.take()
    navigation.pushViewController(detail, animated: true)
    stage.advance(0.05)
    _ = journal.take()
    stage.window.rootViewController = controller("new")
    stage.rest()
    let told = journal.take().filter { $0.hasPrefix("detail") || $0.hasPrefix("list") }
    #expect(
      told == [
        "detail will disappear", "list did disappear animated", "detail did disappear",
        "detail did come",
      ]
        || told == [
          "detail will disappear", "detail did disappear", "list did disappear animated",
          "detail did come",
        ])
  }
}
