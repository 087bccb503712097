import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// A screen with focus guides that is shown in a column of a split view.
@MainActor
struct GuidesInColumnTests {
  private final class Screen: ViewController {
    let middle = View(frame: .zero)
    let guides = [FocusGuide(), FocusGuide()]

    override func viewDidLoad() {
      middle.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(middle)
      let (top, bottom) = (guides[0], guides[1])
      LayoutConstraint.activate([
        middle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        middle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        middle.widthAnchor.constraint(equalToConstant: 100),
        middle.heightAnchor.constraint(equalToConstant: 100),
      ])
      guides.forEach(middle.addLayoutGuide)
      LayoutConstraint.activate([
        top.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
        middle.trailingAnchor.constraint(equalTo: top.trailingAnchor),
        bottom.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
        middle.trailingAnchor.constraint(equalTo: bottom.trailingAnchor),
        top.topAnchor.constraint(equalTo: middle.topAnchor),
        middle.bottomAnchor.constraint(equalTo: bottom.bottomAnchor),
        bottom.topAnchor.constraint(equalTo: top.bottomAnchor),
        top.heightAnchor.constraint(equalTo: bottom.heightAnchor),
      ])
    }
  }

  @Test
  func `a view in the middle of a screen is centred once the screen is shown in a column`() throws {
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(ViewController(), for: .primary)
    split.setViewController(ViewController(), for: .secondary)
    let stage = Stage(model: .pad, screen: split)
    let screen = Screen()
    split.showDetailViewController(
      NavigationController(rootViewController: screen), sender: nil)
    stage.frame()
    stage.advance(1)
    let bounds = screen.view.bounds
    #expect(bounds.width > 100)
    #expect(screen.middle.center == CGPoint(x: bounds.midX, y: bounds.midY))
    #expect(screen.guides[1].layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 50))
  }
}
