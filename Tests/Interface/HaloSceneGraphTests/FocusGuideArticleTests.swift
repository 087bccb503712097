import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The code of the article “Creating custom navigation interactions”, without the prefix `UI`.
///
///     1 2 3
///     4 G G
///     5 . .
@MainActor
struct FocusGuideArticleTests {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  final class Article: ViewController {
    let button_1 = Tile("1", 0, 0)
    let button_2 = Tile("2", 120, 0)
    let button_3 = Tile("3", 240, 0)
    let button_4 = Tile("4", 0, 120)
    let button_5 = Tile("5", 0, 240)
    let isActive: Bool
    private(set) var guide: FocusGuide?

    init(isActive: Bool = true) {
      self.isActive = isActive
      super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
      for button in [button_1, button_2, button_3, button_4, button_5] { view.addSubview(button) }
      let myFocusGuide = FocusGuide()
      self.view.addLayoutGuide(myFocusGuide)
      guide = myFocusGuide
      guard isActive else {
        _ = myFocusGuide.leftAnchor.constraint(equalTo: button_2.leftAnchor)
        myFocusGuide.preferredFocusEnvironments = [button_4]
        return
      }
      myFocusGuide.leftAnchor.constraint(equalTo: button_2.leftAnchor).isActive = true
      myFocusGuide.rightAnchor.constraint(equalTo: button_3.rightAnchor).isActive = true
      myFocusGuide.topAnchor.constraint(equalTo: button_4.topAnchor).isActive = true
      myFocusGuide.bottomAnchor.constraint(equalTo: button_4.bottomAnchor).isActive = true
      myFocusGuide.preferredFocusEnvironments = [button_4]
    }
  }

  @Test func `the focus guide of the article is where its constraints place it`() throws {
    let article = Article()
    let stage = Stage(screen: article)
    #expect(article.guide?.layoutFrame == CGRect(x: 120, y: 120, width: 220, height: 100))
    #expect(stage.window.saturatedFrames == 0)
  }

  @Test(arguments: [2, 3])
  func `Down leads from buttons 2 and 3 through the focus guide to button 4`(from: Int) throws {
    let article = Article()
    let stage = Stage(screen: article)
    stage.focus(on: from == 2 ? article.button_2 : article.button_3)
    try stage.press("Down")
    #expect(stage.focused == "4")
  }

  @Test func `a focus guide without active constraints does not redirect focus`() throws {
    let article = Article(isActive: false)
    let stage = Stage(screen: article)
    stage.focus(on: article.button_2)
    try stage.press("Down")
    #expect(stage.focused == "2")
  }

  @Test func `a focus guide follows the button to which it is constrained`() throws {
    let article = Article()
    let stage = Stage(screen: article)
    article.button_4.frame.origin.y = 500
    stage.frame()
    #expect(article.guide?.layoutFrame.minY == 500)
  }

  @Test func `a focus guide that was removed does not redirect focus`() throws {
    let article = Article()
    let stage = Stage(screen: article)
    article.guide.map(stage.root.removeLayoutGuide)
    stage.focus(on: article.button_2)
    try stage.press("Down")
    #expect(stage.focused == "2")
  }
}
