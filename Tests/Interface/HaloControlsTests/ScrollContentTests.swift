import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Constraints inside of a scroll view: Apple's “Auto Layout Guide”, “Working with Scroll Views”.
@MainActor
struct ScrollContentTests {
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = View()

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)
  }

  private func fill(_ item: any LayoutItem) {
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: 10),
      item.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: item.topAnchor, constant: 10),
      item.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
    ])
  }

  @Test(arguments: [true, false])
  func `constraints to the edges of a scroll view set the size of its content`(namesGuide: Bool) {
    let stage = Stage(scroll)
    fill(namesGuide ? scroll.contentLayoutGuide : scroll)
    let height = box.heightAnchor.constraint(equalToConstant: 300)
    LayoutConstraint.activate([height, box.widthAnchor.constraint(equalToConstant: 400)])
    stage.frame()
    #expect(scroll.contentSize == CGSize(width: 420, height: 320))
    #expect(scroll.frame.size == CGSize(width: 200, height: 100))
    scroll.contentOffset = CGPoint(x: 30, y: 200)
    stage.frame()
    #expect(box.frame == CGRect(x: 10, y: 10, width: 400, height: 300))
    #expect(scroll.contentOffset == CGPoint(x: 30, y: 200))
    height.constant = 100
    stage.frame()
    #expect(scroll.contentSize.height == 120 && scroll.contentOffset.y == 20)
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 420, height: 120))
  }

  @Test func `size constraints to a scroll view or its frame guide refer to the visible part`() {
    let stage = Stage(scroll)
    fill(scroll.contentLayoutGuide)
    let bar = View()
    bar.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(bar)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
      box.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 3),
      bar.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.frame()
    #expect(scroll.contentSize == CGSize(width: 200, height: 320))
    #expect(bar.frame.minY == 95)
    scroll.contentOffset.y = 50
    stage.frame()
    #expect(bar.frame.minY == 145 && box.frame.minY == 10)
    #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
  }

  @Test func `a stack of labels that is taller than its scroll view scrolls`() {
    let texts = (0..<10).map { Label("line \($0)", font: .systemFont(ofSize: 17)) }
    let stack = StackView(arrangedSubviews: texts)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let stage = Stage(scroll)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    stage.frame()
    #expect(scroll.contentSize == CGSize(width: 200, height: 200))
    texts[0].isHidden = true
    stage.frame()
    #expect(scroll.contentSize.height == 180)
  }

  @Test func `constraints that do not determine the content size leave it unchanged`() {
    let stage = Stage(scroll)
    scroll.contentSize = CGSize(width: 500, height: 600)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 7),
      box.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
    ])
    stage.frame()
    #expect(scroll.contentSize == CGSize(width: 500, height: 600))
    #expect(box.frame.midX == 250 && box.frame.minY == 7)
  }
}
